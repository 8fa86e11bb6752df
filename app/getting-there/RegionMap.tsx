import drawing from 'virtual:map'
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
}

/**
 * A map of the region: an image (`assets/map/map.svg`), with names and pins over it. A wide map shows names
 * and drive times of the places; a narrow one shows numbers only, and the list is its legend. Each pin links to its
 * poster.
 */
export function RegionMap({ places, words, marked }: Props) {
  const { day, evening, viewBox, width, height, labels, resort, pins, credit } = drawing

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
              at && <MapPin key={place.id} number={i + 1} place={place} at={at} isMarked={marked.includes(place.id)} />
            )
          })}
          <ResortMark resort={resort} labels={labels} />
        </svg>
      </div>
      <figcaption className={styles.band}>
        <span className={styles.plate}>{words.caption.plate}</span>
        <span className={styles.caption}>{words.caption.text}</span>
        {credit && <small className={styles.credit}>{credit}</small>}
      </figcaption>
    </figure>
  )
}
