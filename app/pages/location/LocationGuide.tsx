import { lazy, useState, type SyntheticEvent } from 'react'
import type { Location } from '../../../content/location.schema.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { useEnquiry } from '../../enquiry/draft/draft-store.ts'
import { RegionMap } from '../../getting-there/RegionMap.tsx'
import { Container } from '../../ui/Container.tsx'
import { Optional } from '../../ui/Optional.tsx'
import { Section } from '../../ui/Section.tsx'
import { DaysStrip } from '../../your-days/DaysStrip.tsx'
import { useFragment } from '../../your-days/use-fragment.ts'
import { driveTime } from './drive-time.ts'
import { GuideIndex } from './GuideIndex.tsx'
import { GuidePlace } from './GuidePlace.tsx'
import styles from './LocationGuide.module.css'

const PlaceCard = lazy(() => import('./PlaceCard.tsx'))

/** The id of the place whose pin, poster or row of the index this event is in. */
const placeOf = ({ target }: SyntheticEvent) => (target as Element).closest<HTMLElement>('[data-place]')?.dataset.place

/**
 * The places as an index, as posters and on the map; what is pointed at, has the focus or was led to is marked in all
 * three (L4). On screens where
 * the posters are far from the map, a pressed pin opens a card below the map; a second press closes it.
 */
export function LocationGuide({ nearby, map }: Pick<Location, 'nearby' | 'map'>) {
  const { kicker, heading, lede, indexLabel, places } = nearby
  const onMap = places.map(({ id, name, driveMinutes }) => ({ id, name, driveTime: driveTime(driveMinutes) }))
  const { checkIn, checkOut } = useEnquiry().details
  const [pressed, setPressed] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const marked = [pressed, pointed, focused, useFragment().slice(1)]
  const pressedPlace = places.find(({ id }) => id === pressed)
  return (
    <Section labelledBy="nearby">
      <Container>
        <SectionIntro id="nearby" kicker={kicker} heading={heading} lede={lede} />
        <div
          className={styles.guide}
          data-guide
          onPointerOver={(event) => setPointed(placeOf(event))}
          onPointerLeave={() => setPointed(undefined)}
          onFocus={(event) => setFocused(placeOf(event))}
          onBlur={() => setFocused(undefined)}
        >
          <div id="map" className={styles.map}>
            <RegionMap
              places={onMap}
              words={map}
              marked={marked}
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
            <GuideIndex label={indexLabel} places={places} marked={marked} />
          </div>
          <ol className={styles.posters}>
            {places.map((place, index) => (
              <GuidePlace
                key={place.id}
                {...place}
                number={index + 1}
                isMarked={marked.includes(place.id)}
                words={nearby}
              />
            ))}
          </ol>
        </div>
        <DaysStrip dates={{ checkIn, checkOut }} />
      </Container>
    </Section>
  )
}
