import ui from '../../content/ui.yaml'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard: past the header, into the page. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {ui.skipLink}
    </a>
  )
}
