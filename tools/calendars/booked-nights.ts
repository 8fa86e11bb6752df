/** Nothing but nights leaves this file. What counts, and why: docs/decisions/0007-nights-that-are-taken.md. */
import { formatDay, type PlainDate } from '../../lib/dates.ts'
import {
  dayOf,
  nightsOfEntry,
  timeOf,
  valuesOf,
  type ResortClock,
  type NightSpan,
  type Time,
} from './nights-of-entry.ts'
import { FeedProblem, partsOf, repeats, type Line } from './parse-feed.ts'

/** How far ahead taken.json goes at most, in days: 18 months. */
export const horizonDays = 548

/** What Airbnb closes, or a host there. Its bookings have another name. */
const airbnbs = /^airbnb \(not available\)$/i
/** Such nights from today on are those for which it is too late to book there; later ones are the host's. */
const mostDaysBefore = 7
/** A longer span at the end of a calendar is the time for which it is too early to book. */
const mostNights = 60
/** Airbnb gives a year: a shorter span at the end of that is too early as well. */
const farDays = 300
/** An entry that begins earlier and cannot be read holds no night ahead. */
const yearDays = 366

/** For each night a sign, from a first one on. */
export const signs = { free: '.', taken: 'T', unknown: '?' }

export function nightsWith(taken: readonly NightSpan[], unknown: readonly NightSpan[] = []): string {
  const nights = Array<string>(horizonDays).fill(signs.free)
  for (const { from, to } of unknown) nights.fill(signs.unknown, Math.max(0, from), Math.max(0, to))
  for (const { from, to } of taken) nights.fill(signs.taken, Math.max(0, from), Math.max(0, to))
  return nights.join('')
}

export type FeedNights = {
  nights: string
  /** Entries that take no night ahead: past, cancelled, without a start, free or over before the evening. */
  leftOut: number
  /** When the entries begin that repeat and may hold a night ahead. */
  repeating: PlainDate[]
}

type Entry = NightSpan & { summary: string }

/** @throws FeedProblem where the text is no whole calendar: half of one would show nights as free */
export function readFeed(text: string, { clock, today }: Omit<ResortClock, 'zones'>): FeedNights {
  const { entries, zones } = partsOf(text)
  const place = { clock, today, zones }
  const found: Entry[] = []
  const repeating: (NightSpan & { date: PlainDate })[] = []
  for (const entry of newestOf(entries)) {
    if (isCancelled(entry)) continue
    const [line, other] = entry.filter(({ name }) => name === 'DTSTART')
    const start = other ? undefined : timeOf(line)
    if (!start) throw new FeedProblem(`entry ${entries.indexOf(entry) + 1} of the calendar begins on no day.`)
    const doesRepeat = entry.some(({ name }) => repeats.test(name))
    // Where clocks change, an entry that repeats may be an hour earlier or later.
    const nights = nightsOfEntry(entry, start, place, doesRepeat ? 60 : 0)
    const last = Math.max(lastStart(entry, start, place), dayOf(start, place))
    if (!nights) {
      if (last < -yearDays) continue
      throw new FeedProblem(`the entry of ${formatDay(start.date)} cannot be read.`)
    }
    const { from, to } = nights
    const takesNoNight = from >= to && keepsHours(entry)
    // As it is moved to its last repetition.
    const isOver = to + (last - dayOf(start, place)) <= 0
    if (takesNoNight || isOver) continue
    if (!doesRepeat) found.push({ from, to, summary: valuesOf(entry, 'SUMMARY')[0] ?? '' })
    else repeating.push({ from: valuesOf(entry, 'RDATE').length > 0 ? 0 : from, to: horizonDays, date: start.date })
  }
  const stays = withoutDepartures(found)
  return {
    nights: nightsOf(stays, repeating),
    leftOut: entries.length - stays.length - repeating.length,
    repeating: [...new Set(repeating.map(({ date }) => date))].toSorted(),
  }
}

function isCancelled(entry: readonly Line[]): boolean {
  const words = valuesOf(entry, 'STATUS')
  return words.length > 0 && words.every((word) => word === 'CANCELLED')
}

/** Entries that begin at all, and of those that were changed the last version. */
function newestOf(entries: readonly Line[][]): Line[][] {
  const wordOf = (entry: Line[], name: string) => valuesOf(entry, name)[0] ?? ''
  const keyOf = (entry: Line[]) => `${valuesOf(entry, 'UID').join(' ')} ${wordOf(entry, 'RECURRENCE-ID')}`
  const versionOf = (entry: Line[]) => Number.parseInt(wordOf(entry, 'SEQUENCE')) || 0
  const begun = entries.filter((entry) => entry.some(({ name }) => name === 'DTSTART'))
  const newest = new Map<string, number>()
  for (const entry of begun) {
    newest.set(keyOf(entry), Math.max(versionOf(entry), newest.get(keyOf(entry)) ?? -Infinity))
  }
  return begun.filter((entry) => wordOf(entry, 'UID') === '' || versionOf(entry) === newest.get(keyOf(entry)))
}

