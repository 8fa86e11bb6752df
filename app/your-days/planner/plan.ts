/**
 * Your days: one pure function, `arrange`, from what a guest has chosen, the dates and the places to days with times;
 * and what the guest's buttons do with the result.
 *
 * The rule: a far place takes a whole day. A near place takes a morning or an afternoon, as the place says. What is in
 * the garden fills the rest. Before and after every outing one is at home. What the guest has put in order stays in
 * that order; what fits into no day stays in the pocket (chosen, but not scheduled).
 */
import { addDays, daysBetween, isPlainDate, type PlainDate, type StayDates } from '../../../lib/dates.ts'
import { without, type Choices } from '../choices.ts'

/** Minutes since midnight, or a number of minutes. */
export type Minutes = number

export type When = 'morning' | 'lateAfternoon' | 'any'

/** A place around, or an enjoyment in the garden. */
export interface Outing {
  id: string
  /** How long a visit takes. */
  visitMinutes: Minutes
  when: When
  /** Nobody arrives earlier, for example because it is closed. */
  notBefore?: Minutes | undefined
  /** The road to a place, one way; absent in the garden. */
  road?: { km: number; minutes: Minutes } | undefined
}

export interface NamedOuting extends Outing {
  name: string
  /** What to book or to ask first; absent in the garden. */
  checkFirst?: string
}

/** The hours in which one is under way. */
export interface DayHours {
  /** Nobody leaves earlier. */
  from: Minutes
  /** On the day of arrival. */
  arrival: Minutes
  /** On the day of departure one is back by then. */
  departure: Minutes
  /** Sunset, when one is back on all other days; without a day the earliest sunset of the year. */
  sunset: (date?: PlainDate) => Minutes
}

export interface Timed<O extends Outing = Outing> {
  outing: O
  leave: Minutes
  arrive: Minutes
  depart: Minutes
  home: Minutes
}

type Part = 'whole' | 'arrival' | 'departure'

interface Frame {
  date: PlainDate | undefined
  part: Part
  from: Minutes
  until: Minutes
}

export interface PlannedDay<O extends Outing = Outing> extends Frame {
  outings: Timed<O>[]
}

export interface Plan<O extends Outing = Outing> {
  days: PlannedDay<O>[]
  /** Chosen, but no day has the hours for it. */
  pocket: O[]
  /** All days that there may be, also those after the last outing. */
  frames: Frame[]
}

/** At home between two outings, at least. */
const REST: Minutes = 30
/** An outing that moves others by more than this from their best hours disturbs them. */
const DISTURBS: Minutes = 120
/** A place so far away, one way, takes a day. */
const FAR: Minutes = 60

export const isFar = ({ road }: Outing): boolean => road !== undefined && road.minutes >= FAR
const isNear = ({ road }: Outing): boolean => road !== undefined && road.minutes < FAR

export function arrange<O extends Outing>(
  { days, loose }: Choices,
  dates: StayDates,
  hours: DayHours,
  outings: readonly O[],
): Plan<O> {
  const seen = new Set<string>()
  const known = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const outing = outings.find((each) => each.id === id)
      if (!outing || seen.has(id)) return []
      seen.add(id)
      return [outing]
    })
  const frames = framesOf(dates, hours, outings.length)
  const placed: O[][] = frames.map(() => [])
  const put = (day: number, list: O[] | undefined) => {
    if (list) placed[day] = list
    return list !== undefined
  }

  // A day that the guest has filled may have fewer hours than before, because dates have changed: then the rule helps.
  const crowdedOut = days.map(known).flatMap((list, day) =>
    list.filter((outing) => {
      const frame = frames[day]
      const longer = [...(placed[day] ?? []), outing]
      return !frame || !put(day, fits(longer, frame) ? longer : undefined)
    }),
  )

  const wishes = [...crowdedOut, ...known(loose)]
  const pocket: O[] = []
  const left = (outing: O, found: boolean) => {
    if (!found) pocket.push(outing)
  }
  for (const outing of wishes.filter(isFar)) {
    left(
      outing,
      frames.some(
        (frame, day) => halvesLeft(placed[day]!, frame).length === 2 && put(day, inserted(outing, placed[day]!, frame)),
      ),
    )
  }
  for (const outing of wishes.filter(isNear).toSorted(anyHourLast)) {
    left(
      outing,
      frames.some(
        (frame, day) =>
          halvesLeft(placed[day]!, frame).some((half) => accepts(outing, half)) &&
          put(day, inserted(outing, placed[day]!, frame)),
      ),
    )
  }
  for (const outing of wishes.filter(({ road }) => !road)) {
    // The garden fills days that there are already, before it asks for one more.
    const used = placed.flatMap((list, day) => (list.length > 0 ? [day] : []))
    const order = [...used, ...frames.keys()]
    const costs = order.map((day) => addedDelay(outing, placed[day]!, frames[day]!))
    const best = costs.slice(0, used.length).some((cost) => cost < Infinity) ? costs.slice(0, used.length) : costs
    const day = order[best.indexOf(Math.min(...best))]
    left(outing, day !== undefined && put(day, inserted(outing, placed[day]!, frames[day]!)))
  }

  const last = placed.findLastIndex((list) => list.length > 0)
  return {
    days: frames.slice(0, last + 1).map((frame, day) => ({ ...frame, outings: timed(placed[day]!, frame) ?? [] })),
    pocket: wishes.filter((outing) => pocket.includes(outing)),
    frames,
  }
}

