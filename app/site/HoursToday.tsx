import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { formatTime, type DayHours } from '../../lib/hours.ts'
import { fill } from '../../lib/text.ts'
import { useNow } from '../browser/use-now.ts'
import { deskInWords } from '../resort/hours.ts'

const row = (name: string, { opens, closes }: DayHours) =>
  `${name}: ${fill(ui.hours.rangeAloud, { opens: formatTime(opens), closes: formatTime(closes) })}`

/** Whether the desk is open, in one line; until the time is known, its hours. */
export function HoursToday() {
  const now = useNow()
  if (now) return <span>{deskInWords(now)}</span>
  return (
    <span key="hours">
      {row(ui.hours.weekdays, site.hours.weekdays)}
      <br />
      {row(ui.hours.weekend, site.hours.weekend)}
    </span>
  )
}
