/** Turns days of one year into days of every year, and back. */
import { inLeapYear, isOfEveryYear, ofEveryYear } from './formatted-values.ts'

/**
 * Days one after the other, such as the first and the last of a season. Days of every year get the next year that has
 * them after `today` (YYYY-MM-DD), and never one before the day that comes first.
 */
export function inOneForm(days: readonly string[], isYearly: boolean, today: string): string[] {
  if (isYearly) return days.map((day) => (day === '' ? '' : ofEveryYear(day)))
  let from = today
  return days.map((day) => {
    if (!isOfEveryYear(day)) return day
    const years = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((more) => `${Number(from.slice(0, 4)) + more}-${day}`)
    from = years.find((each) => each >= from && isDay(each)) ?? inLeapYear(day)
    return from
  })
}

/** 29 February is no day of most years. */
const isDay = (day: string) => new Date(day).toISOString().slice(0, 10) === day