/** Whether an entry that takes no night does so each time. */
const keepsHours = (entry: readonly Line[]) =>
  !entry.some(({ name, value }) => name === 'RDATE' || (name === 'RRULE' && /HOUR|MINUTE|SECOND/i.test(value)))

/** The last day on which an entry may begin again; a day later where its rule may mean another clock. */
function lastStart(entry: readonly Line[], start: Time, place: ResortClock): number {
  const rules = valuesOf(entry, 'RRULE')
  const isOpen = entry.some(({ name, parameters }) => name === 'RDATE' || /RANGE/i.test(parameters))
  if (rules.length === 0 && !isOpen) return -Infinity
  const [rule = '', other] = rules
  if (other !== undefined || isOpen) return Infinity
  const [, value = ''] = /(?:^|;)UNTIL=(\d{8})(?!\d)/i.exec(rule) ?? []
  const until = timeOf({ name: 'UNTIL', parameters: '', value })
  return 1 + (until ? dayOf(until, place) : dayOf(start, place) + mostDaysOf(rule.toUpperCase(), start))
}

const periods: Record<string, number> = { HOURLY: 1, DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }

/** Rules of which each period has a day, or each week for weekdays; without a fifth Monday and Friday 13th. */
const eachHasOne =
  /^(?:\w+ |(?:DAI|WEEK|MONTH|YEAR)LY BYDAY=(?:,?[-+]?[1-4]?[A-Z]{2}){1,20}|MONTHLY BYMONTHDAY=[-+\d,]{1,99}) /

/** Days that not every month has. The next one comes within 16 periods, even where centuries have no 29 February. */
const isLate = /^MONTHLY  \S+-(?:29|3\d)$|^YEARLY  \S+-02-29$|MONTHDAY=\S*(?:29|3\d)/

/** Days from the first start of a rule that counts them to its last, at most; Infinity where nobody knows. */
function mostDaysOf(rule: string, { date }: Time): number {
  const valueOf = (name: string) => new RegExp(`${name}=(\\w+)`).exec(rule)?.[1] ?? ''
  const counts = /(?:FREQ=[A-Z]+|(?:COUNT|INTERVAL)=[1-9]\d*|WKST=[A-Z]{2})(?:;|$)/g
  const days = rule.replaceAll(counts, '').replace(/;$/, '')
  const often = valueOf('FREQ')
  const between = (periods[often] ?? Infinity) * Number(valueOf('INTERVAL') || 1)
  const words = `${often} ${days} ${date}`
  const most = between * (isLate.test(words) ? 16 : words.startsWith('DAILY BYDAY') ? 7 : 1)
  // A first start that is none of the days may not count.
  const first = days === '' ? 0 : most + 7
  return eachHasOne.test(words) ? (Number(valueOf('COUNT') || Infinity) - 1) * most + first : Infinity
}

/** Smoobu gives a stay three times; the day of departure is an entry that begins where the stay ends. */
function withoutDepartures(entries: readonly Entry[]): Entry[] {
  const ends = new Set(entries.filter(({ summary }) => !/^check/i.test(summary)).map(({ to }) => to))
  return entries.filter(
    ({ summary, from, to }) => !(to - from === 1 && ends.has(from) && /^check-?\s?out\b/i.test(summary)),
  )
}

/** Tells nights that are taken from those that a portal closes because nobody may book them yet, or any more. */
function nightsOf(entries: readonly Entry[], unknown: readonly NightSpan[]): string {
  const end = entries.reduce((latest, { to }) => Math.max(latest, to), 0)
  const taken: NightSpan[] = []
  const notKnown = [...unknown]
  // Some close far time month by month, under one name.
  for (const [summary, spans] of Map.groupBy(entries, (entry) => entry.summary)) {
    const isAirbnbs = airbnbs.test(summary)
    const from = lastRun(spans, end)
    const isFar = end - from > mostNights || (isAirbnbs && from < end && end >= farDays)
    if (isFar) notKnown.push({ from, to: horizonDays })
    for (const span of spans) {
      if (isAirbnbs && span.from <= 0 && span.to <= mostDaysBefore) notKnown.push(span)
      else if (!isFar || span.from < from) taken.push(span)
    }
  }
  return nightsWith(taken, notKnown)
}

/** Where the nights begin that go on without a gap to the end. */
function lastRun(spans: readonly NightSpan[], end: number): number {
  let first = end
  for (const { from, to } of spans.toSorted((one, other) => other.to - one.to)) {
    if (to >= first) first = Math.min(first, from)
  }
  return first
}
