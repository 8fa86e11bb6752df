import { count, fill, type Counted } from './text.ts'
import { numberInWords } from './number-words.ts'

/** Words around lengths of time, as `durations` of content/words/ui.ts. */
export type DurationWords = Record<'minutes' | 'hours', Counted> &
  Record<'halfAnHour' | 'hour' | 'hourAndAHalf' | 'hoursAndAHalf' | 'hoursAndMinutes', string>

/** "an hour and a half" for 90, "two hours" for 120. Whole minutes from 1 up. */
export function durationInWords(minutes: number, words: DurationWords): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (rest === 30) {
    if (hours === 0) return words.halfAnHour
    return hours === 1 ? words.hourAndAHalf : fill(words.hoursAndAHalf, { count: numberInWords(hours) })
  }
  const hoursText = hours === 1 ? words.hour : fill(words.hours.other, { count: numberInWords(hours) })
  const minutesText = fill(rest === 1 ? words.minutes.one : words.minutes.other, { count: numberInWords(rest) })
  if (hours === 0) return minutesText
  return rest === 0 ? hoursText : fill(words.hoursAndMinutes, { hours: hoursText, minutes: minutesText })
}

/** Minutes to a place: `driveMinutes` as the resort lists it, `allowMinutes` as the road has it. */
export type Distance = { driveMinutes: number; allowMinutes: number }

/** The driving time of a place everywhere: the listed one, or that of the road where it is more. */
export const drivingMinutes = ({ driveMinutes, allowMinutes }: Distance): number => Math.max(driveMinutes, allowMinutes)

/** "45 minutes", from an hour up "1½ hours" or "1 hour 10 minutes"; in the units that are given. */
export function durationInFigures(minutes: number, units: Pick<DurationWords, 'minutes' | 'hours'>): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours > 0 && rest === 30) return fill(units.hours.other, { count: `${hours}½` })
  return [hours > 0 && count(hours, units.hours), rest > 0 && count(rest, units.minutes)].filter(Boolean).join(' ')
}

/** "Allow 1½ hours for the 92 km, not the 45 minutes you may read elsewhere." Nothing where the road takes no longer (L4). */
export function slowerRoad(
  { driveMinutes, allowMinutes, roadKm }: Distance & { roadKm: number },
  sentence: string,
  words: DurationWords,
): string | undefined {
  if (allowMinutes <= driveMinutes) return undefined
  const allowed = durationInFigures(allowMinutes, words)
  return fill(sentence, { listed: count(driveMinutes, words.minutes), allowed, km: roadKm })
}
