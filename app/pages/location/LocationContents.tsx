import type { Location } from '../../../content/location.schema.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { Actions } from '../../ui/Stack.tsx'

/** Links to the sections of the page. */
export function LocationContents({ label, waysIn, nearby, days, sky }: Location['contents']) {
  return (
    <Container>
      <nav aria-label={label}>
        <Actions>
          {Object.entries({ 'getting-here': waysIn, nearby, 'your-days': days, sky }).map(([id, text]) => (
            <ArrowLink key={id} to={`#${id}`} icon="chevron-down">
              {text}
            </ArrowLink>
          ))}
        </Actions>
      </nav>
    </Container>
  )
}
