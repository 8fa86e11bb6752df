import drawing from 'virtual:map'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../browser/plain-click.ts'
import './map-colours.css'
import { MapLabels } from './MapLabels.tsx'
import { MapPin, type PlaceOnMap } from './MapPin.tsx'
import { ResortMark } from './ResortMark.tsx'
import styles from './RegionMap.module.css'

interface Props {
  /** The places in the order of the list; a pin has the number and the id of its entry. */
  places: readonly PlaceOnMap[]
  words: {
    /** What the map shows, for screen readers. */
    description: string
    caption: { plate: string; text: string }
  }
  /** The ids of the places whose pins are filled with gold. */
  marked: readonly (string | undefined)[]
  /** Called when a pin is pressed and the list entries are far below the map. */
  onPress: (id: string) => void
  /** The card of the pressed place, shown directly below the drawing. */
  children: ReactNode
}

/** From this width on, the list entries are beside the sticky map (LocationGuide.module.css). */
const isBesideEntries = () => matchMedia('(width >= 72rem)').matches

/**
 * A map of the region: an image drawn by the build (`tools/map/`), with names and pins over it. A wide map shows names
 * and drive times of the places; a narrow one shows numbers only, and the list is its legend. Each pin links to its
 * list entry; if the entry is far below, a press calls `onPress` instead.
 */
export function RegionMap({ places, words, marked, onPress, children }: Props) {
  const { day, evening, viewBox, width, height, labels, resort, pins, credit } = drawing

  const press = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event.nativeEvent) || isBesideEntries()) return
    event.preventDefault()
    onPress(id)
  }

  return (
    <figure className={styles.map}>
      <div className={styles.sheet}>
        {/* The day image is not lazy, because it is printed too, perhaps before the guest has scrolled to it. */}
        <img className="only-day" src={day} alt={words.description} width={width} height={height} fetchPriority="low" />
        <img
          className="only-evening"
          src={evening}
          alt={words.description}
          width={width}
          height={height}
          loading="lazy"
        />
        <svg className={styles.overlay} viewBox={viewBox} aria-hidden="true">
          <MapLabels labels={labels} />
          {places.map((place, i) => {
            const at = pins.find(({ id }) => id === place.id)
            return (
              at && (
                <MapPin
                  key={place.id}
                  number={i + 1}
                  place={place}
                  at={at}
                  isMarked={marked.includes(place.id)}
                  onClick={(event) => press(event, place.id)}
                />
              )
            )
          })}
          {resort && <ResortMark {...resort} />}
        </svg>
      </div>
      {children}
      <figcaption className={styles.band}>
        <span className={styles.plate}>{words.caption.plate}</span>
        <span className={styles.caption}>{words.caption.text}</span>
        {credit && <small className={styles.credit}>{credit}</small>}
      </figcaption>
    </figure>
  )
}
