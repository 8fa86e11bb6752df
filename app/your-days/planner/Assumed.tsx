import { planner } from '../../../content/planner.yaml'
import { fill } from '../../../lib/text.ts'
import { arrival, departure, isSettled } from './outings.ts'
import { timeOfDay } from './time-of-day.ts'
import styles from './Planner.module.css'

const hours = fill(isSettled ? planner.hours.settled : planner.hours.open, {
  arrival: timeOfDay(arrival),
  departure: timeOfDay(departure),
})

/** What the plan takes for granted. */
export const Assumed = ({ isDated }: { isDated: boolean }) => (
  <p className={styles.assumed}>
    {planner.assumed} {isDated && <span>{hours}</span>}
  </p>
)
