/** Which nights an entry of a calendar takes, at the resort's clock, whatever time zone it is written in. */
import { daysBetween, isPlainDate, minutesAhead, momentOf, type PlainDate, type TimeZone } from '../../lib/dates.ts'
import { timeZone } from '../../lib/time-zone.ts'
import type { Line, Zone } from './parse-feed.ts'

/** Nights by the days from today to them: from the first to the one before `to`. */
export type NightSpan = { from: number; to: number }

/** The resort's clock, the day there, and the time zones that the calendar defines. */
export type ResortClock = { clock: TimeZone; today: PlainDate; zones: readonly Zone[] }

/** `zone` is a name, or '' for the clock of the resort. */
export type Time = { date: PlainDate; minutes: number; isDay: boolean; zone: string }

const dayMinutes = 24 * 60
const minuteMs = 60_000
/** No time zone has had so many. */
const mostClocks = 50
/** A night counts from this time of its day on. */
const evening = 18 * 60

export const valuesOf = (entry: readonly Line[], name: string): string[] =>
  entry.filter((line) => line.name === name).map(({ value }) => value)

/** Days, with a time zone or without one, and times: at a clock, in UTC, and without either. */
export function timeOf(line: Line | undefined): Time | undefined {
  const form = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)[0-6]\d(Z)?)?$/
  const [, year, month, day, hours, minutes, utc] = form.exec(line?.value ?? '') ?? []
  const date = `${year}-${month}-${day}`
  if (!isPlainDate(date)) return undefined
  if (hours === undefined) return { date, minutes: 0, isDay: true, zone: '' }
  const [, quoted, bare = ''] = /;TZID=(?:"([^"]*)"|([^;]*))/i.exec(line?.parameters ?? '') ?? []
  return { date, minutes: Number(hours) * 60 + Number(minutes), isDay: false, zone: utc ? 'UTC' : (quoted ?? bare) }
}

/** In days from today. */
export const dayOf = ({ date, minutes }: Time, { today }: ResortClock): number =>
  daysBetween(today, date) + Math.floor(minutes / dayMinutes)

/** Minutes of "P3D" or "PT20H30M". */
function lengthOf(duration: string): number | undefined {
  const form = /^\+?P(?=.)(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:\d+S)?)?$/
  const found = form.exec(duration)
  if (!found) return undefined
  const [, weeks = 0, days = 0, hours = 0, minutes = 0] = found
  return (Number(weeks) * 7 + Number(days)) * dayMinutes + Number(hours) * 60 + Number(minutes)
}

function endOf(entry: readonly Line[], start: Time): Time | undefined {
  const [end, other] = entry.filter(({ name }) => name === 'DTEND')
  if (end) return other ? undefined : timeOf(end)
  const [duration] = valuesOf(entry, 'DURATION')
  const length = duration === undefined ? 0 : lengthOf(duration)
  if (length === undefined) return undefined
  const days = Math.max(1, Math.ceil(length / dayMinutes))
  return { ...start, minutes: start.minutes + (start.isDay ? days * dayMinutes : length) }
}

const isMidnight = ({ minutes }: Time) => minutes % dayMinutes === 0

/** No nights where `from` is not before `to`; undefined: it cannot be read. @param slack in minutes, at both ends */
export function nightsOfEntry(entry: readonly Line[], start: Time, place: ResortClock, slack = 0) {
  const end = endOf(entry, start)
  if (!end) return undefined
  const isOneClock = start.isDay || end.isDay || start.zone === end.zone
  // Whole days, whatever clock they are written at: many programs write them as midnights.
  if (isMidnight(start) && isMidnight(end) && isOneClock) {
    const [from, to] = [dayOf(start, place), dayOf(end, place)]
    // A day that ends on itself is written by programs that mean the day.
    const span = { from, to: start.isDay && to === from ? from + 1 : to }
    return to < from ? undefined : span
  }
  const transparency = valuesOf(entry, 'TRANSP')
  if (transparency.length > 0 && transparency.every((word) => word === 'TRANSPARENT')) return { from: 0, to: 0 }
  const [starts, ends] = [momentsOf(start, place), momentsOf(end, place)]
  if (Math.min(...starts) > Math.max(...ends)) return undefined
  if (start.date === end.date && start.minutes === end.minutes && isOneClock) return { from: 0, to: 0 }
  const froms = new Set(starts.map((moment) => Math.floor((minutesTo(moment, place) - slack) / dayMinutes)))
  const tos = new Set(ends.map((moment) => Math.ceil((minutesTo(moment, place) + slack - evening) / dayMinutes)))
  const [[from], [to]] = [[...froms], [...tos]]
  return froms.size === 1 && tos.size === 1 ? { from: from!, to: to! } : undefined
}

/** Minutes from the beginning of today to a moment, at the resort's clock. */
const minutesTo = (moment: number, { clock, today }: ResortClock) =>
  (moment - Date.parse(today)) / minuteMs + minutesAhead(moment, clock)

/** Several where a calendar defines a time zone, for it says by how many minutes, and not when; none where unknown. */
const momentsOf = ({ date, minutes, zone }: Time, place: ResortClock) =>
  clocksOf(zone, place).map((clock) => momentOf(date, minutes, clock))

function clocksOf(name: string, { clock, today, zones }: ResortClock): TimeZone[] {
  if (name === '') return [clock]
  // What has a place in its name, or none at all, is the same for everybody.
  const found = name.includes('/') || /^(?:UTC|GMT)$/i.test(name) ? zoneCalled(name, today) : null
  if (found) return [found]
  const minutes = [...(zones.find((zone) => zone.name === name)?.ahead ?? [])]
  return minutes.some(Number.isNaN) || minutes.length > mostClocks ? [] : minutes.map((ahead) => [{ ahead }])
}

/** Each costs milliseconds, and a calendar may have thousands of entries. */
const lookedUp = new Map<string, TimeZone | null>()

function zoneCalled(name: string, today: PlainDate): TimeZone | null {
  const key = `${name} ${today}`.toLowerCase()
  let zone = lookedUp.get(key) ?? null
  try {
    if (!lookedUp.has(key)) zone = timeZone(name, new Date(today))
  } catch {
    // Programs write names of their own, and define them.
  }
  lookedUp.set(key, zone)
  return zone
}
