import { length } from '../../content/days.yaml'
import ui from '../../content/ui.yaml'
import { durationInWords } from '../../lib/distances.ts'
import { count, fill } from '../../lib/text.ts'

interface Props {
  /** With the gap `{time}`, and `{road}` where there are kilometres. */
  in: string
  minutes: number
  km?: number
}

/** A sentence with lengths of time and road, in figures for the eye and in words for the ear. */
export function Length({ in: sentence, minutes, km = 0 }: Props) {
  return (
    <>
      <span aria-hidden="true">{fill(sentence, { road: fill(length.km, { km }), time: lengthOf(minutes) })}</span>
      <span className="visually-hidden">
        {fill(sentence, { road: count(km, length.kilometres), time: durationInWords(minutes, ui.durations) })}
      </span>
    </>
  )
}

/** "20 min", "2 h", "1 h 30" */
function lengthOf(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  if (hours === 0) return fill(length.minutes, { minutes })
  if (minutes === 0) return fill(length.hours, { hours })
  return fill(length.hoursAndMinutes, { hours, minutes: String(minutes).padStart(2, '0') })
}
