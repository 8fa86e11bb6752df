/** Check-in and check-out: the nights between them, and what a change of one does to the other. */
import { addDays, daysBetween, isPlainDate, type StayDates } from './dates.ts'

/** Nights between two real days in the right order; 0 otherwise. */
export function nightsOf({ checkIn, checkOut }: StayDates): number {
  if (!isPlainDate(checkIn) || !isPlainDate(checkOut)) return 0
  return Math.max(0, daysBetween(checkIn, checkOut))
}

/** Longer than any stay. While a year is typed, '20' of 2027 is the year 20, and the stay two thousand years long. */
const tooManyNights = 1000

/**
 * Sets the check-in day and moves check-out so that the number of nights stays the same. If there were no nights,
 * check-out moves only when it is not after check-in. An empty check-out stays empty.
 */
export function changeCheckIn(before: StayDates, checkIn: string): StayDates {
  const { checkOut } = before
  if (!isPlainDate(checkIn) || !isPlainDate(checkOut)) return { checkIn, checkOut }
  const nights = nightsOf(before)
  if (nights > 0 && nights < tooManyNights) return { checkIn, checkOut: addDays(checkIn, nights) }
  return { checkIn, checkOut: checkOut > checkIn ? checkOut : addDays(checkIn, 1) }
}