/** The days that there may be. With dates: those of the stay, of which the first and the last are half days. */
function framesOf(
  { checkIn, checkOut }: StayDates,
  { from, arrival, departure, sunset }: DayHours,
  most: number,
): Frame[] {
  if (!isPlainDate(checkIn)) {
    return Array.from({ length: most }, () => ({ date: undefined, part: 'whole', from, until: sunset() }))
  }
  const nights = isPlainDate(checkOut) ? daysBetween(checkIn, checkOut) : 0
  return Array.from({ length: nights > 0 ? nights + 1 : most }, (_, day): Frame => {
    const date = addDays(checkIn, day)
    if (day === 0) return { date, part: 'arrival', from: arrival, until: sunset(date) }
    if (day === nights) return { date, part: 'departure', from, until: departure }
    return { date, part: 'whole', from, until: sunset(date) }
  })
}

const duration = ({ visitMinutes, road }: Outing): Minutes => visitMinutes + 2 * (road?.minutes ?? 0)

const earliestLeave = ({ notBefore = 0, road }: Outing, from: Minutes): Minutes =>
  Math.max(from, notBefore - (road?.minutes ?? 0))

/**
 * The times of a day: one leaves as early as possible, for a late afternoon as late as what follows allows.
 *
 * @returns undefined if the day has too few hours
 */
function timed<O extends Outing>(outings: readonly O[], { from, until }: Frame): Timed<O>[] | undefined {
  // When one has to leave at the latest, from the end of the day on.
  const latestLeaves = outings.map((_, i) =>
    outings.slice(i).reduce((time, outing) => time - duration(outing) - REST, until + REST),
  )
  let free = from
  const times: Timed<O>[] = []
  for (const [i, outing] of outings.entries()) {
    const latestLeave = latestLeaves[i]!
    const earliest = earliestLeave(outing, free)
    if (earliest > latestLeave) return undefined
    const leave = outing.when === 'lateAfternoon' ? latestLeave : earliest
    const arrive = leave + (outing.road?.minutes ?? 0)
    const depart = arrive + outing.visitMinutes
    const home = leave + duration(outing)
    times.push({ outing, leave, arrive, depart, home })
    free = home + REST
  }
  return times
}

const fits = (outings: readonly Outing[], frame: Frame): boolean => timed(outings, frame) !== undefined

type Half = 'morning' | 'afternoon'

/** Those that may be at any hour take what the others leave. */
const anyHourLast = (a: Outing, b: Outing) => Number(a.when === 'any') - Number(b.when === 'any')

const accepts = ({ when }: Outing, half: Half): boolean =>
  when === 'any' || (when === 'morning') === (half === 'morning')

/** The halves of a day that no outing takes. */
function halvesLeft(outings: readonly Outing[], { part }: Frame): Half[] {
  if (outings.some(isFar)) return []
  const halves: Half[] = part === 'whole' ? ['morning', 'afternoon'] : [part === 'arrival' ? 'afternoon' : 'morning']
  for (const near of outings.filter(isNear).toSorted(anyHourLast)) {
    const taken = halves.findIndex((half) => accepts(near, half))
    halves.splice(Math.max(taken, 0), 1)
  }
  return halves
}

/** How much later or earlier outings are than each would be alone; those for any hour do not mind. */
function delay(outings: readonly Outing[], frame: Frame): Minutes {
  const times = timed(outings, frame)
  if (!times) return Infinity
  return times.reduce((sum, { outing, leave }) => {
    const alone = timed([outing], frame)?.[0]?.leave ?? leave
    return sum + (outing.when === 'any' ? 0 : Math.abs(leave - alone))
  }, 0)
}

