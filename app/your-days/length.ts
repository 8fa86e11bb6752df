import { length } from '../../content/days.yaml'
import { fill } from '../../lib/text.ts'

/** A length of time: "20 min", "2 h", "1 h 30". */
export function lengthOf(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  if (hours === 0) return fill(length.minutes, { minutes })
  if (minutes === 0) return fill(length.hours, { hours })
  return fill(length.hoursAndMinutes, { hours, minutes: String(minutes).padStart(2, '0') })
}
