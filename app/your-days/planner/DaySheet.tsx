import { useId } from 'react'
import { planner } from '../../../content/planner.yaml'
import { formatDate } from '../../../lib/dates.ts'
import { fill } from '../../../lib/text.ts'
import inks from '../../ui/Ink.module.css'
import type { DayProps } from './day-props.ts'
import { DaySky } from './DaySky.tsx'
import { lengthOf } from '../length.ts'
import { roadOf } from './plan.ts'
import { Timetable } from './Timetable.tsx'
import styles from './DaySheet.module.css'

const order = [inks.plum, inks.teal, inks.umber, inks.forest, inks.claret]

/** A day: its sky with the outings on a ruler of hours, and a timetable. */
export function DaySheet(props: DayProps) {
  const { plan, index, numbers } = props
  const id = useId()
  const day = plan.days[index]!
  const { km, minutes } = roadOf(day)
  const name = fill(planner.day, { number: index + 1 })
  return (
    <article className={styles.day} aria-labelledby={id}>
      <div className={`${styles.sheet} ${order[index % order.length]}`}>
        {day.outings.length > 0 && <DaySky day={day} numbers={numbers} />}
        <header className={styles.band}>
          <h4 id={id}>
            {day.date && <span className={styles.number}>{name}</span>}
            <span>{day.date ? formatDate(day.date) : name}</span>
          </h4>
          <p>{km > 0 ? fill(planner.onTheRoad, { km, time: lengthOf(minutes) }) : planner.inTheGarden}</p>
          {day.part !== 'whole' && <p>{day.part === 'arrival' ? planner.arrivalDay : planner.departureDay}</p>}
        </header>
      </div>
      {day.outings.length > 0 ? <Timetable {...props} /> : <p className={styles.free}>{planner.freeDay}</p>}
    </article>
  )
}
