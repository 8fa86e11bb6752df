import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { addDays, clockIn, longWeekdayName } from '../../lib/dates.ts'
import { deskState, formatTime, type DayHours } from '../../lib/opening-hours.ts'
import { fill, inBothWays } from '../../lib/text.ts'

const { hours, place } = site

/** Day and clock time at the resort, wherever the guest is. */
export const resortClock = (now: Date) => clockIn(place.timeZone, now)

export const today = () => resortClock(new Date()).date

export const deskAt = (now: Date) => deskState(hours, place.timeZone, now)

/** "9:00 AM – 6:00 PM" in the words of the content, with its mark for `Text`. */
export function hoursRange({ opens, closes }: DayHours): string {
  const times = { opens: formatTime(opens), closes: formatTime(closes) }
  return inBothWays(fill(ui.hours.range, times), fill(ui.hours.rangeAloud, times))
}

/** "open until 8:00 PM in Nakuru", or "opens Monday at 8:00 AM in Nakuru": guests may be far away. */
export function deskInWords(now: Date): string {
  const state = deskAt(now)
  if (state.isOpen) return fill(ui.hours.open, { closes: formatTime(state.closes) })
  const day = addDays(resortClock(now).date, state.opensOn === 'today' ? 0 : 1)
  return fill(ui.hours.closed, { day: longWeekdayName(day), opens: formatTime(state.opens) })
}

export const deskSentence = (now: Date): string => fill(ui.hours.desk, { state: deskInWords(now) })
