import { stays } from '../../../content/accommodations.yaml'
import type { About } from '../../../content/about.schema.ts'
import ui from '../../../content/ui.yaml'
import { paths } from '../../../lib/paths.ts'
import { priceInLine, roomMarked } from '../../../lib/prices.ts'
import { asReadAloud } from '../../../lib/text.ts'
import { Opening } from '../../blocks/Opening.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import columns from '../../ui/Columns.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './AboutStays.module.css'

/** The stays as a ruled price list, and a link to them on the home page (A4). */
export function AboutStays({ kicker, heading, linkLabel }: About['stays']) {
  return (
    <Section>
      <div className={`${columns.columns} ${styles.columns}`}>
        <Opening kicker={kicker} heading={heading}>
          <ButtonLink to={paths.homeAccommodations}>{linkLabel}</ButtonLink>
        </Opening>
        <ul className={styles.stays}>
          {stays.map((stay) => (
            <li key={stay.id}>
              <SiteLink
                to={paths.stay(stay.id)}
                className={styles.stay}
                aria-label={`${stay.name} ${asReadAloud(roomMarked(stay, stays, ui.prices))} ${priceInLine(stay, ui.prices)}`}
              >
                <b>{stay.name}</b>{' '}
                <span className={styles.guests}>
                  <Icon name="users" />
                  {asReadAloud(roomMarked(stay, stays, ui.prices))}
                </span>{' '}
                <span className={styles.price}>{priceInLine(stay, ui.prices)}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
