import type { Location } from '../../../content/location.schema.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { Actions } from '../../ui/Stack.tsx'
import styles from './LocationContents.module.css'

/** Links to the sections of the page. */
export function LocationContents({ hasPlaces, label, ...texts }: Location['contents'] & { hasPlaces: boolean }) {
  const { waysIn, nearby, days, weather } = texts
  const sections = { 'getting-here': waysIn, ...(hasPlaces && { nearby }), 'your-days': days, weather }
  return (
    <Container>
      <nav aria-label={label} className={styles.contents}>
        <Actions>
          {Object.entries(sections).map(([id, text]) => (
            <ArrowLink key={id} to={`#${id}`} icon="chevron-down">
              {text}
            </ArrowLink>
          ))}
        </Actions>
      </nav>
    </Container>
  )
}
