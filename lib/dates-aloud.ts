/** Dates as the screen shows them, with the mark for reading them aloud: days and months as whole words, no dash. */
import { formatDate, formatDateRange, formatDay, longWeekdayName, monthName, type PlainDate } from './dates.ts'
import { inBothWays } from './text.ts'

const dayAloud = (date: PlainDate) => `${longWeekdayName(date)} ${formatDay(date)}`

/** 'Friday 18 to Monday 21 December 2026'; a month or year that both days share is said once. */
function daysAloud(from: PlainDate, to: PlainDate): string {
  const isSameYear = from.slice(0, 4) === to.slice(0, 4)
  const isSameMonth = isSameYear && monthName(from) === monthName(to)
  const year = isSameYear ? ` ${from.slice(0, 4)}` : ''
  const first = dayAloud(from).slice(0, -year.length || undefined)
  return `${isSameMonth ? first.slice(0, -monthName(from).length - 1) : first} to ${dayAloud(to)}`
}

/** One day where `to` is ''. Without the year where it is `leftOut`. */
export function datesMarked(from: PlainDate, to = '', leftOut = ''): string {
  const ending = ` ${leftOut}`
  const inYear = (days: string) => (leftOut && days.endsWith(ending) ? days.slice(0, -ending.length) : days)
  const [printed, aloud] = to ? [formatDateRange(from, to), daysAloud(from, to)] : [formatDate(from), dayAloud(from)]
  return inBothWays(inYear(printed), inYear(aloud))
}
