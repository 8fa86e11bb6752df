import { lazy, useRef } from 'react'
import { weather } from '../../content/location.yaml'
import site from '../../content/site.yaml'
import { formatTime } from '../../lib/hours.ts'
import { fill } from '../../lib/text.ts'
import { useNear, useNow } from '../browser/hooks.ts'
import { resortClock } from '../resort/today.ts'
import { Optional } from '../ui/Optional.tsx'
import { Section } from '../ui/Layout.tsx'
import { Text } from '../ui/Text.tsx'
import { clockTime, sunOn } from './sun.ts'
import styles from './Weather.module.css'

const LiveWeather = lazy(() => import('./LiveWeather.tsx'))

/** The seasons in general, the weather of the next days once the section is seen, and today's sunrise and sunset. */
export function Weather() {
  const { heading, always, sunToday, seasonsHeading, seasons, forecast } = weather
  const cells = useRef<HTMLDivElement>(null)
  const isSeen = useNear(cells, '0px')
  return (
    <Section labelledBy="weather">
      <div ref={cells} className={`stack columns ${styles.cells}`}>
        <div className={styles.next}>
          <Text as="h2" id="weather">
            {heading}
          </Text>
          <SunToday text={sunToday} />
          <div className={styles.days}>
            <Text as="p" className={styles.always}>
              {always}
            </Text>
            <Optional when={isSeen}>
              <LiveWeather {...forecast} />
            </Optional>
          </div>
        </div>
        <div className={styles.seasons}>
          <Text as="h3">{seasonsHeading}</Text>
          <dl>
            {seasons.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <Text as="dd">{text}</Text>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}

function SunToday({ text }: { text: string }) {
  const now = useNow()
  const sun = now && sunOn(resortClock(now).date, site.place)
  const time = (minutes: number) => formatTime(clockTime(minutes))
  return <p className={styles.sun}>{sun && fill(text, { sunrise: time(sun.sunrise), sunset: time(sun.sunset) })}</p>
}
