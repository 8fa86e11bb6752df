import { addDays, weekdayName, type PlainDate } from '../../../../lib/dates.ts'
import { nightsFrom } from '../../../../lib/rates.ts'

export type Weekend = { checkIn: PlainDate; checkOut: PlainDate }

const numberOfWeekends = 4

/** Half a year: the weekends are written without their year. */
const weeksAhead = 26

/**
 * The next four weekends that are open, from Friday to Sunday; fewer, or none, where half a year has no more. `today`
 * is the day at the resort: a weekend that begins today counts, one that has begun does not.
 */
export function nextWeekends(today: PlainDate, isClosed: (night: PlainDate) => boolean): Weekend[] {
  const nextDays = Array.from({ length: 7 }, (_, days) => addDays(today, days))
  const friday = nextDays.find((day) => weekdayName(day) === 'Fri') ?? today
  const weekends: Weekend[] = []
  for (let week = 0; week < weeksAhead && weekends.length < numberOfWeekends; week += 1) {
    const checkIn = addDays(friday, 7 * week)
    if (!nightsFrom(checkIn, 2).some(isClosed)) weekends.push({ checkIn, checkOut: addDays(checkIn, 2) })
  }
  return weekends
}
