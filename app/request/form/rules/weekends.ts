import { addDays, weekdayName, type PlainDate, type StayDates } from '../../../../lib/dates.ts'
import { nightsFrom } from '../../../../lib/rates.ts'

/** Half a year: the weekends are written without their year. */
const weeksAhead = 26

/**
 * The next four weekends that are open, from Friday to Sunday; fewer, or none, where half a year has no more. `today`
 * is the day at the resort: a weekend that begins today counts, one that has begun does not.
 */
export function nextWeekends(today: PlainDate, isOff: (night: PlainDate) => boolean): StayDates[] {
  const friday = nightsFrom(today, 7).find((day) => weekdayName(day) === 'Fri') ?? today
  return Array.from({ length: weeksAhead }, (_, week) => addDays(friday, 7 * week))
    .filter((checkIn) => !nightsFrom(checkIn, 2).some(isOff))
    .slice(0, 4)
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, 2) }))
}
