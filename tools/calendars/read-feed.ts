/**
 * Reads one calendar (iCalendar, RFC 5545) into nights. Nothing but nights leaves this file: no summary, no name, no
 * UID. What counts, and why: docs/decisions/0007-nights-that-are-taken.md.
 */
import { createContext, Script } from 'node:vm'
import ICAL from 'ical.js'
import { addDays, daysBetween, isPlainDate, type PlainDate, type TimeZone } from '../../lib/dates.ts'
import { dayOf, EventTimes, momentAt } from './event-times.ts'
import { FeedProblem } from './feed-problem.ts'
import { united, within, without, type Span } from './spans.ts'

/** How far ahead taken.json goes at most, in days: 18 months. */
export const horizonDays = 548
/** Calendars are read for some days more, so that a kept answer reaches as far while it may be used. */
const readDays = horizonDays + 3

/**
 * A portal's span that begins today or earlier and ends within so many days is the time before a booking is possible.
 */
const mostDaysBefore = 7
/** A longer span at the end of a calendar is the time for which nothing can be booked yet. */
const mostNights = 60

/** A repeated entry is unfolded so often at most. */
const mostTimes = 20_000
/** Some rules that no calendar program writes make the parser search for ever. */
const mostSeconds = 10

export type FeedNights = {
  taken: Span[]
  /** Nights of which the calendar says nothing, up to the last one that is read. */
  unknown: Span[]
  /** Entries that take no night: cancelled, or timed and free or over before the evening. */
  leftOut: number
  /** How many time zones nobody knows. */
  unknownZones: number
}

export type Place = {
  /** The resort's clock. */
  zone: TimeZone
  /** The day at the resort. */
  today: PlainDate
}

/**
 * @throws FeedProblem where the text is no calendar, or cannot be read whole: half a calendar would show nights as free
 */
export function readFeed(text: string, place: Place, seconds = mostSeconds): FeedNights {
  const calendars = parse(text)
  const context = createContext({ read: () => nightsOf(calendars, place) })
  try {
    return new Script('read()').runInContext(context, { timeout: seconds * 1000 }) as FeedNights
  } catch (error) {
    throw error instanceof FeedProblem ? error : new FeedProblem('endless')
  }
}

function parse(text: string): ICAL.Component[] {
  const whole = text.replace(/^\uFEFF/, '').trim()
  if (whole === '') throw new FeedProblem('empty')
  if (/^<(?:!doctype|html|\?xml|head|body)/i.test(whole)) throw new FeedProblem('web-page')
  if (!/^BEGIN:VCALENDAR\s/i.test(whole)) throw new FeedProblem('no-calendar')
  if (!/\sEND:VCALENDAR$/i.test(whole)) throw new FeedProblem('cut-off')
  // Some portals write `DTSTART:20261122` without `VALUE=DATE`.
  const lines = whole
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^(DTSTART|DTEND|RECURRENCE-ID|EXDATE)(?=:\d{8}$)/gim, '$1;VALUE=DATE')
  try {
    const parsed = ICAL.parse(lines) as unknown[]
    // Several calendars in one file are a list of them.
    return (typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])).map((each) => new ICAL.Component(each))
  } catch {
    throw new FeedProblem('damaged')
  }
}

type Entry = Span & { isPortals: boolean }

function nightsOf(calendars: ICAL.Component[], { zone, today }: Place): FeedNights {
  const horizon = addDays(today, readDays)
  const times = new EventTimes(zone)
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  const isOfTasks = calendars.some((calendar) =>
    /^v(?:todo|journal)$/.test(calendar.getFirstSubcomponent()?.name ?? ''),
  )
  if (events.length === 0 && isOfTasks) throw new FeedProblem('no-events')

  const changes = Map.groupBy(events.filter(isChange), uidOf)
  const masters = events.filter((event) => !isChange(event))
  const uids = new Set(masters.map(uidOf))
  // A changed occurrence whose series is not here is an entry of its own.
  const alone = events.filter((event) => isChange(event) && !uids.has(uidOf(event)))
  let leftOut = 0
  const entries = [...masters, ...alone].flatMap((event) => {
    try {
      const found = [...entriesOf(event, changes.get(uidOf(event)) ?? [], times, horizon)]
      if (found.every(({ from, to }) => from >= to)) leftOut += 1
      return found.filter(({ from, to }) => from < to)
    } catch (error) {
      throw error instanceof FeedProblem ? error : new FeedProblem('bad-entry', events.indexOf(event) + 1)
    }
  })
  return { ...sorted(entries, today, horizon), leftOut, unknownZones: times.unknownZones.size }
}

