import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { useNow } from '../browser/use-now.ts'
import { deskInWords, hoursRange } from '../resort/hours.ts'
import { deskAt } from '../resort/today.ts'
import { Text } from '../ui/Text.tsx'
import styles from './HoursTable.module.css'

const rows = [
  { key: 'weekdays', name: ui.hours.weekdays, hours: hoursRange(site.hours.weekdays) },
  { key: 'weekend', name: ui.hours.weekend, hours: hoursRange(site.hours.weekend) },
  { key: 'emergency', name: ui.hours.emergency, hours: ui.hours.always },
]

/**
 * Business hours (V3). Once the time is known, today's row is highlighted, and the heading says whether the desk is
 * open.
 */
export function HoursTable() {
  const now = useNow()
  const state = now && deskAt(now)
  return (
    <div>
      {/* No caption: screen readers would say it twice, as the name and as the first line of the table. */}
      <h3 className={styles.heading}>
        {ui.hours.heading}{' '}
        {state && <span className={state.isOpen ? styles.open : styles.closed}>{deskInWords(now)}</span>}
      </h3>
      <table className={styles.hours}>
        <tbody>
          {rows.map(({ key, name, hours }) => (
            <tr key={key} className={state?.row === key ? styles.today : undefined}>
              <th scope="row">{name}</th>
              <td>
                <Text>{hours}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
