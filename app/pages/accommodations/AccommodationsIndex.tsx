import { beforeYouBook } from '../../../content/terms.yaml'
import type { Accommodations } from '../../../content/accommodations.schema.ts'
import ui from '../../../content/ui.yaml'
import { priceInLine, roomMarked } from '../../../lib/prices.ts'
import { asReadAloud, lowerFirst, plainText } from '../../../lib/text.ts'
import { Container } from '../../ui/Container.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './AccommodationsIndex.module.css'

/** A short overview: every stay with its price, its guests and whom it suits; then the terms. */
export function AccommodationsIndex({ stays }: Pick<Accommodations, 'stays'>) {
  return (
    <nav className={styles.index} aria-label={ui.onThisPage}>
      <Container>
        <ol className={styles.list}>
          {stays.map((stay) => {
            const price = priceInLine(stay, ui.prices)
            const forWhom = lowerFirst(stay.forWhom)
            // The accessible name must contain the visible text, so the visible text has the spoken form too.
            const guests = asReadAloud(roomMarked(stay, stays, ui.prices))
            const name = `${stay.name} ${price} ${guests} · ${plainText(forWhom)}`
            return (
              <li key={stay.id}>
                <SiteLink to={`#${stay.id}`} className={styles.link} aria-label={name}>
                  <b>{stay.name}</b> <span className={styles.price}>{price}</span>{' '}
                  <small>
                    {guests}
                    <span>
                      {' '}
                      · <Text>{forWhom}</Text>
                    </span>
                  </small>
                </SiteLink>
              </li>
            )
          })}
          <li className={styles.terms}>
            <SiteLink to="#before-you-book" className={styles.link}>
              <b>{beforeYouBook.kicker}</b> <Text as="small">{beforeYouBook.heading}</Text>
            </SiteLink>
          </li>
        </ol>
      </Container>
    </nav>
  )
}
