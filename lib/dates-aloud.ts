/** Dates as the screen shows them, with the mark for reading them aloud: days and months as whole words, no dash. */
import { formatDate, formatDateRange, formatDay, longWeekdayName, partsOf, sharing, type PlainDate } from './dates.ts'
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
