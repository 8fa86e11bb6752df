import type { Location } from '../../../content/location.schema.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { RegionMap } from '../../getting-there/RegionMap.tsx'
import { Container } from '../../ui/Container.tsx'
import { Section } from '../../ui/Section.tsx'
import { driveTime } from './drive-time.ts'
import { GuideIndex } from './GuideIndex.tsx'
import { GuidePlace } from './GuidePlace.tsx'
import styles from './LocationGuide.module.css'

/** The eight places, as an index, as posters and on the map; pointing at one shows it in the other (L4). */
export function LocationGuide({ nearby, map }: Pick<Location, 'nearby' | 'map'>) {
  const { kicker, heading, lede, indexLabel, places } = nearby
  // A drive time that cannot be right is not drawn on the map.
  const onMap = places.map(({ id, name, driveMinutes, isTimeDoubtful }) => (
    { id, name, driveTime: isTimeDoubtful ? undefined : driveTime(driveMinutes) }
  ))
  return (
    <Section labelledBy="nearby">
      <Container>
        <SectionIntro id="nearby" kicker={kicker} heading={heading} lede={lede} />
        <div className={styles.guide} data-guide>
          <div id="map" className={styles.map}>
            <RegionMap places={onMap} words={map} />
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
