/**
 * Time zones by their IANA names, for the schema of the content. `Intl` knows them, but starting it costs a slow phone
 * 70 ms and more: it is asked while content is read, and pages get the changes of the clock as a short list.
 */
import type { TimeZone } from './dates.ts'

/** Clocks are known from the first day of last year, and for so many years. */
const years = 6

const minute = 60_000
/** No clocks are changed twice in this time. Asking `Intl` for every day would take 10 ms. */
const week = 7 * 86_400_000

/** Whether it is the name of a zone with a place in it: `Africa/Nairobi`, but neither `EST` nor `+03:00`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_-]+){1,2}$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The clock of a zone from the year before `now` to the fourth after it. Later, it is taken to stay as it is then. */
export function timeZone(name: string, now = new Date()): TimeZone {
  const clock = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' })
  const aheadAt = (moment: number) => {
    // 'GMT-03:30', and 'GMT' alone for none.
    const [, sign, hours, minutes] = /GMT(?:(.)(\d\d):(\d\d))?/.exec(clock.format(moment)) ?? []
    return Number(`${sign ?? ''}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
  }
  /** The first minute after `before` in which the clock differs; it does at `after`. */
  const changeBetween = (before: number, after: number): number => {
    if (after - before <= minute) return after
    const middle = before + Math.floor((after - before) / 2 / minute) * minute
    return aheadAt(middle) === aheadAt(before) ? changeBetween(middle, after) : changeBetween(before, middle)
  }

  const begins = Date.UTC(now.getUTCFullYear() - 1, 0, 1)
  const ends = Date.UTC(now.getUTCFullYear() - 1 + years, 0, 1)
  const spans: TimeZone = []
  let ahead = aheadAt(begins)
  for (let moment = begins; moment < ends; moment += week) {
    if (aheadAt(moment + week) === ahead) continue
    spans.push({ ahead, until: changeBetween(moment, moment + week) })
    ahead = aheadAt(moment + week)
  }
  return [...spans, { ahead }]
}
