import type { Location } from '../../content/location.schema.ts'
import site from '../../content/site.yaml'
import { formatTime } from '../../lib/hours.ts'
import { fill } from '../../lib/text.ts'
import { useNow } from '../browser/use-now.ts'
import { resortClock } from '../resort/today.ts'
import { DayArc } from './DayArc.tsx'
import { daylightMarked } from './daylight.ts'
import { clockTime, dayPassed, nextSun } from './sun.ts'
import { Text } from '../ui/Text.tsx'
import styles from './SunToday.module.css'

type Props = {
  words: Location['sky']
  /** True on any day: shown until the time is known. */
  always: string
}

const sunTime = (minutes: number) => formatTime(clockTime(minutes))

/** Sunrise, sunset, day length, and the position of the sun. */
export function SunToday({ words, always }: Props) {
  const now = useNow()
  if (!now) {
    return (
      <div className={styles.sunToday}>
        <DayArc />
        <div className={styles.facts}>
          <p>
            <Text>{always}</Text>
          </p>
        </div>
      </div>
    )
  }
  const { date, time } = resortClock(now)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = hour * 60 + minute
  const next = nextSun(date, minutes, site.place)
  const { sunrise, sunset, daylight, morningLightEnds, eveningLightBegins } = next.sun
  const isToday = next.date === date
  return (
    <div className={styles.sunToday}>
      <DayArc passed={dayPassed(next.sun, minutes)} isNight={!isToday || minutes < sunrise} />
      <div className={styles.facts}>
        <dl>
          <div className={styles.rise}>
            <dt>{words.sunrise}</dt>
            <dd>{sunTime(sunrise)}</dd>
          </div>
          <div className={styles.set}>
            <dt>{words.sunset}</dt>
            <dd>{sunTime(sunset)}</dd>
          </div>
          <div>
            <dt>{words.daylight}</dt>
            <dd>
              <Text>{daylightMarked(daylight, words.length)}</Text>
            </dd>
          </div>
          <div>
            <dt>{words.bestLight}</dt>
            <dd>
              {fill(words.bestLightTimes, {
                sunrise: sunTime(sunrise),
                morningEnd: sunTime(morningLightEnds),
                eveningBegin: sunTime(eveningLightBegins),
                sunset: sunTime(sunset),
              })}
            </dd>
          </div>
        </dl>
        <p>{fill(isToday ? words.clock : words.clockByNight, { time: formatTime(time) })}</p>
      </div>
    </div>
  )
}
