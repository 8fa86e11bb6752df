import type { Location } from '../../../content/location.schema.ts'
import { Container } from '../../ui/Container.tsx'
import styles from './LocationContents.module.css'

/** Links to the sections of the page. */
export function LocationContents({ label, ...labels }: Location['contents']) {
  const links = { 'getting-here': labels.waysIn, nearby: labels.nearby, 'your-days': labels.days, sky: labels.sky }
  return (
    <Container>
      <nav className={styles.contents} aria-label={label}>
        <ul>
          {Object.entries(links).map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
