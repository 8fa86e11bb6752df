/** Moments of a calendar's entries at the resort's clock, whatever time zone an entry is written in. */
import ICAL from 'ical.js'
import { addDays, clockIn, momentOf, type PlainDate, type TimeZone } from '../../lib/dates.ts'
import { isTimeZone, timeZone } from '../../lib/time-zone.ts'
import type { Span } from './spans.ts'

/** A night counts from this time of its day on. */
const evening = '18:00'

const inUtc = /^(?:UTC|GMT|Etc\/(?:UTC|GMT))$/i

export class EventTimes {
  readonly #resort: TimeZone
  readonly #zones = new Map<string, TimeZone | undefined>()
  /** Names of time zones that neither the calendar nor the world knows; their times are read at the resort's clock. */
  readonly unknownZones = new Set<string>()

  constructor(resort: TimeZone) {
    this.#resort = resort
  }

  /**
   * The clock of a property's times: `undefined` where the time itself knows it (UTC, or a zone that the calendar
   * describes), the resort's where nobody does.
   */
  clockOf(property: ICAL.Property | null): TimeZone | undefined {
    const name = property?.getFirstParameter('tzid')
    const time = property?.getFirstValue()
    if (!(time instanceof ICAL.Time) || time.zone === ICAL.Timezone.utcTimezone) return undefined
    if (name && time.zone.component && time.zone.tzid === name) return undefined
    if (!name) return this.#resort
    if (!this.#zones.has(name)) this.#zones.set(name, namedZone(name))
    const zone = this.#zones.get(name)
    if (!zone) this.unknownZones.add(name)
    return zone ?? this.#resort
  }

  /** The nights that a timed entry touches after 18:00 at the resort. */
  nightsOf(start: number, end: number): Span {
    const [first, last] = [start, end].map((moment) => clockIn(this.#resort, new Date(moment)))
    if (!first || !last || end <= start) return { from: '', to: '' }
    return { from: first.date, to: last.time > evening ? addDays(last.date, 1) : last.date }
  }
}

function namedZone(name: string): TimeZone | undefined {
  if (inUtc.test(name)) return [{ ahead: 0 }]
  return isTimeZone(name) ? timeZone(name) : undefined
}

/** 'YYYY-MM-DD' */
export const dayOf = (time: ICAL.Time): PlainDate => time.toString().slice(0, 10)

/** In milliseconds as `Date.now()` gives them, at a clock, or at the time's own. */
export function momentAt(time: ICAL.Time, clock: TimeZone | undefined): number {
  if (!clock) return time.toUnixTime() * 1000
  return momentOf(dayOf(time), time.hour * 60 + time.minute, clock)
}
