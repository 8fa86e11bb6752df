import ui from '../../content/ui.yaml'
import { durationInWords } from '../../lib/distances.ts'
import { fill, inBothWays } from '../../lib/text.ts'
import { hoursAndMinutes } from './sun.ts'

/** '12 h 08 min', with the mark for reading it aloud. `form` has the gaps `{hours}` and `{minutes}`. */
export function daylightMarked(daylight: number, form: string): string {
  const { hours, minutes } = hoursAndMinutes(daylight)
  const printed = fill(form, { hours, minutes: String(minutes).padStart(2, '0') })
  return inBothWays(printed, durationInWords(60 * hours + minutes, ui.durations))
}
