import type { Location } from '../../content/location.schema.ts'
import { weekdayName } from '../../lib/dates.ts'
import { formatTime } from '../../lib/hours.ts'
import { fill } from '../../lib/text.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { WeatherNow as Weather } from './read-forecast.ts'
import { SkyIcon } from './SkyIcon.tsx'
import styles from './WeatherNow.module.css'

type Words = Location['sky']['weather']

/** The weather now, in the next hours and on the next days, with the credit that the service requires. */
export function WeatherNow({ weather: { now, hours, days }, words }: { weather: Weather; words: Words }) {
  const degrees = (celsius: number) => fill(words.degrees, { degrees: Math.round(celsius) })
  return (
    <div className={styles.weather} data-live>
      <p className={styles.now}>
        <SkyIcon name={now.sky.icon} />
        <b>{degrees(now.temperature)}</b>
        <span>{words.sky[now.sky.word]}</span>
      </p>
      {/* On phones it is wider than the screen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by key */}
      <div className={styles.ahead} role="group" aria-label={words.ahead} tabIndex={0}>
        <ol>
          {hours.map(({ time, clock, temperature, sky }) => (
            <li key={time}>
              <b>{formatTime(clock)}</b>
              <SkyIcon name={sky.icon} />
              <span className="visually-hidden">{words.sky[sky.word]}</span>
              <span>{degrees(temperature)}</span>
            </li>
          ))}
        </ol>
        <ol>
          {days.map(({ date, max, min, sky }) => (
            <li key={date}>
              <b>{weekdayName(date)}</b>
              <SkyIcon name={sky.icon} />
              <span className="visually-hidden">
                {`${words.sky[sky.word]}, ${fill(words.maxAndMin, { max: degrees(max), min: degrees(min) })}`}
              </span>
              <span aria-hidden="true">{degrees(max)}</span>
              <span aria-hidden="true" className={styles.min}>
                {degrees(min)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.credit}>
        {words.credit} <SiteLink to={words.creditUrl}>{words.creditName}</SiteLink>
      </p>
    </div>
  )
}
