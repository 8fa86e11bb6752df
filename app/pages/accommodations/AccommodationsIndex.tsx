import type { Accommodations } from '../../../content/accommodations.schema.ts'
import ui from '../../../content/ui.yaml'
import { guestsText, priceInLine } from '../../lib/prices.ts'
import { lowerFirst } from '../../lib/text.ts'
import { Container } from '../../ui/Container.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './AccommodationsIndex.module.css'

/** A strip for the hurried guest: every stay with its price, its guests and whom it suits. */
export function AccommodationsIndex({ stays }: Pick<Accommodations, 'stays'>) {
  return (
    <nav className={styles.index} aria-label={ui.onThisPage}>
      <Container>
        <ol className={styles.list}>
          {stays.map((stay) => (
            <li key={stay.id}>
              <SiteLink to={`#${stay.id}`} className={styles.link}>
                <b>{stay.name}</b>{' '}
                <span className={styles.price}>{priceInLine(stay, ui.prices)}</span>{' '}
                <small>
                  {guestsText(stay.occupancy, ui.prices)} · {lowerFirst(stay.forWhom)}
                </small>
              </SiteLink>
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  )
}
