import { useLocation } from 'react-router'
import type { Site } from '../../content/site.schema.ts'
import ui from '../../content/ui.yaml'
import { formatDays } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { hrefOf } from '../resort/links.ts'
import { Container } from '../ui/Layout.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Notice.module.css'

/** A slim band under the header (R4), in every page while there is one; the inline script hides it outside its days. */
export function Notice({ text, from, until, link }: NonNullable<Site['notice']>) {
  const { pathname } = useLocation()
  return (
    <aside
      className={`on-band ${styles.notice} ${pathname === paths.home ? styles.belowHeader : ''}`}
      aria-label={ui.notice}
    >
      <Container>
        <p>
          <b>{formatDays(from, until)}</b> <Text>{text}</Text> {link && <a href={hrefOf(link.to)}>{link.label}</a>}
        </p>
      </Container>
    </aside>
  )
}
