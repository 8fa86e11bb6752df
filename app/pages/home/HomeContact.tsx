import { ContactForm } from '../../enquiry/ContactForm.tsx'
import { HoursTable } from '../../site/HoursTable.tsx'
import { Still } from '../../site/Still.tsx'
import { Container } from '../../ui/Container.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './HomeContact.module.css'

/** How to reach us: the ways that work at once, the hours, and the form (H5, V2, V3). */
export function HomeContact() {
  return (
    <Section id="contact">
      <Container>
        <Still part="HomeContactIntro" />
        <div className={styles.grid}>
          <div className={styles.ways}>
            <Still part="HomeContactWays" />
            <HoursTable />
          </div>
          <ContactForm stamp={<Still part="HomeStamp" />} />
        </div>
      </Container>
    </Section>
  )
}
