import { useRef, type ReactNode } from 'react'
import type { Location } from '../../content/schema.ts'
import { Seasons } from './Seasons.tsx'
import { SkyInGeneral } from './SkyInGeneral.tsx'
import { SunAlways } from './SunAlways.tsx'
import { useWhenNear } from '../site/use-when-near.ts'
import { Container } from '../ui/Container.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './Sky.module.css'
import { useInSight } from './use-in-sight.ts'
import { WeatherWhenSeen } from './WeatherWhenSeen.tsx'

const loadNow = () => import('./SkyNow.tsx')

type Props = Location['sky'] & {
  seasons: Location['seasons']
  /** The sun through the year, for the disclosure at the end. */
  children: ReactNode
}

/**
 * Today in Nakuru. What is true in most years stands in the page from the start; the sun and the season come when the
 * guest is near, the weather when the band comes into view. Where it does not come, nothing is missing.
 */
export function Sky({ heading, weather, months, seasons, children }: Props) {
  const section = useRef<HTMLElement>(null)
  const isSeen = useInSight(section)
  const now = useWhenNear(section, loadNow)
  return (
    <section ref={section} className={styles.sky} aria-labelledby="sky">
      <Container>
        <div className={styles.cells}>
          <div className={styles.head}>
            <h2 id="sky">{heading}</h2>
            <div className={styles.weather}>
              <SkyInGeneral {...seasons} />
              <WeatherWhenSeen isSeen={isSeen} words={weather} />
            </div>
          </div>
          {now ? <now.SunNow /> : <SunAlways always={seasons.sun} />}
        </div>
        {now ? <now.SeasonsNow /> : <Seasons {...seasons} />}
        <details className={styles.months}>
          <summary>
            <Icon name="sun" />
            {months.label}
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.sheet}>{children}</div>
        </details>
      </Container>
    </section>
  )
}
