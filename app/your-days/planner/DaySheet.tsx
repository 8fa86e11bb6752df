import { useId } from 'react'
import { planner } from '../../../content/planner.yaml'
import { datesMarked } from '../../../lib/dates-aloud.ts'
import { fill } from '../../../lib/text.ts'
import { Text } from '../../ui/Text.tsx'
import inks from '../../ui/Ink.module.css'
import type { DayProps } from './day-props.ts'
import { DaySky } from './DaySky.tsx'
import { Length } from '../Length.tsx'
import { roadOf } from './plan.ts'
import { Timetable } from './Timetable.tsx'
import styles from './DaySheet.module.css'

const partOf = { arrival: planner.arrivalDay, departure: planner.departureDay }

const order = [inks.plum, inks.teal, inks.umber, inks.forest, inks.claret]

/** A day: its sky with the outings on a ruler of hours, and a timetable. */
export function DaySheet(props: DayProps) {
  const { plan, index } = props
  const id = useId()
  const day = plan.days[index]!
  const { km, minutes } = roadOf(day)
  const way = day.outings.find((each) => each.way)?.way
  const name = fill(planner.day, { number: index + 1 })
  return (
    <article className={styles.day} aria-labelledby={id}>
      <div className={`${styles.sheet} ${order[index % order.length]}`}>
        {day.outings.length > 0 && <DaySky day={day} />}
        <header className={styles.band}>
          <h4 id={id}>
            {day.date && <span className={styles.number}>{name}</span>}
            <span>
              <Text>{day.date ? datesMarked(day.date) : name}</Text>
            </span>
          </h4>
          <p>{km > 0 ? <Length in={planner.onTheRoad} km={km} minutes={minutes} /> : planner.inTheGarden}</p>
          {day.part !== 'whole' && <p>{way ? planner.dayOfWay[way] : partOf[day.part]}</p>}
        </header>
      </div>
      {day.outings.length > 0 ? <Timetable {...props} /> : <p className={styles.free}>{planner.freeDay}</p>}
    </article>
  )
}
