import ui from '../../content/ui.yaml'
import { formatTime, type DayHours } from '../lib/hours.ts'
import { fill } from '../lib/text.ts'

/** '9:00 AM – 6:00 PM', in the words of the content. */
export const hoursRange = ({ opens, closes }: DayHours) =>
  fill(ui.hours.range, { opens: formatTime(opens), closes: formatTime(closes) })
