import { addDays, weekdayName, type PlainDate } from '../../lib/dates.ts'

export type Weekend = { checkIn: PlainDate; checkOut: PlainDate }

const numberOfWeekends = 4

/**
 * The next four weekends, from Friday to Sunday, without those that are closed. `today` is the day at the resort: a weekend
 * that begins today counts, one that has begun does not.
 */
export function nextWeekends(
  today: PlainDate,
  isClosed: (checkIn: PlainDate, checkOut: PlainDate) => boolean,
): Weekend[] {
  const nextDays = Array.from({ length: 7 }, (_, days) => addDays(today, days))
  const friday = nextDays.find((day) => weekdayName(day) === 'Fri') ?? today
  return Array.from({ length: numberOfWeekends }, (_, weeks) => {
    const checkIn = addDays(friday, 7 * weeks)
    return { checkIn, checkOut: addDays(checkIn, 2) }
  }).filter(({ checkIn, checkOut }) => !isClosed(checkIn, checkOut))
}
