import drawing from 'virtual:map'
import { isFar } from './day-rules.ts'
import { inkOf, usePlan } from './use-plan.ts'
import styles from './Planner.module.css'

/** The roads of the plan on the map, each day in its colour. */
export default function Routes() {
  const days = usePlan().days.map(({ stops }) => ({
    isFar: stops.some(({ outing }) => isFar(outing)),
    places: stops.flatMap(({ outing }) => drawing.pins.find(({ id }) => id === outing.id) ?? []),
  }))
  const far = days.filter((day) => day.isFar)
  return days.map((day, index) => {
    // Far ones share a road, on which they are beside one another.
    const lane = day.isFar ? far.indexOf(day) - (far.length - 1) / 2 : 0
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a day is its number
      <g key={index} data-day={index + 1} className={`${styles.route} ${inkOf(index)}`}>
        <path d={day.places.map(({ way }) => way).join('')} transform={`translate(${lane * 5} ${lane * -4})`} />
        {day.places.map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} />
        ))}
      </g>
    )
  })
}
