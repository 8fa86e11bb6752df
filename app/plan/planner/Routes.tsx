import drawing from 'virtual:map'
import { roadBetween } from './day-rules.ts'
import { inkOf, usePlan } from './plan-of.ts'
import styles from './Planner.module.css'

const { pins, resort, road } = drawing
type Point = typeof resort

const far = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y)

/** Along the main road for as long as that is shorter; tracks count three times. */
function wayTo(place: Point): Point[] {
  const start = road.findIndex((point) => road.every((other) => far(resort, point) <= far(resort, other)))
  const ways = road.map((_, end) =>
    end < start ? road.slice(end, start + 1).toReversed() : road.slice(start, end + 1),
  )
  const length = (way: Point[]) => way.length * 16 + 3 * far(way.at(-1) ?? resort, place)
  const best = ways.toSorted((one, other) => length(one) - length(other)).at(0) ?? []
  return [resort, ...best, place]
}

/** The roads of the plan on the map, each day in its colour: to each place, or from one neighbour to the other. */
export default function Routes() {
  return usePlan().days.map(({ stops }, day) => {
    const [first, second] = stops
    const isRound = first && second && roadBetween(first.outing, second.outing)
    const places = stops.flatMap(({ outing }) => pins.find(({ id }) => id === outing.id) ?? [])
    const ways = places.map((place, at) => (isRound && at === 1 ? [...places] : wayTo(place)))
    const d = ways.map((way) => `M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`).join('')
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a day is its number
      <g key={day} data-day={day + 1} className={`${styles.route} ${inkOf(day)}`}>
        {/* Beside one another where they share a road. */}
        <path d={d} transform={`translate(${day * 4} ${day * -3})`} />
        {places.map(({ id, x, y }) => (
          <g key={id} transform={`translate(${x} ${y})`}>
            <circle r="18" />
          </g>
        ))}
      </g>
    )
  })
}
