import { memo } from 'react'
import drawing from 'virtual:map'
import { map as words, nearby } from '../../content/location.yaml'
import type { Place } from '../../content/location.schema.ts'
import { driveTime } from '../resort/place-minutes.ts'
import poster from '../ui/Poster.module.css'
import styles from './RegionMap.module.css'

/**
 * A map of the region: an image (`assets/map/map.svg`), with names and pins over it. A wide map shows names
 * and drive times of the places; a narrow one shows numbers only, and the list is its legend. Each pin links to its
 * poster.
 *
 * @param marked the ids of the places whose pins are filled with gold
 */
export function RegionMap({ marked }: { marked: readonly (string | undefined)[] }) {
  const { day, evening, viewBox, width, height, pins, credit } = drawing
  const both = { width, height }

  return (
    <figure className={poster.poster}>
      <div className={`bare ${styles.sheet}`}>
        {/* The day image is not lazy, because it is printed too, perhaps before the guest has scrolled to it. */}
        <img className={styles.day} src={day} alt={words.description} {...both} fetchPriority="low" />
        <img className={styles.evening} src={evening} alt={words.description} {...both} loading="lazy" />
        <svg className={styles.overlay} viewBox={viewBox} aria-hidden="true">
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
      <figcaption className={`on-band ${poster.band} ${poster.claret} ${styles.band}`}>
        <span className={`label ${poster.label} ${styles.plate}`}>{words.caption.plate}</span>
        <span className={styles.caption}>{words.caption.text}</span>
        {credit && <small className={styles.credit}>{credit}</small>}
      </figcaption>
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

/**
 * One place: a numbered pin, and on a wide map its name and drive time, or a tooltip with them. It is for pointers only;
 * keyboard and screen reader users have the same link in the list beside the map.
 */
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
          <circle className={styles.disc} r="12.5" />
          <text y="5">{number}</text>
        </g>
        {at.label ? <PinName place={place} at={at.label} /> : <title>{`${place.name}, ${driveTime(place)}`}</title>}
      </a>
    </g>
  )
})

/** In map units: the height of a line, and the size of the drive time. */
const lineHeight = 17
const tag = { width: 56, height: 17 }
/** How far left of its position a drive time begins. */
const tagStarts = { start: 0, middle: tag.width / 2, end: tag.width }

/** The name and the drive time of a place. Above their pin they grow upwards, elsewhere downwards. */
function PinName({ place, at: { dx, dy, anchor } }: { place: Place; at: NonNullable<Position['label']> }) {
  const lines = inLines(place.name)
  const isAbove = anchor === 'middle' && dy < 0
  const first = isAbove ? dy - (lines.length - 1) * lineHeight - tag.height - 3 : dy
  const left = dx - tagStarts[anchor]
  const y = first + lines.length * lineHeight
  return (
    <g className={styles.label} textAnchor={anchor}>
      <text>
        {lines.map((line, i) => (
          <tspan key={line} x={dx} y={first + i * lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
      <g className={styles.time}>
        <rect x={left} y={y - 11} {...tag} rx="2" />
        <text x={left + tag.width / 2} y={y + 2} textAnchor="middle">
          {driveTime(place)}
        </text>
      </g>
    </g>
  )
}

/** Splits long names into two lines of about the same length. */
function inLines(name: string): string[] {
  if (name.length <= 16) return [name]
  const parts = name.split(' ')
  const cuts = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best), cuts[0] ?? [name])
}
