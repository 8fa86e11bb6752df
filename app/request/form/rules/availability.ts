/** What is known of the nights of a stay, from the owner's closed days and the resort's calendars. */
import { closed, stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import { daysBetween, type PlainDate } from '../../../../lib/dates.ts'
import { isClosed } from '../../../../lib/rates.ts'
import { mostHours, type Runs, type TakenStay } from '../../../../lib/taken-file.ts'
import type { Calendar } from '../../calendar-store.ts'
import type { Chosen } from './chosen-stays.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import type { StayRequest } from './stay-request.ts'

/** `taken`: fewer units are left than are asked for; `free`: so many are left. */
export type NightState = 'closed' | 'taken' | 'free' | 'unknown'

export function stateOf({ id }: Stay, units: number, night: PlainDate, calendar: Calendar | null): NightState {
  if (isClosed(id, night, closed)) return 'closed'
  const ofStay = calendar?.file.stays[id]
  const day = calendar ? daysBetween(calendar.file.from, night) : -1
  if (!calendar || !ofStay || day < 0) return 'unknown'
  const index = units - 1
  const fresh = freshCalendar(ofStay, calendar.now)
  if (runsInclude(ofStay.typed?.[index], day)) return 'taken'
  if (!fresh || night >= fresh.until) return 'unknown'
  if (runsInclude(fresh.taken[index], day)) return 'taken'
  return !fresh.taken[index] || runsInclude(fresh.unknown[index], day) ? 'unknown' : 'free'
}

const hour = 3_600_000

/** A stay's calendar, while it is young enough to say anything. */
function freshCalendar({ calendar }: TakenStay, now: number) {
  const age = calendar ? now - Date.parse(calendar.asOf) : Infinity
  // From a device whose clock is far behind, nothing can be said either.
  return -hour < age && age <= mostHours * hour ? calendar : undefined
}

/** Whether spans by their lengths hold the night that is so many days after the first. */
function runsInclude(runs: Runs = [], day: number): boolean {
  let end = 0
  const at = runs.findIndex((run) => day < (end += run))
  return at % 2 === 1
}

export const isStayUnavailable = ({ stay, units }: Chosen, night: PlainDate, calendar: Calendar | null): boolean =>
  ['closed', 'taken'].includes(stateOf(stay, units, night, calendar))

/** Whether one of the chosen stays is; while none is chosen, whether all stays are. */
export const isUnavailable = (chosen: readonly Chosen[], night: PlainDate, calendar: Calendar | null): boolean =>
  chosen.length > 0
    ? chosen.some((each) => isStayUnavailable(each, night, calendar))
    : stays.every((stay) => isStayUnavailable({ stay, units: 1 }, night, calendar))

/**
 * What the calendars say of a request; that a stay is closed is said by itself. `asOf` is when the oldest calendar was
 * read, null where the owner has typed all that is taken. `free` is never said of a stay without a calendar.
 */
export type Availability = {
  kind: 'taken' | 'free' | 'unknown'
  taken: { stay: Stay; nights: PlainDate[] }[]
  asOf: string | null
}

export function availabilityOf(request: StayRequest, refusal: Refusal | null, calendar: Calendar | null): Availability {
  const { chosen, nights, lengthOfStay } = request
  const isComplete = chosen.length > 0 && nights.length > 0 && nights.length === lengthOfStay
  if (!calendar || !isComplete) return { kind: 'unknown', taken: [], asOf: null }
  const inState = (state: NightState) =>
    chosen.map(({ stay, units }) => ({
      stay,
      nights: nights.filter((night) => stateOf(stay, units, night, calendar) === state),
    }))
  const taken = inState('taken').filter((each) => each.nights.length > 0)
  if (taken.length > 0) return { kind: 'taken', taken, asOf: oldest(taken, calendar) }
  const asOf = oldest(chosen, calendar)
  const areFree = inState('free').every((each) => each.nights.length === nights.length)
  return { kind: areFree && asOf !== null && !refusal ? 'free' : 'unknown', taken, asOf }
}

/** When the oldest calendar of these stays was read; null where none of them has one that says anything. */
function oldest(some: readonly { stay: Stay }[], { file, now }: Calendar): string | null {
  const moments = some.flatMap(({ stay }) => {
    const ofStay = file.stays[stay.id]
    return (ofStay && freshCalendar(ofStay, now)?.asOf) ?? []
  })
  return moments.toSorted()[0] ?? null
}

/** Whether nothing speaks against these stays: they are open, not taken, and free where they have a calendar. */
export const canBeHad = (chosen: readonly Chosen[], nights: readonly PlainDate[], calendar: Calendar): boolean =>
  !refusalOf(chosen, nights) &&
  chosen.every(({ stay, units }) =>
    nights.every((night) => {
      const state = stateOf(stay, units, night, calendar)
      return state === 'free' || (state === 'unknown' && !calendar.file.stays[stay.id]?.calendar)
    }),
  )

/** Null where nothing is known of a stay. `asOf`, and `until`, the first night not known: null without a calendar. */
export function nightsOfStay(id: string, calendar: Calendar) {
  const stay = stays.find((each) => each.id === id)
  const ofStay = calendar.file.stays[id]
  const fresh = ofStay && freshCalendar(ofStay, calendar.now)
  if (!stay || (!fresh && !ofStay?.typed)) return null
  return {
    stateOf: (night: PlainDate) => stateOf(stay, 1, night, calendar),
    asOf: fresh?.asOf ?? null,
    until: fresh?.until ?? null,
  }
}
