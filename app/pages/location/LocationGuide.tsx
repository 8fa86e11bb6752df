import { lazy, Suspense, type ComponentType } from 'react'
import type { Location } from '../../../content/location.schema.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { Container } from '../../ui/Container.tsx'
import { Section } from '../../ui/Section.tsx'
import { GuideIndex } from './GuideIndex.tsx'
import { GuidePlace } from './GuidePlace.tsx'
import styles from './LocationGuide.module.css'

/**
 * In the built page the map stands from the start; only its code, which is mostly lines, comes later. Where it does not
 * come the page goes without: the list says all that the map shows.
 */
const GuideMap = lazy<ComponentType<Pick<Location, 'nearby' | 'map'>>>(() =>
  import('./GuideMap.tsx').catch(() => ({ default: () => null })),
)

/** The eight places, as an index, as posters and on the map; pointing at one shows it in the other (L4). */
export function LocationGuide({ nearby, map }: Pick<Location, 'nearby' | 'map'>) {
  const { kicker, heading, lede, indexLabel, places } = nearby
  return (
    <Section labelledBy="nearby">
      <Container>
        <SectionIntro id="nearby" kicker={kicker} heading={heading} lede={lede} />
        <div className={styles.guide} data-guide>
          <div className={styles.map}>
            <Suspense fallback={<div className={styles.unfolding} />}>
              <GuideMap nearby={nearby} map={map} />
            </Suspense>
          </div>
          <div className={styles.index}>
            <GuideIndex label={indexLabel} places={places} />
          </div>
          <ol className={styles.posters}>
            {places.map((place, index) => (
              <GuidePlace key={place.id} {...place} number={index + 1} words={nearby} />
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  )
}
