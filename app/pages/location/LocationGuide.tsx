import { useRef, useState, type SyntheticEvent } from 'react'
import type { Location } from '../../../content/location.schema.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { fill } from '../../../lib/text.ts'
import { useRowInView } from '../../browser/use-row-in-view.ts'
import { RegionMap } from '../../getting-there/RegionMap.tsx'
import { Container } from '../../ui/Container.tsx'
import { Section } from '../../ui/Section.tsx'
import { useFragment } from '../../plan/use-fragment.ts'
import { GoogleMap } from './GoogleMap.tsx'
import { GuideIndex } from './GuideIndex.tsx'
import { GuidePlace } from './GuidePlace.tsx'
import { driveTime, listedTime } from '../../resort/place-minutes.ts'
import row from '../../ui/Row.module.css'
import styles from './LocationGuide.module.css'

/** The id of the place whose pin, poster or row of the index this event is in. */
const placeOf = ({ target }: SyntheticEvent) => (target as Element).closest<HTMLElement>('[data-place]')?.dataset.place

/**
 * The places on the map, as posters, and as the legend of the map (L4). Pins and legend are links to the posters. On
 * narrow screens the posters are one row under the map that is pushed sideways. What is in view there, pointed at,
 * focused or linked to is marked in all three.
 */
export function LocationGuide({ nearby, map }: Pick<Location, 'nearby' | 'map'>) {
  const { kicker, heading, lede, indexLabel, places } = nearby
  const onMap = places.map((place) => ({ id: place.id, name: place.name, driveTime: driveTime(place) }))
  const [pointed, setPointed] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const posters = useRef<HTMLOListElement>(null)
  const inView = useRowInView(posters)
  const fragment = useFragment().slice(1)
  // The last poster cannot be scrolled to the start of the row: of several in view the linked one is marked.
  const shown = inView && !inView.includes(fragment) ? inView[0] : fragment
  const marked = [pointed, focused, shown]
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
            <RegionMap places={onMap} words={map} marked={marked} />
          </div>
          <ol ref={posters} className={`${row.row} ${styles.posters}`}>
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
          <div className={styles.index}>
            <GuideIndex label={indexLabel} places={places} marked={marked} />
            <GoogleMap {...map} />
          </div>
        </div>
        <p className={styles.listed}>{fill(nearby.listed, { places: places.map(listedTime).join(' · ') })}</p>
      </Container>
    </Section>
  )
}