/** A day with one outing more, where it disturbs least, the others in their order; undefined if it does not fit. */
function inserted<O extends Outing>(outing: O, outings: readonly O[], frame: Frame): O[] | undefined {
  const tries = [...outings, outing].map((_, at) => outings.toSpliced(at, 0, outing))
  const costs = tries.map((list) => delay(list, frame))
  const least = Math.min(...costs)
  // Of equal places the last: the order of choosing.
  return least < Infinity ? tries[costs.lastIndexOf(least)] : undefined
}

function addedDelay(outing: Outing, outings: readonly Outing[], frame: Frame): Minutes {
  const longer = inserted(outing, outings, frame)
  return longer ? delay(longer, frame) - delay(outings, frame) : Infinity
}

/** The plan as the guest's own order, so that nothing else moves when one outing is moved. */
export const asOwn = ({ days, pocket }: Plan): Choices => ({
  days: days.map(({ outings }) => outings.map(({ outing }) => outing.id)),
  loose: pocket.map(({ id }) => id),
})

/**
 * An outing earlier (-1) or later (1) on its day; undefined at the end of the day, or where the hours do not allow it.
 */
export function shifted(plan: Plan, id: string, by: -1 | 1): Choices | undefined {
  const own = asOwn(plan)
  const day = plan.days.findIndex(({ outings }) => outings.some(({ outing }) => outing.id === id))
  const planned = plan.days[day]
  if (!planned) return undefined
  const list = planned.outings.map(({ outing }) => outing)
  const at = list.findIndex((each) => each.id === id)
  const [moved] = list.splice(at, 1)
  if (!moved || at + by < 0 || at + by > list.length) return undefined
  list.splice(at + by, 0, moved)
  return fits(list, planned)
    ? {
        ...own,
        days: own.days.with(
          day,
          list.map((each) => each.id),
        ),
      }
    : undefined
}

/** Puts an outing on a day (from 0), where it disturbs least; undefined if it does not fit there. */
export function putOn(plan: Plan, outing: Outing, day: number): Choices | undefined {
  const frame = plan.frames[day]
  if (!frame) return undefined
  const others = plan.days[day]?.outings.map((each) => each.outing).filter(({ id }) => id !== outing.id) ?? []
  const longer = inserted(outing, others, frame)
  if (!longer) return undefined
  const rest = without(asOwn(plan), outing.id)
  const days = Array.from({ length: Math.max(rest.days.length, day + 1) }, (_, i) => rest.days[i] ?? [])
  return {
    days: days.with(
      day,
      longer.map(({ id }) => id),
    ),
    loose: rest.loose,
  }
}

/**
 * The next day (from 0) that has the hours for an outing, after the last one the first; one where it disturbs nobody
 * comes before one where it does. Undefined if there is none.
 */
export function nextDay(plan: Plan, outing: Outing): number | undefined {
  const day = plan.days.findIndex(({ outings }) => outings.some((each) => each.outing.id === outing.id))
  const isAlone = plan.days[day]?.outings.length === 1
  // One that has the last day for itself gains nothing by a new one.
  const count = Math.min(plan.days.length + (isAlone && day === plan.days.length - 1 ? 0 : 1), plan.frames.length)
  const others = Array.from({ length: count - 1 }, (_, i) => (day + 1 + i) % count)
  const possible = others.filter((other) => putOn(plan, outing, other))
  const cost = (other: number) =>
    addedDelay(outing, plan.days[other]?.outings.map((each) => each.outing) ?? [], plan.frames[other]!)
  return possible.find((other) => cost(other) <= DISTURBS) ?? possible[0]
}

/** The numbers of the outings that lead out of the gate, in the order of the plan, from 1. */
export function numbersOf({ days }: Plan): Map<string, number> {
  const ids = days.flatMap(({ outings }) => outings.flatMap(({ outing }) => (outing.road ? [outing.id] : [])))
  return new Map(ids.map((id, index) => [id, index + 1]))
}

/** The road of a day, there and back. */
export function roadOf({ outings }: PlannedDay): { km: number; minutes: Minutes } {
  return outings.reduce(
    ({ km, minutes }, { outing: { road } }) => ({
      km: km + 2 * (road?.km ?? 0),
      minutes: minutes + 2 * (road?.minutes ?? 0),
    }),
    { km: 0, minutes: 0 },
  )
}
