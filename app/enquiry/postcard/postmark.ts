import { isPlainDate, monthName, weekdayName, type PlainDate } from '../../../lib/dates.ts'

/** What is printed in the ring of the postmark, from top to bottom. */
export type PostmarkWords = {
  /** 'FRI–SUN' */
  weekdays: string
  /** '15–17', or a line for each day where the months differ: '29 MAY', '2 JUN' */
  days: string[]
  /** 'MAY ’26', and without the month where the days have it: '’26', '’26–’27' */
  foot: string
}

/** The postmark of two days, or of the first alone while the second is open; null without days. */
export function postmarkOf(checkIn: string, checkOut: string): PostmarkWords | null {
  if (!isPlainDate(checkIn)) return null
  const ends = isPlainDate(checkOut) ? [checkIn, checkOut] : [checkIn]
  const isOneMonth = checkIn.slice(0, 7) === ends.at(-1)?.slice(0, 7)
  const years = range(ends.map((day) => `’${day.slice(2, 4)}`))
  return {
    weekdays: range(ends.map((day) => weekdayName(day).toUpperCase())),
    days: isOneMonth ? [range(ends.map(dayOfMonth))] : ends.map((day) => `${dayOfMonth(day)} ${month(day)}`),
    foot: isOneMonth ? `${month(checkIn)} ${years}` : years,
  }
}

const range = (ends: string[]) => [...new Set(ends)].join('–')
const dayOfMonth = (day: PlainDate) => String(Number(day.slice(8)))
const month = (day: PlainDate) => monthName(day).slice(0, 3).toUpperCase()
