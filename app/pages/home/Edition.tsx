import type { Home } from '../../../content/home.schema.ts'
import site from '../../../content/site.yaml'
import { clockIn, dayOfYear, daysInYear } from '../../../lib/dates.ts'
import { formatTime } from '../../../lib/hours.ts'
import { fill } from '../../../lib/text.ts'
import { useIsPrerendered } from '../../browser/use-is-prerendered.ts'
import styles from './Edition.module.css'
import { openedAt, openedIn, type Light } from './light.ts'

type Words = NonNullable<Home['hero']['edition']>

type Props = Words & {
  /** Whether the hero has a print of its own for each light. */
  isReinked: boolean
}

/**
 * Dates the hero like a print: where and when, in which ink, and which of the year's days. It says when the page was
 * opened, and does not tick. The prerendered page keeps its lines free: the hour of the build is not that of the visit.
 */
export function Edition({ isReinked, inks, inked, plain, number }: Props) {
  const isPrerendered = useIsPrerendered()
  const { date, time } = clockIn(site.place.timeZone, new Date(openedAt))
  const gaps = { time: formatTime(time), number: dayOfYear(date), days: daysInYear(date) }
  const light = openedIn()
  const byDay: Partial<Record<Light, string>> = inks
  // An ink is named only where the hero shows it.
  const lines = (ink: string | undefined) => {
    const words = ink && isReinked ? inked : plain
    return (
      <>
        <span aria-hidden="true">{fill(words.printed, { ...gaps, ink: ink ?? '' })}</span>
        <span aria-hidden="true">{fill(number, gaps)}</span>
        <span className="visually-hidden">{fill(words.aloud, { ...gaps, ink: ink ?? '' })}</span>
      </>
    )
  }
  return (
    <div className={styles.edition}>
      {!isPrerendered && (
        <>
          <p className="only-day">{lines(byDay[light])}</p>
          <p className="only-evening">{lines(light === 'night' ? inks.lampsLit : undefined)}</p>
        </>
      )}
    </div>
  )
}
