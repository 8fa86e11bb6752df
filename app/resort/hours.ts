import ui from '../../content/ui.yaml'
import { formatTime, type DayHours } from '../../lib/hours.ts'
import { fill, inBothWays } from '../../lib/text.ts'

/** "9:00 AM – 6:00 PM" in the words of the content, with its mark for `Text`. */
export function hoursRange({ opens, closes }: DayHours): string {
  const times = { opens: formatTime(opens), closes: formatTime(closes) }
  return inBothWays(fill(ui.hours.range, times), fill(ui.hours.rangeAloud, times))
}
