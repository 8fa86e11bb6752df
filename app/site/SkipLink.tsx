import ui from '../../content/ui.yaml'
import styles from './SkipLink.module.css'

/** The first tab stop: leads past the header to the content. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {ui.skipLink}
    </a>
  )
}
