import drawing from 'virtual:map'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainPress } from '../lib/plain-press.ts'
import './map-colours.css'
import { MapLabels } from './MapLabels.tsx'
import { MapPin, type PlaceOnMap } from './MapPin.tsx'
import { ResortMark } from './ResortMark.tsx'
import styles from './RegionMap.module.css'

interface Props {
  /** The places in the order of the list; number and address of a pin are those of its entry. */
  places: readonly PlaceOnMap[]
  words: {
    /** What the map shows, for those who hear it. */
    description: string
    caption: { plate: string; text: string }
    /** Who must be credited for the data. */
    credit: string
  }
  /** The id of the place whose card is open. */
  pressed: string | undefined
  /** A pin was pressed where the list's entries are far below the map. */
  onPress: (id: string) => void
  /** Stands directly under the drawing: the card of the pressed place. */
  children: ReactNode
}

/** From this width on the list's entries stand beside the map, which stays in sight (LocationGuide.module.css). */
const isBesideEntries = () => matchMedia('(width >= 72rem)').matches

/**
 * The region as a printed guide map: a picture drawn while building (`build/map/`), names and pins over it. Wide, it names
 * the places and gives the drive times that are sound; narrow, it carries numbers only, and the list is its key. Each pin
 * is a link to its entry in the list; where that lies far below, a press is handed to `onPress` instead.
 *
 * Map and list answer each other where a common ancestor has `data-guide` and each entry of the list has
 * `data-place` with its number, and the place's id as its `id`: see `RegionMap.module.css`.
 */
export function RegionMap({ places, words, pressed, onPress, children }: Props) {
  const { day, evening, viewBox, width, height, labels, resort, pins } = drawing

  const press = (event: MouseEvent, id: string) => {
    if (!isPlainPress(event.nativeEvent) || isBesideEntries()) return
    event.preventDefault()
    onPress(id)
  }

  return (
    <figure className={styles.map}>
      <div className={styles.sheet}>
        {/* That of the day is for paper as well, which may be asked for before anybody has come near. */}
        <img className="only-day" src={day} alt={words.description} width={width} height={height} fetchPriority="low" />
        <img className="only-evening" src={evening} alt={words.description} width={width} height={height} loading="lazy" />
        <svg className={styles.overlay} viewBox={viewBox} aria-hidden="true">
          <MapLabels labels={labels} />
          {places.map((place, i) => {
            const at = pins.find(({ id }) => id === place.id)
            return at && (
              <MapPin
                key={place.id}
                number={i + 1}
                place={place}
                at={at}
                isPressed={place.id === pressed}
                onClick={(event) => press(event, place.id)}
              />
            )
          })}
          {resort && <ResortMark {...resort} />}
        </svg>
      </div>
      {children}
      <figcaption className={styles.band}>
        <span className={styles.plate}>{words.caption.plate}</span>
        <span className={styles.caption}>{words.caption.text}</span>
        <small className={styles.credit}>{words.credit}</small>
      </figcaption>
    </figure>
  )
}
