import drawing from 'virtual:map'
import { map as description } from '../../../content/planner.yaml'
import { MapLabels } from '../../getting-there/MapLabels.tsx'
import { ResortMark } from '../../getting-there/ResortMark.tsx'
import type { PlannedDay } from './outing.ts'
import { guideNumbers } from './plan-of.ts'
import styles from './PlanMap.module.css'

/** The map of the region with the outings of the plan only, by their numbers in the guide, and the road to each. */
export function PlanMap({ days }: { days: readonly PlannedDay[] }) {
  const { day, evening, viewBox, width, height, labels, resort, pins, routes } = drawing
  const planned = days.flatMap(({ stops }) => stops.map(({ outing }) => outing.id))
  const chosen = pins.filter(({ id }) => planned.includes(id))
  if (chosen.length === 0) return null
  return (
    <figure className={styles.map} data-plan-map>
      <div className={styles.sheet}>
        <img className="only-day" src={day} alt={description} width={width} height={height} />
        <img className="only-evening" src={evening} alt={description} width={width} height={height} loading="lazy" />
        <svg className={styles.overlay} viewBox={viewBox} aria-hidden="true">
          <g className={styles.roads}>
            {chosen.map(({ id }) => (
              <path key={id} className={styles.edge} d={routes[id]} />
            ))}
            {chosen.map(({ id }) => (
              <path key={id} className={styles.road} d={routes[id]} />
            ))}
          </g>
          <MapLabels labels={labels} />
          {chosen.map(({ id, x, y }) => (
            <g key={id} transform={`translate(${x} ${y})`}>
              <g className={styles.pin}>
                <circle r="14.5" />
                <text y="6">{guideNumbers.get(id)}</text>
              </g>
            </g>
          ))}
          <ResortMark resort={resort} labels={labels} />
        </svg>
      </div>
    </figure>
  )
}
