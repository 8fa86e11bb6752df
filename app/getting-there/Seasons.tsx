import type { Location } from '../../content/location.schema.ts'
import { isMonthIn } from '../../lib/dates.ts'
import { useNow } from '../browser/use-now.ts'
import { resortClock } from '../resort/today.ts'
import { Text } from '../ui/Text.tsx'
import styles from './Seasons.module.css'

type Props = Pick<Location['seasons'], 'heading' | 'inMostYears' | 'thisSeason' | 'list'>

/** The seasons in general; the current one is highlighted once the time is known. */
export function Seasons({ heading, inMostYears, thisSeason, list }: Props) {
  const now = useNow()
  const month = now && Number(resortClock(now).date.slice(5, 7))
  const isNow = (season: { from: number; to: number }) => month !== undefined && isMonthIn(season, month)
  return (
    <div className={styles.seasons}>
      <h3>
        <Text>{heading}</Text> <small>{inMostYears}</small>
      </h3>
      <dl>
        {list.map((season) => (
          <div key={season.from} className={isNow(season) ? styles.now : undefined}>
            <dt>
              {season.name}
              {isNow(season) && <span className="visually-hidden"> ({thisSeason})</span>}
            </dt>
            <dd>
              <Text>{season.text}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
