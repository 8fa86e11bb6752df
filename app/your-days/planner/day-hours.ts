/** The hours of each day of a stay: after breakfast, home before sunset, half days of arrival and departure. */
import { addDays, daysBetween, isPlainDate, type PlainDate, type StayDates } from '../../../lib/dates.ts'
import type { DayFrame, DayHours, Minutes } from './outing.ts'

/** All times are quarter hours: what takes part of one takes all of it. */
const QUARTER: Minutes = 15
export const nextQuarter = (time: Minutes): Minutes => Math.ceil(time / QUARTER) * QUARTER
export const lastQuarter = (time: Minutes): Minutes => Math.floor(time / QUARTER) * QUARTER

/** A breakfast or a lunch. */
export const MEAL: Minutes = 30

/**
 * No plan is longer. While a year is typed, '20' of 2027 counts as the year 20, and the stay as two thousand years.
 */
const maxDays = 100

/** Home at least so long before the sun sets. */
const BEFORE_SUNSET: Minutes = 30

/** The days that there may be. With dates: those of the stay, of which the first and the last are half days. */
export function framesOf(
  { checkIn, checkOut }: StayDates,
  { from, arrival, departure, sunset }: DayHours,
  most: number,
): DayFrame[] {
  const breakfast = nextQuarter(from + MEAL)
  const frameOf = (part: DayFrame['part'], date?: PlainDate): DayFrame => {
    const dark = lastQuarter(sunset(date) - BEFORE_SUNSET)
    return {
      date,
      part,
      from: part === 'arrival' ? nextQuarter(arrival) : breakfast,
      until: part === 'departure' ? lastQuarter(departure) : dark,
      comesFrom: breakfast,
      goesOnUntil: dark,
    }
  }
  if (!isPlainDate(checkIn)) return Array.from({ length: most }, () => frameOf('whole'))
  const nights = isPlainDate(checkOut) ? daysBetween(checkIn, checkOut) : 0
  return Array.from({ length: Math.min(nights > 0 ? nights + 1 : most, maxDays) }, (_, day) =>
    frameOf(day === 0 ? 'arrival' : day === nights ? 'departure' : 'whole', addDays(checkIn, day)),
  )
}
