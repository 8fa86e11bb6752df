import site from '../../content/site.yaml'
import { mailLink } from './links.ts'
import styles from './Newsletter.module.css'

const { newsletter } = site.footer

/** The newsletter box: no list is kept anywhere, the guest asks by e-mail. */
export function Newsletter() {
  return (
    <form className={styles.letter} action={mailLink}>
      <h2>{newsletter.heading}</h2>
      <p>{newsletter.text}</p>
      <label htmlFor="newsletter-email">{newsletter.label}</label>
      <div className={styles.row}>
        <input id="newsletter-email" name="email" type="email" required autoComplete="email" placeholder={newsletter.placeholder} />
        <button type="submit" className="needs-scripting">{newsletter.button}</button>
      </div>
    </form>
  )
}
