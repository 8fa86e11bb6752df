import type { Anchor, PinLabel, PinPosition } from './map-drawing.ts'
import styles from './MapPin.module.css'
import { firstLine, inLines, LINE, TAG } from './pin-label.ts'

export interface PlaceOnMap {
  /** The id of the list entry: the pin links to `#id`. */
  id: string
  name: string
  /** The time to allow by car, "20 min". */
  driveTime: string
}

interface Props {
  number: number
  place: PlaceOnMap
  at: PinPosition
  isMarked: boolean
}

/**
 * One place: a numbered pin, and on a wide map its name and drive time, or a tooltip with them. It is for pointers only; keyboard and screen
 * reader users have the same link in the list beside the map.
 */
export function MapPin({ number, place, at, isMarked }: Props) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <a
        className={styles.pin}
        href={`#${place.id}`}
        data-pin={number}
        data-place={place.id}
        data-marked={isMarked || undefined}
        tabIndex={-1}
      >
        <g className={styles.marker}>
          <circle className={styles.reach} r="16.5" />
          <circle className={styles.disc} r="12.5" />
          <text y="5">{number}</text>
        </g>
        {at.label ? <Label place={place} at={at.label} /> : <title>{`${place.name}, ${place.driveTime}`}</title>}
      </a>
    </g>
  )
}

function Label({ place, at }: { place: PlaceOnMap; at: PinLabel }) {
  const lines = inLines(place.name)
  const first = firstLine(at, lines.length)
  return (
    <g className={styles.label} textAnchor={at.anchor}>
      <text>
        {lines.map((line, i) => (
          <tspan key={line} x={at.dx} y={first + i * LINE}>
            {line}
          </tspan>
        ))}
      </text>
      <DriveTime text={place.driveTime} x={at.dx} y={first + lines.length * LINE} anchor={at.anchor} />
    </g>
  )
}

function DriveTime({ text, x, y, anchor }: { text: string; x: number; y: number; anchor: Anchor }) {
  const left = x - { start: 0, middle: TAG.width / 2, end: TAG.width }[anchor]
  return (
    <g className={styles.time}>
      <rect x={left} y={y - 11} {...TAG} rx="2" />
      <text x={left + TAG.width / 2} y={y + 2} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
