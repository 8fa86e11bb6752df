import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { fill } from '../lib/text.ts'
import { deskState, formatTime, type DayHours } from '../lib/hours.ts'
import { useNow } from '../lib/use-now.ts'
import { timeZone } from './links.ts'
import styles from './Hours.module.css'

const range = ({ opens, closes }: DayHours) =>
  fill(ui.hours.range, { opens: formatTime(opens), closes: formatTime(closes) })

const rows = [
  { key: 'weekdays', name: ui.hours.weekdays, hours: range(site.hours.weekdays) },
  { key: 'weekend', name: ui.hours.weekend, hours: range(site.hours.weekend) },
  { key: 'emergency', name: ui.hours.emergency, hours: ui.hours.always },
]

/** Business hours (V3). Once the time is known, today's row stands out and says whether the desk is open. */
export function HoursTable() {
  const now = useNow()
  const state = now && deskState(site.hours, timeZone, now)
  return (
    <table className={styles.hours}>
      <caption>{ui.hours.heading}</caption>
      <tbody>
        {rows.map(({ key, name, hours }) => (
          <tr key={key} className={state?.row === key ? styles.today : undefined}>
            <th scope="row">
              {name}
              {state?.row === key && (
                <span className={state.isOpen ? styles.open : styles.closed}>
                  {state.isOpen ? ui.hours.open : ui.hours.closed}
                </span>
              )}
            </th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Today's hours in one line; until the time is known, those of the weekdays. */
export function HoursToday() {
  const now = useNow()
  if (!now) return `${ui.hours.weekdays}: ${range(site.hours.weekdays)}`
  const { opens, closes } = site.hours[deskState(site.hours, timeZone, now).row]
  return fill(ui.hours.today, { opens: formatTime(opens), closes: formatTime(closes) })
}
