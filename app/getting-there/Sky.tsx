import { lazy, useRef } from 'react'
import type { Location } from '../../content/location.schema.ts'
import { useNear } from '../browser/use-near.ts'
import { Container } from '../ui/Container.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Optional } from '../ui/Optional.tsx'
import { Seasons } from './Seasons.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Sky.module.css'
import { SkyInGeneral } from './SkyInGeneral.tsx'
import { SunToday } from './SunToday.tsx'
import { SunYear } from './SunYear.tsx'

const LiveWeather = lazy(() => import('./LiveWeather.tsx'))

type Props = Location['sky'] & Pick<Location, 'seasons'>

/**
 * Today at the resort. The prerendered page says what is true in most years; the guest's clock adds today's sun and
 * season, and the weather is requested when the section is visible.
 */
export function Sky({ seasons, ...words }: Props) {
  const section = useRef<HTMLElement>(null)
  const isSeen = useNear(section, '0px')
  return (
    <section ref={section} className={styles.sky} aria-labelledby="sky">
      <Container>
        <div className={styles.cells}>
          <div className={styles.head}>
            <h2 id="sky">
              <Text>{words.heading}</Text>
            </h2>
            <div className={styles.weather}>
              <SkyInGeneral {...seasons} />
              <Optional when={isSeen}>
                <LiveWeather {...words.weather} />
              </Optional>
            </div>
          </div>
          <SunToday words={words} always={seasons.sun} />
        </div>
        <Seasons {...seasons} />
        <details className={styles.months}>
          <summary>
            <Icon name="sun" />
            {words.months.label}
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.sheet}>
            <SunYear words={{ ...words, ...words.months }} />
          </div>
        </details>
      </Container>
    </section>
  )
}
