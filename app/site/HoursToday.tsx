import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { formatTime } from '../../lib/hours.ts'
import { fill } from '../../lib/text.ts'
import { useNow } from '../browser/use-now.ts'
import { hoursRange } from '../resort/hours.ts'
import { deskAt } from '../resort/today.ts'
import { Text } from '../ui/Text.tsx'

/** Today's hours in one line; until the time is known, those of the weekdays. */
export function HoursToday() {
  const now = useNow()
  if (!now) {
    return (
      <span key="weekdays">
        <Text>{`${ui.hours.weekdays}: ${hoursRange(site.hours.weekdays)}`}</Text>
      </span>
    )
  }
  const { opens, closes } = site.hours[deskAt(now).row]
  return <span>{fill(ui.hours.today, { opens: formatTime(opens), closes: formatTime(closes) })}</span>
}
