import { stays } from '../../../content/accommodations.yaml'
import type { Accommodations } from '../../../content/accommodations.schema.ts'
import ui from '../../../content/ui.yaml'
import { priceInLine } from '../../../lib/prices.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './StayWays.module.css'

/** From who is coming to a place to stay, a line each (S2). */
export function StayWays({ ways }: { ways: Accommodations['helpChoosing']['paths'] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ who, stay: id }) => {
        const stay = stays.find((each) => each.id === id)
        if (!stay) return null
        return (
          <li key={who}>
            <SiteLink to={`#${id}`} className={styles.way}>
              <span className={styles.who}>{who}</span>{' '}
              <span className={styles.stay}>
                {stay.name}, <span className="no-break">{priceInLine(stay, ui.prices)}</span>
              </span>
              <Icon name="arrow-right" />
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}
