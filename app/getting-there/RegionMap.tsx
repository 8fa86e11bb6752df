import { MapArt } from './MapArt.tsx'
import type { MapDrawing, MapTown } from './map-drawing.ts'
import { frameWidth, MapFrame } from './MapFrame.tsx'
import { MapPin, type PlaceOnMap } from './MapPin.tsx'
import styles from './RegionMap.module.css'

export interface RegionMapProps {
  /** What `build/map.ts` drew: `import drawing from 'virtual:map'`. */
  drawing: MapDrawing
  /** The places in the order of the list; number and address of a pin are those of its entry. */
  places: readonly PlaceOnMap[]
  /** Stands at the town, since the resort's own pin is not known. */
  resort: string
  words: {
    /** What the map shows, for those who hear it. */
    title: string
    description: string
    caption: { plate: string; text: string }
    /** Who must be credited for the data. */
    credit: string
    /** The unit beside the scale bar. */
    kilometres: string
  }
}

/**
 * The region as a printed guide map. Wide, it names the places and gives the drive times that are sound;
 * narrow, it carries numbers only, and the list is its key. Each pin is a link to its entry in the list.
 *
 * Map and list answer each other where a common ancestor has `data-guide` and each entry of the list has
 * `data-place` with its number, and the place's id as its `id`: see `RegionMap.module.css`.
 */
export function RegionMap({ drawing, places, resort, words }: RegionMapProps) {
  const { width, height } = drawing
  const box = [-frameWidth, -frameWidth, width + 2 * frameWidth, height + 2 * frameWidth].join(' ')
  return (
    <figure className={styles.map}>
      <div className={styles.sheet}>
        <svg
          className={styles.drawing}
          viewBox={box}
          role="group"
          aria-label={words.title}
          aria-describedby="map-description"
        >
          <desc id="map-description">{words.description}</desc>
          <MapArt drawing={drawing} />
          <MapFrame drawing={drawing} kilometres={words.kilometres} />
          <g aria-hidden="true">
            {drawing.towns.map((town) => <Town key={town.name} {...town} resort={resort} />)}
          </g>
          {places.map((place, i) => {
            const at = drawing.places.find(({ id }) => id === place.id)
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

function Town({ name, x, y, rank, dx, dy, anchor, resort }: MapTown & { resort: string }) {
  if (rank === 1) {
    return (
      <g className={styles.city} transform={`translate(${x} ${y})`}>
        <path d="M0 0l90 17" />
        <circle r="7" />
        <circle r="3" />
        <g transform="translate(95 24)">
          <text>{resort}</text>
          <text y="16">{name}</text>
        </g>
      </g>
    )
  }
  return (
    <g className={rank === 2 ? styles.town : styles.village} transform={`translate(${x} ${y})`}>
      <circle r="3" />
      <text x={dx} y={dy} textAnchor={anchor}>{name}</text>
    </g>
  )
}
