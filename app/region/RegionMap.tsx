import { memo, type ReactNode } from 'react'
import drawing from 'virtual:map'
import { map as words, nearby } from '../../content/location.yaml'
import type { Place } from '../../content/location.schema.ts'
import { driveTimeInFull } from '../resort/driving-times-in-words.ts'
import poster from '../ui/Poster.module.css'
import styles from './RegionMap.module.css'

interface Props {
  /** The ids of the places whose pins are filled with gold. */
  marked?: readonly (string | undefined)[]
  title?: ReactNode
  /** Drawn on the land and the discs of its pins, below names and numbers. */
  children?: ReactNode
}

/** An image (`assets/map/map.svg`), with names and pins over it. A pin links to its poster, which names the place. */
export function RegionMap({ marked = [], title, children }: Props) {
  const { day, evening, viewBox, width, height, pins, credit } = drawing
  const both = { width, height }

  return (
    <figure className={poster.poster}>
      {title}
      <div className={`bare ${styles.sheet}`}>
        {/* The day image is not lazy, because it is printed too, perhaps before the guest has scrolled to it. */}
        <img className={styles.day} src={day} alt={words.description} {...both} fetchPriority="low" />
        <img className={styles.evening} src={evening} alt={words.description} {...both} loading="lazy" />
        <svg className={styles.overlay} viewBox={viewBox} aria-hidden="true">
          {pins.map(({ id, x, y }) => (
            <circle key={id} cx={x} cy={y} className={styles.disc} />
          ))}
          {children}
          <Names />
          {nearby.places.map((place, i) => {
            const at = pins.find(({ id }) => id === place.id)
            return (
              at && <Pin key={place.id} number={i + 1} place={place} at={at} isMarked={marked.includes(place.id)} />
            )
          })}
          <ResortMark />
        </svg>
      </div>
      {credit && <figcaption className={styles.credit}>{credit}</figcaption>}
    </figure>
  )
}

/** The names on the map, in the font of the page; a narrow map shows only the largest. */
const Names = memo(function Names() {
  return (
    <g>
      {drawing.labels.map(({ kind, text, x, y, dx, dy, anchor, turn }) => (
        <g key={`${x} ${y} ${text}`} transform={`translate(${x} ${y})${turn ? `rotate(${turn})` : ''}`}>
          <text className={styles[kind]} x={dx} y={dy} textAnchor={anchor}>
            {text}
          </text>
        </g>
      ))}
    </g>
  )
})

/** The resort's logo, larger than any pin, with a line to its name. It keeps its size while the map shrinks. */
function ResortMark() {
  const { x, y } = drawing.resort
  const name = drawing.labels.find(({ kind }) => kind === 'resort')
  return (
    <g transform={`translate(${x} ${y})`}>
      {name && <path className={styles.line} d={`M0 0L${name.x - x - 5} ${name.y - y - 7}`} />}
      <g className={styles.mark}>
        <circle r="17" />
        <use href="#mark-full" x="-13.2" y="-11.5" width="26.4" height="22" />
      </g>
    </g>
  )
}

type Position = (typeof drawing)['pins'][number]
type PinProps = { number: number; place: Place; at: Position; isMarked: boolean }

/** With name and drive time in a tooltip. For pointers only: others come to the poster without it. */
const Pin = memo(function Pin({ number, place, at, isMarked }: PinProps) {
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
          <text y="5">{number}</text>
        </g>
        <title>{`${place.name}, ${driveTimeInFull(place)}`}</title>
      </a>
    </g>
  )
})
