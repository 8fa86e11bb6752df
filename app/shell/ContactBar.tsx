import ui from '../../content/ui.yaml'
import { whatsAppLink } from '../resort/links.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { BookLink } from './BookLink.tsx'
import styles from './ContactBar.module.css'

/** On phones, at the foot of every page. Hidden while the header or the page's head is in sight (header-on-scroll.ts). */
export function ContactBar() {
  return (
    <aside className={styles.bar} aria-label={ui.quickBar}>
      <ButtonLink variant="quiet" size="small" href={whatsAppLink}>
        <Icon name="message-circle" />
        {ui.whatsapp}
      </ButtonLink>
      <BookLink size="small">{ui.bookNow}</BookLink>
    </aside>
  )
}
