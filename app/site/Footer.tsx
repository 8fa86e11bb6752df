import { Container } from '../ui/Container.tsx'
import { Newsletter } from './Newsletter.tsx'
import { PrivacyNote } from './PrivacyNote.tsx'
import { FooterColumns } from './FooterColumns.tsx'
import { FooterLegal } from './FooterLegal.tsx'
import { Horizon } from './Horizon.tsx'
import styles from './Footer.module.css'

/** The footer of every page (F1), of one colour by day and in the evening (F2). */
export function Footer() {
  return (
    <>
      <Horizon />
      <footer className={styles.footer}>
        <Container>
          <div className={styles.columns}>
            <FooterColumns />
            <div className={styles.letter}>
              <Newsletter />
            </div>
          </div>
          <div className={styles.legal}>
            <FooterLegal />
            <PrivacyNote />
          </div>
        </Container>
      </footer>
    </>
  )
}
