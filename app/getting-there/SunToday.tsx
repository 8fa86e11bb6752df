import type { Location } from '../../content/schema.ts'
import type { PlainDate } from '../lib/dates.ts'
import { fill } from '../lib/text.ts'
import { DayArc } from './DayArc.tsx'
import { clockTime, dayPassed, hoursAndMinutes, nextSun } from './sun.ts'
import styles from './SunToday.module.css'

interface Props {
  words: Location['sky']
  /** What can be said of the sun on any day. */
  always: string
  /** Day and 'HH:MM' in Nakuru, once they are known. */
  today: { date: PlainDate; time: string } | undefined
}

/** Sunrise, sunset, the light between them, where the sun stands; before the day is known, what always holds. */
export function SunToday({ words, always, today }: Props) {
  return (
    <div className={styles.sunToday}>
      {today ? <Today words={words} {...today} /> : (
        <>
          <DayArc />
          <div className={styles.facts}><p>{always}</p></div>
        </>
      )}
    </div>
  )
}

function Today({ words, date, time }: { words: Location['sky']; date: PlainDate; time: string }) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = hour * 60 + minute
  const next = nextSun(date, minutes)
  const { sunrise, sunset, daylight, morningLightEnds, eveningLightBegins } = next.sun
  const isToday = next.date === date
  const { hours, minutes: lastMinutes } = hoursAndMinutes(daylight)
  return (
    <>
      <DayArc passed={isToday ? dayPassed(next.sun, minutes) : undefined} />
      <div className={styles.facts}>
        <dl>
          <div className={styles.rise}>
            <dt>{words.sunrise}</dt>
            <dd>{clockTime(sunrise)}</dd>
          </div>
          <div className={styles.set}>
            <dt>{words.sunset}</dt>
            <dd>{clockTime(sunset)}</dd>
          </div>
          <div>
            <dt>{words.daylight}</dt>
            <dd>{fill(words.length, { hours, minutes: String(lastMinutes).padStart(2, '0') })}</dd>
          </div>
          <div>
            <dt>{words.bestLight}</dt>
            <dd>
              {fill(words.bestLightTimes, {
                sunrise: clockTime(sunrise),
                morningEnd: clockTime(morningLightEnds),
                eveningBegin: clockTime(eveningLightBegins),
                sunset: clockTime(sunset),
              })}
            </dd>
          </div>
        </dl>
        <p>{fill(isToday ? words.clock : words.clockByNight, { time })}</p>
      </div>
    </>
  )
}
