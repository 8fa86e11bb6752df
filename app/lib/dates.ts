/**
 * Calendar days without a clock. A stay begins and ends on days, not at moments, so a day is a
 * string 'YYYY-MM-DD' (what a native date input gives), and all arithmetic is done in UTC, where no
 * day is ever 23 or 25 hours long. The guest's own time zone never takes part.
 *
 * Days of four-digit years compare with < and > as the strings they are.
 */
export type PlainDate = string

const dayMs = 86_400_000

const msOf = (date: PlainDate) => Date.parse(`${date}T00:00:00Z`)

/** True for a day that exists, of the years 0000 to 9999: '2028-02-29' yes, '2026-02-29' no. */
export function isPlainDate(text: string): text is PlainDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = msOf(text)
  // Some engines read 30 February as 2 March: only a day that comes back unchanged is real.
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

/** Day and clock time ('HH:MM', 24 hours) of a moment in a time zone such as 'Africa/Nairobi'. */
export function clockIn(timeZone: string, now: Date): { date: PlainDate; time: string } {
  const parts = partsOf(now, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return {
    date: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  }
}

export function todayIn(timeZone: string, now: Date): PlainDate {
  return clockIn(timeZone, now).date
}

/** 'Sat 21 Nov 2026' */
export function formatDate(date: PlainDate): string {
  const { weekday, day, month, year } = dayParts(date, 'short')
  return `${weekday} ${day} ${month} ${year}`
}

/** 'Fri 18 – Mon 21 December 2026'; month and year are said once where they are the same. */
export function formatDateRange(from: PlainDate, to: PlainDate): string {
  const start = dayParts(from, 'long')
  const end = dayParts(to, 'long')
  const isSameYear = start.year === end.year
  const first = [
    start.weekday,
    start.day,
    isSameYear && start.month === end.month ? '' : start.month,
    isSameYear ? '' : start.year,
  ]
  return `${first.filter(Boolean).join(' ')} – ${end.weekday} ${end.day} ${end.month} ${end.year}`
}

function dayParts(date: PlainDate, month: 'short' | 'long') {
  return partsOf(new Date(msOf(date)), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month,
    year: 'numeric',
  })
}

// Put together by part, and from en-US: whether en-GB writes a comma, or 'Sept', differs between
// releases of the engines' language data, and the built page must equal the one in the browser.
function partsOf(moment: Date, options: Intl.DateTimeFormatOptions) {
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(moment)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as
    Partial<Record<Intl.DateTimeFormatPartTypes, string>>
}
