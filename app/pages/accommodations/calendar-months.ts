import { addDays, daysBetween, weekdayName, type PlainDate } from '../../../lib/dates.ts'

export type Month = PlainDate

export const mostMonths = 12
const monthsAtOnce = 3

export const monthOf = (day: PlainDate): Month => `${day.slice(0, 8)}01`

export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

export const lastOf = (month: Month): PlainDate => addDays(addMonths(month, 1), -1)

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export const dayInWeek = (day: PlainDate): number => week.indexOf(weekdayName(day)) // 0 on a Monday

/** A week, by its Monday. */
export const weekOf = (day: PlainDate): PlainDate => addDays(day, -dayInWeek(day))

/** The days of a month, week by week from Monday; undefined where a week begins or ends in another month. */
export function weeksOf(month: Month): (PlainDate | undefined)[][] {
  const before = dayInWeek(month)
  const days = daysBetween(month, addMonths(month, 1))
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, row) =>
    week.map((_name, column) => {
      const at = row * 7 + column - before
      return at < 0 || at >= days ? undefined : addDays(month, at)
    }),
  )
}

/** So many at once, until the one with the last night that is known. @param until null where nobody can say */
export function calendarMonths(today: PlainDate, until: PlainDate | null): Month[][] {
  const first = monthOf(today)
  const months = Array.from({ length: mostMonths }, (_, count) => addMonths(first, count)).filter(
    (month) => until === null || month === first || month < until,
  )
  return Array.from({ length: Math.ceil(months.length / monthsAtOnce) }, (_, page) =>
    months.slice(page * monthsAtOnce, (page + 1) * monthsAtOnce),
  )
}

/** The day to which a key leads in a grid of days (ARIA Authoring Practices); undefined for any other key. */
export function dayByKey(key: string, day: PlainDate): PlainDate | undefined {
  const inWeek = dayInWeek(day)
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -inWeek, End: 6 - inWeek }[key]
  if (days !== undefined) return addDays(day, days)
  if (key !== 'PageUp' && key !== 'PageDown') return undefined
  const month = addMonths(monthOf(day), key === 'PageUp' ? -1 : 1)
  const same = addDays(month, Number(day.slice(8)) - 1)
  return same > lastOf(month) ? lastOf(month) : same
}