const isChange = (event: ICAL.Component) => event.hasProperty('recurrence-id')
const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid'))

/** An entry, or each time of one that repeats. One that takes no night is an empty span. */
function* entriesOf(
  component: ICAL.Component,
  changes: ICAL.Component[],
  times: EventTimes,
  horizon: PlainDate,
): Generator<Entry> {
  const event = new ICAL.Event(component, { exceptions: isChange(component) ? [] : changes })
  if (isChange(component) || !event.isRecurring()) {
    yield entryOf(event, event.startDate, event.endDate, times)
    return
  }
  const occurrences = event.iterator()
  for (let count = 0; ; count += 1) {
    const next = occurrences.next() as ICAL.Time | null
    if (!next || dayOf(next) > horizon) return
    if (count === mostTimes) throw new FeedProblem('endless')
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    yield entryOf(item, startDate, endDate, times)
  }
}

const noNight = { from: '', to: '' }

function entryOf({ component }: ICAL.Event, start: ICAL.Time, end: ICAL.Time, times: EventTimes): Entry {
  checkDay(component, 'dtstart')
  if (component.hasProperty('dtend')) checkDay(component, 'dtend')
  const wordOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
  const isPortals = /\bnot available\b/i.test(wordOf('summary'))
  if (wordOf('status').toUpperCase() === 'CANCELLED') return { ...noNight, isPortals }
  if (start.isDate) {
    const [from, to] = [dayOf(start), dayOf(end)]
    if (to < from) throw new RangeError('The entry ends before it begins.')
    // A day that ends on itself is written by programs that mean the day.
    return { from, to: to === from ? addDays(from, 1) : to, isPortals }
  }
  if (wordOf('transp').toUpperCase() === 'TRANSPARENT') return { ...noNight, isPortals }
  const clock = times.clockOf(component.getFirstProperty('dtstart'))
  const endClock = component.hasProperty('dtend') ? times.clockOf(component.getFirstProperty('dtend')) : clock
  const [first, last] = [momentAt(start, clock), momentAt(end, endClock)]
  if (!(first <= last)) throw new RangeError('The entry ends before it begins.')
  return { ...times.nightsOf(first, last), isPortals }
}

/** The parser takes 32 January for 1 February. @throws RangeError for a property without a real day */
function checkDay(component: ICAL.Component, name: 'dtstart' | 'dtend'): void {
  const [, , , day] = (component.getFirstProperty(name)?.toJSON() ?? []) as unknown[]
  if (!isPlainDate(String(day).slice(0, 10))) throw new RangeError(`The entry has no real ${name}.`)
}

/** Tells nights that are taken from nights that a portal closes because nobody may book them yet. */
function sorted(entries: Entry[], today: PlainDate, horizon: PlainDate): Pick<FeedNights, 'taken' | 'unknown'> {
  const ends = entries.reduce((latest, { to }) => (to > latest ? to : latest), '')
  const isBefore = ({ isPortals, from, to }: Entry) =>
    isPortals && from <= today && to <= addDays(today, mostDaysBefore)
  const isAfter = ({ from, to }: Entry) => to === ends && daysBetween(from, to) > mostNights
  const known = { from: today, to: horizon }
  const taken = within(united(entries.filter((entry) => !isBefore(entry) && !isAfter(entry))), known)
  const unknown = [
    ...entries.filter((entry) => isBefore(entry)),
    ...entries.filter((entry) => isAfter(entry)).map(({ from }) => ({ from, to: horizon })),
  ]
  return { taken, unknown: without(within(united(unknown), known), taken) }
}
