import site from '../../content/site.yaml'
import { fill } from '../lib/text.ts'
import styles from './Footer.module.css'

const { footer } = site

export function FooterLegal() {
  return (
    <>
      <span>{fill(footer.copyright, { year: site.copyrightYear })}</span>
      <span>{footer.picturesNote}</span>
      <span className={styles.farewell}>
        <span lang="sw">{footer.farewell.text}</span> · {footer.farewell.translation}
      </span>
    </>
  )
}
