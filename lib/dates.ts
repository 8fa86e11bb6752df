/**
 * Calendar days without a time, alone and as the dates of a stay: strings 'YYYY-MM-DD', as a native date input gives
 * them. Arithmetic is in UTC, where every day has 24 hours; the guest's time zone does not matter. Days can
 * be compared with < and >.
 *
 * `Intl` writes no date: starting it takes a slow phone 70 ms. The clock of the resort is written down while building.
 */
import { inBothWays } from './text.ts'

export type PlainDate = string

/** Check-in and check-out; '' while a day is open. */
export type StayDates = { checkIn: string; checkOut: string }

const dayMs = 86_400_000

const msOf = (date: PlainDate) => Date.parse(`${date}T00:00:00Z`)

/** True for a day that exists, of the years 0000 to 9999: '2028-02-29' yes, '2026-02-29' no. */
export function isPlainDate(text: string): text is PlainDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = msOf(text)
  // Some engines read 30 February as 2 March: the day must come back unchanged.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** Days from one day to another; negative when `to` comes first. Both must be real days. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((msOf(to) - msOf(from)) / dayMs)
}

/** The day `days` later (earlier when negative). Results stay within the years 0000 to 9999. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date(msOf(date) + days * dayMs).toISOString().slice(0, 10)
}

/**
 * How many minutes a clock is ahead of UTC, until when (milliseconds as `Date.now()` gives them), then how many from
 * there on, and so on. The last entry has no end, and is the only one where clocks never change. By lib/time-zone.ts.
 */
export type TimeZone = { ahead: number; until?: number }[]

const minuteMs = 60_000

export function minutesAhead(moment: number, zone: TimeZone): number {
  return zone.find(({ until = Infinity }) => moment < until)?.ahead ?? 0
}

/** Day and clock time ('HH:MM', 24 hours) of a moment in a time zone. */
export function clockIn(zone: TimeZone, now: Date): { date: PlainDate; time: string } {
  const moment = new Date(now.getTime() + minutesAhead(now.getTime(), zone) * minuteMs).toISOString()
  return { date: moment.slice(0, 10), time: moment.slice(11, 16) }
}

/**
 * The first moment at which the clocks of a zone show so many minutes after midnight of a day, or later where they are
 * put forward over that time; in milliseconds as `Date.now()` gives them.
 */
export function momentOf(date: PlainDate, minutes: number, zone: TimeZone): number {
  const wanted = msOf(date) + minutes * minuteMs
  let from = -Infinity
  for (const { ahead, until = Infinity } of zone) {
    const moment = Math.max(from, wanted - ahead * minuteMs)
    if (moment < until) return moment
    from = until
  }
  return from
}

export const dayBegins = (date: PlainDate, zone: TimeZone): number => momentOf(date, 0, zone)

/** The first moment of days, and the first after them; of none none. */
export const beginAndEnd = (days: { from: PlainDate; until: PlainDate } | null, zone: TimeZone) => ({
  begins: days && dayBegins(days.from, zone),
  ends: days && dayBegins(addDays(days.until, 1), zone),
})

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const months = 'January February March April May June July August September October November December'.split(' ')

export const longWeekdayName = (date: PlainDate): string => weekdays[new Date(msOf(date)).getUTCDay()] ?? ''

export const weekdayName = (date: PlainDate): string => longWeekdayName(date).slice(0, 3)

/** 'November'; its first three letters are its short name. */
export const monthName = (date: PlainDate): string => months[Number(date.slice(5, 7)) - 1] ?? ''

/** Whether a month ('2026-02') is more than a year ago: until its end twelve months later it is not. */
export const isYearOld = (month: string, today: PlainDate): boolean =>
  month < `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`

/** ['21', 'November', '2026'] */
export const partsOf = (date: PlainDate): string[] => [
  String(Number(date.slice(8))),
  monthName(date),
  String(Number(date.slice(0, 4))),
]

/** Two days by their parts; the first without the month or year that both share. */
export function sharing(first: readonly string[], last: readonly string[]): [string, string] {
  let parts = first.length
  while (parts > 1 && first[parts - 1] === last[parts - 1]) parts -= 1
  return [first.slice(0, parts).join(' '), last.join(' ')]
}

/** '21 November' */
export const formatDayOfYear = (date: PlainDate): string => partsOf(date).slice(0, 2).join(' ')

/** '21 November 2026' */
export const formatDay = (date: PlainDate): string => partsOf(date).join(' ')

/** 'Sat 21 Nov 2026' */
export function formatDate(date: PlainDate): string {
  const [day, month, year] = partsOf(date)
  return `${weekdayName(date)} ${day} ${month?.slice(0, 3)} ${year}`
}

/** 'Fri 18 – Mon 21 December 2026' */
export function formatDateRange(from: PlainDate, to: PlainDate): string {
  const [start, end] = sharing(partsOf(from), partsOf(to))
  return `${weekdayName(from)} ${start} – ${weekdayName(to)} ${end}`
}

/** '2 to 6 December', '30 November to 2 December'; years only where they differ; one day alone as '2 December'. */
export function formatDays(from: PlainDate, until: PlainDate): string {
  const parts = from.slice(0, 4) === until.slice(0, 4) ? 2 : 3
  const [start, end] = sharing(partsOf(from).slice(0, parts), partsOf(until).slice(0, parts))
  return from === until ? end : `${start} to ${end}`
}

/** 'Friday 18 to Monday 21 December 2026', read aloud: days and months as whole words, no dash. */
function daysAloud(from: PlainDate, to: PlainDate): string {
  const [start, end] = sharing(partsOf(from), partsOf(to))
  return `${longWeekdayName(from)} ${start} to ${longWeekdayName(to)} ${end}`
}

/** As on the screen, marked for reading it aloud. One day where `to` is ''. Without the year where it is `leftOut`. */
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

/** The dates of a stay; none once it is past. @param most days after its first, where the last is not known */
export function withoutPastDates({ checkIn, checkOut }: StayDates, day: PlainDate, most = 0): StayDates {
  const last = isPlainDate(checkIn) && !isPlainDate(checkOut) ? addDays(checkIn, most) : checkOut
  return last < day ? { checkIn: '', checkOut: '' } : { checkIn, checkOut }
}

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
