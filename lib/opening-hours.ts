import { clockIn, type TimeZone } from './dates.ts'

/** Times of day as 'HH:MM', 24 hours, in the resort's own time zone; opening comes before closing. */
export type DayHours = { opens: string; closes: string }

/** `weekdays` is Monday to Friday, `weekend` Saturday and Sunday; the desk opens on every day. */
export type BusinessHours = { weekdays: DayHours; weekend: DayHours }

export type DeskState =
  | { isOpen: true; row: keyof BusinessHours; time: string; closes: string }
  | { isOpen: false; row: keyof BusinessHours; time: string; opensOn: 'today' | 'tomorrow'; opens: string }

/** Open from the minute of opening until just before that of closing; `row` of the hours is today's. */
export function deskState(hours: BusinessHours, zone: TimeZone, now: Date): DeskState {
  const { date, time } = clockIn(zone, now)
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const row = rowOf(weekday)
  const { opens, closes } = hours[row]
  if (time < opens) return { isOpen: false, row, time, opensOn: 'today', opens }
  if (time < closes) return { isOpen: true, row, time, closes }
  return { isOpen: false, row, time, opensOn: 'tomorrow', opens: hours[rowOf((weekday + 1) % 7)].opens }
}

const rowOf = (weekday: number): keyof BusinessHours => (weekday === 0 || weekday === 6 ? 'weekend' : 'weekdays')

/** '20:00' as the resort writes it: '8:00 PM' */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
