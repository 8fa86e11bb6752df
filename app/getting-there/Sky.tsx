import { useRef, type ReactNode } from 'react'
import type { Location } from '../../content/schema.ts'
import { clockIn } from '../lib/dates.ts'
import { useNow } from '../lib/use-now.ts'
import { timeZone } from '../site/links.ts'
import { Container } from '../ui/Container.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Seasons } from './Seasons.tsx'
import styles from './Sky.module.css'
import { SunToday } from './SunToday.tsx'
import { useInSight } from './use-in-sight.ts'
import { WeatherWhenSeen } from './WeatherWhenSeen.tsx'

type Props = Pick<Location, 'sky' | 'seasons'> & {
  /** The sun through the year, for the disclosure at the end. */
  children: ReactNode
}

/**
 * Today in Nakuru. What is true in most years stands in the page from the start; the sun comes with the
 * guest's clock, the weather when the band comes into view. Where it does not come, nothing is missing.
 */
export function Sky({ sky, seasons, children }: Props) {
  const section = useRef<HTMLElement>(null)
  const isSeen = useInSight(section)
  const now = useNow()
  const today = now && clockIn(timeZone, now)
  return (
    <section ref={section} className={styles.sky} aria-labelledby="sky">
      <Container>
        <div className={styles.cells}>
          <div className={styles.head}>
            <h2 id="sky">{sky.heading}</h2>
            <div className={styles.weather}>
              <div className={styles.general}>
                <p className={styles.always}>{unbroken(seasons.always)}</p>
                <p>{seasons.note}</p>
              </div>
              <WeatherWhenSeen isSeen={isSeen} words={sky.weather} />
            </div>
          </div>
          <SunToday words={sky} always={seasons.sun} today={today} />
        </div>
        <Seasons {...seasons} month={today && Number(today.date.slice(5, 7))} />
        <details className={styles.months}>
          <summary>
            <Icon name="sun" />
            {sky.months.label}
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.sheet}>{children}</div>
        </details>
      </Container>
    </section>
  )
}

/** Numbers stay with their unit: "9–14 °C" is never broken over two lines. */
function unbroken(text: string) {
  return text.split(/(\S+ °C)/).map((part, i) => (
    i % 2 ? <span key={part} className="no-break">{part}</span> : part
  ))
}
