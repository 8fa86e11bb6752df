/** Dates as the screen shows them, with the mark for reading them aloud: days and months as whole words, no dash. */
import {
  formatDate,
  formatDateRange,
  formatDay,
  formatDays,
  longWeekdayName,
  monthName,
  partsOf,
  sharing,
  type PlainDate,
  type StayDates,
} from './dates.ts'
import { inBothWays } from './text.ts'

/** 'Friday 18 to Monday 21 December 2026' */
function daysAloud(from: PlainDate, to: PlainDate): string {
  const [start, end] = sharing(partsOf(from), partsOf(to))
  return `${longWeekdayName(from)} ${start} to ${longWeekdayName(to)} ${end}`
}

/** One day where `to` is ''. Without the year where it is `leftOut`. */
export function datesMarked(from: PlainDate, to = '', leftOut = ''): string {
  const ending = ` ${leftOut}`
  const inYear = (days: string) => (leftOut && days.endsWith(ending) ? days.slice(0, -ending.length) : days)
  const oneAloud = `${longWeekdayName(from)} ${formatDay(from)}`
  const [printed, aloud] = to ? [formatDateRange(from, to), daysAloud(from, to)] : [formatDate(from), oneAloud]
  return inBothWays(inYear(printed), inYear(aloud))
}

/** '15–17 May', or '29 May – 1 Jun', without a year. */
export function daysInShort({ checkIn, checkOut }: StayDates): string {
  const dayOf = (date: PlainDate) => Number(date.slice(8))
  const shortDay = (date: PlainDate) => `${dayOf(date)}\u00a0${monthName(date).slice(0, 3)}`
  const first = monthName(checkIn) === monthName(checkOut) ? `${dayOf(checkIn)}–` : `${shortDay(checkIn)} – `
  return inBothWays(first + shortDay(checkOut), formatDays(checkIn, checkOut))
}
