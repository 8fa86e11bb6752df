import drawing from 'virtual:map'
import './map-colours.css'
import { MapLabels } from './MapLabels.tsx'
import { MapPin, type PlaceOnMap } from './MapPin.tsx'
import styles from './RegionMap.module.css'

interface Props {
  /** The places in the order of the list; number and address of a pin are those of its entry. */
  places: readonly PlaceOnMap[]
  words: {
    /** What the map shows, for those who hear it. */
    title: string
    description: string
    caption: { plate: string; text: string }
    /** Who must be credited for the data. */
    credit: string
  }
}

/**
 * The region as a printed guide map: a picture drawn while building (`build/map/`), names and pins over it. Wide, it names
 * the places and gives the drive times that are sound; narrow, it carries numbers only, and the list is its key. Each pin
 * is a link to its entry in the list.
 *
 * Map and list answer each other where a common ancestor has `data-guide` and each entry of the list has
 * `data-place` with its number, and the place's id as its `id`: see `RegionMap.module.css`.
 */
export function RegionMap({ places, words }: Props) {
  const { day, evening, viewBox, width, height, labels, pins } = drawing
  return (
    <figure className={styles.map}>
      <div className={styles.sheet}>
        {/* That of the day is for paper as well, which may be asked for before anybody has come near. */}
        <img className="only-day" src={day} alt="" width={width} height={height} fetchPriority="low" />
        <img className="only-evening" src={evening} alt="" width={width} height={height} loading="lazy" />
        <svg
          className={styles.overlay}
          viewBox={viewBox}
          role="group"
          aria-label={words.title}
          aria-describedby="map-description"
        >
          <desc id="map-description">{words.description}</desc>
          <MapLabels labels={labels} />
          {places.map((place, i) => {
            const at = pins.find(({ id }) => id === place.id)
            return at && <MapPin key={place.id} number={i + 1} place={place} at={at} />
          })}
        </svg>
      </div>
      <figcaption className={styles.band}>
        <span className={styles.plate}>{words.caption.plate}</span>
        <span className={styles.caption}>{words.caption.text}</span>
        <small className={styles.credit}>{words.credit}</small>
      </figcaption>
    </figure>
  )
}
