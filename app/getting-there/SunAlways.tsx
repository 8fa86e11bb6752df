import { DayArc } from './DayArc.tsx'
import styles from './SunToday.module.css'

/** What can be said of the sun on any day, before the guest's clock has told which one it is. */
export function SunAlways({ always }: { always: string }) {
  return (
    <div className={styles.sunToday}>
      <DayArc />
      <div className={styles.facts}>
        <p>{always}</p>
      </div>
    </div>
  )
}
