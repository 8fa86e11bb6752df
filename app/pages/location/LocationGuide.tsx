import { lazy, useState } from 'react'
import type { Location } from '../../../content/location.schema.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { useEnquiry } from '../../enquiry/draft/draft-store.ts'
import { RegionMap } from '../../getting-there/RegionMap.tsx'
import { Container } from '../../ui/Container.tsx'
import { Optional } from '../../ui/Optional.tsx'
import { Section } from '../../ui/Section.tsx'
import { DaysStrip } from '../../your-days/DaysStrip.tsx'
import { driveTime } from './drive-time.ts'
import { GuideIndex } from './GuideIndex.tsx'
import { GuidePlace } from './GuidePlace.tsx'
import styles from './LocationGuide.module.css'

const PlaceCard = lazy(() => import('./PlaceCard.tsx'))

/**
 * The places as an index, as posters and on the map; hovering one marks it in the others (L4). On screens where
 * the posters are far from the map, a pressed pin opens a card below the map; a second press closes it.
 */
export function LocationGuide({ nearby, map }: Pick<Location, 'nearby' | 'map'>) {
  const { kicker, heading, lede, indexLabel, places } = nearby
  const onMap = places.map(({ id, name, driveMinutes }) => ({ id, name, driveTime: driveTime(driveMinutes) }))
  const { checkIn, checkOut } = useEnquiry().details
  const [pressed, setPressed] = useState<string>()
  const pressedPlace = places.find(({ id }) => id === pressed)
  return (
    <Section labelledBy="nearby">
      <Container>
        <SectionIntro id="nearby" kicker={kicker} heading={heading} lede={lede} />
        <div className={styles.guide} data-guide>
          <div id="map" className={styles.map}>
            <RegionMap
              places={onMap}
              words={map}
              pressed={pressed}
              onPress={(id) => setPressed(id === pressed ? undefined : id)}
            >
              {pressedPlace && (
                <Optional>
                  <PlaceCard
                    key={pressed}
                    number={places.indexOf(pressedPlace) + 1}
                    place={pressedPlace}
                    moreLabel={nearby.moreLabel}
                    onClose={() => setPressed(undefined)}
                  />
                </Optional>
              )}
            </RegionMap>
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
        <DaysStrip dates={{ checkIn, checkOut }} />
      </Container>
    </Section>
  )
}
