/**
 * The plan as a guide of the region would make it, in half days: one pure function of what a guest has chosen, the dates,
 * and the places.
 *
 * A near place takes a morning or an afternoon. A day in the far area holds two neighbours, or one place. On the days of
 * arrival and departure there are near places only, or a far one on the way where the guest passes by. What has a day
 * stays there as long as it fits; the rest gets the days with the least faults.
 */
import { plans } from '../../../content/days.yaml'
import { message, parts as partNames } from '../../../content/planner.yaml'
import { addDays, daysBetween, formatDate, isPlainDate } from '../../../lib/dates.ts'
import { fill } from '../../../lib/text.ts'
import type { Choice, Days, Part } from '../days-store.ts'
import {
  fits,
  isAtItsBest,
  isFar,
  isHalfDay,
  isPlace,
  roadBetween,
  type Frame,
  type Outing,
  type Placed,
} from './day-rules.ts'

/** As told to guests: a far place alone takes the whole day, and one on the way here or on no road of its own. */
export type Stop = Omit<Placed, 'day'> & { when: Part | 'wholeDay' | 'onTheWay' | 'onSite' }

/** A day of the plan: the places in their order, then the enjoyments. */
export type PlannedDay = Frame & { stops: Stop[] }

export interface Plan {
  days: PlannedDay[]
  /** Chosen, but no day has the time for it. */
  left: Outing[]
  frames: readonly Frame[]
  /** Whether the dates have no room for a ready plan, or a shared one, in its own order. */
  isReordered: boolean
}

export const noDates = { checkIn: '', checkOut: '', passesBy: false }
const wholeDay: readonly Part[] = ['morning', 'afternoon']
/** No plan is longer: while a year is typed, '20' of 2027 counts as the year 20. */
const mostDays = 100

export function arrange(days: Days, outings: readonly Outing[]): Plan {
  const chosen = outings.filter(({ id }) => days.chosen.some((choice) => choice.id === id))
  const places = chosen.filter(isPlace)
  const frames = framesOf(days, chosen.length + 1)
  const { kept, isReordered } = keptOf(days.chosen, outings, frames)
  const ofPlaces = bestDays(
    kept.filter(({ outing }) => isPlace(outing)),
    places.filter((place) => !kept.some(({ outing }) => outing === place)),
    frames,
  )
  // Enjoyments take no time: one that has no day joins the first near place.
  const nearDay = frames.findIndex((_, day) => ofPlaces.some((each) => each.day === day && !isFar(each.outing)))
  const ofEnjoyments = chosen
    .filter((outing) => !isPlace(outing))
    .map((outing) => {
      const day = kept.find((each) => each.outing === outing)?.day ?? -1
      return { outing, day: frames[day] ? day : Math.max(nearDay, 0) }
    })
  const placed = [...ofPlaces, ...ofEnjoyments]
  const planned = frames.map((frame, day) => dayOf(frame, day, placed))
  const isUsed = ({ stops }: PlannedDay) => stops.length > 0
  return {
    days: hasDates(frames) ? planned.slice(0, planned.findLastIndex(isUsed) + 1) : planned.filter(isUsed),
    left: places.filter((place) => !ofPlaces.some(({ outing }) => outing === place)),
    frames,
    isReordered,
  }
}

const hasDates = ([first]: readonly Frame[]) => first?.date !== undefined

/**
 * What keeps the day that it has. A plan that says its days moves as a whole to the first day on which all of it fits: of
 * arrival, the next, … A ready plan that fits nowhere, or to which places are added, gets a new order.
 */
function keptOf(choices: readonly Choice[], outings: readonly Outing[], frames: readonly Frame[]) {
  const withDay = choices.filter(({ id, day }) => day && outings.some((outing) => outing.id === id))
  const hasDay = ({ id }: Choice) => withDay.some((each) => each.id === id)
  const isOfPlace = ({ id }: Choice) => outings.some((outing) => outing.id === id && isPlace(outing))
  // Ready plans and links of the first version say days, but no parts of them: their parts are those of whole days.
  const isReady = withDay.some((choice) => !choice.part && isOfPlace(choice))
  if (isReady && choices.some((choice) => !choice.day && isOfPlace(choice))) return { kept: [], isReordered: false }
  const isOfWholeDays = hasDates(frames) && isReady
  const wanted = isOfWholeDays ? asChosen(arrange({ ...noDates, chosen: choices }, outings)).filter(hasDay) : withDay
  const tries = (hasDates(frames) ? [...frames.keys()] : [0]).map((by) => placeWanted(wanted, by, outings, frames))
  const whole = tries.find(({ length }) => length === wanted.length)
  const isReordered = isOfWholeDays && !whole
  return { kept: isReordered ? [] : (whole ?? tries[0]!), isReordered }
}

function framesOf({ checkIn, checkOut, passesBy }: Days, most: number): Frame[] {
  if (!isPlainDate(checkIn)) return Array.from({ length: most }, () => ({ date: undefined, parts: wholeDay, passesBy }))
  const nights = isPlainDate(checkOut) ? daysBetween(checkIn, checkOut) : 0
  return Array.from({ length: Math.min(nights > 0 ? nights + 1 : most + 1, mostDays) }, (_, day) => ({
    date: addDays(checkIn, day),
    parts: day === 0 ? ['afternoon'] : day === nights ? ['morning'] : wholeDay,
    passesBy,
  }))
}

/** What has a day, so many days later, as far as it fits. */
function placeWanted(choices: readonly Choice[], by: number, outings: readonly Outing[], frames: readonly Frame[]) {
  return choices.reduce<Placed[]>((placed, { id, day = 1, part }) => {
    const outing = outings.find((each) => each.id === id)
    if (!outing) return placed
    const best = outing.visit?.bestPart === 'afternoon' ? wholeDay.toReversed() : wholeDay
    const slot = (part || !isPlace(outing) ? [part] : best)
      .map((each) => ({ outing, day: day - 1 + by, part: each }))
      .find((each) => fits(placed, each, frames))
    return slot ? [...placed, slot] : placed
  }, [])
}

/** Of all ways to place what has no day yet, the one with the least faults. @param kept what has its place already */
export function bestDays(kept: readonly Placed[], wishes: readonly Outing[], frames: readonly Frame[]): Placed[] {
  const cache = new Map<string, readonly Placed[]>()

  /** The best that can follow, from a day on. */
  function fromDay(day: number, left: readonly Outing[]): readonly Placed[] {
    if (day === frames.length) return []
    const key = [day, ...left.map(({ id }) => id)].join(' ')
    const found = cache.get(key)
    if (found) return found
    const tries = waysToFill(day, left).map((stops) => {
      const placed = [...stops, ...fromDay(day + 1, without(stops, left))]
      return { placed, faults: faultsOf(placed, without(placed, left), frames) }
    })
    const { placed } = tries.reduce((least, each) => (isLess(each.faults, least.faults) ? each : least))
    cache.set(key, placed)
    return placed
  }

  /** All that a day may hold, with what it holds already; the first of these wins where two are as good. */
  function waysToFill(day: number, left: readonly Outing[]): Placed[][] {
    const { parts } = frames[day]!
    const there = kept.filter((each) => each.day === day)
    const ways = parts.reduce(
      (made, part) =>
        made.flatMap((way) => {
          const fitting = left.filter(
            (outing) => !way.some((each) => each.outing === outing) && fits(way, { outing, day, part }, frames),
          )
          const kinds = fitting.map(kindOf)
          const first = fitting.filter((_, at) => kinds.indexOf(kinds[at]!) === at)
          return [...first.map((outing) => [...way, { outing, day, part }]), way]
        }),
      [there],
    )
    // What comes later could stand on an empty day, unless it shares the day of something kept.
    const maySkip = ways.length === 1 || parts.length < 2 || kept.some((each) => each.day >= day)
    return maySkip ? ways : ways.slice(0, -1)
  }

  // Near places come first where both are as good.
  const near = wishes.filter((outing) => !isFar(outing))
  return [...fromDay(0, [...near, ...wishes.filter(isFar)])]
}

/** Places of one kind can stand for each other. The first of the guide, and one with neighbours, is a kind of its own. */
function kindOf({ id, visit }: Outing): string {
  if (!visit || visit.number === 1 || Object.keys(visit.neighbours).length > 0) return id
  return `${visit.area} ${visit.length} ${visit.bestPart}`
}

const without = (placed: readonly Placed[], all: readonly Outing[]) =>
  all.filter((place) => !placed.some(({ outing }) => outing === place))

/** What is wrong with a plan; each number counts only where all before it are the same. */
export function faultsOf(placed: readonly Placed[], left: readonly Outing[], frames: readonly Frame[]): number[] {
  const isFirst = ({ visit }: Outing) => visit?.number === 1
  const first = placed.find(({ outing }) => isFirst(outing))
  const isAtTheEnd = first && frames[first.day]?.parts.length === 1 && first.part === 'morning'
  const ends = placed.map(({ outing, day, part }) => 2 * day + (part === 'afternoon' || isFar(outing) ? 2 : 1))
  const between = placed.flatMap((one, at) =>
    placed
      .slice(at + 1)
      .filter(({ day }) => day === one.day)
      .map((other) => roadBetween(one.outing, other.outing)?.minutes ?? 0),
  )
  return [
    left.length,
    // The first place of the guide is for its best hours, and rather not for the last morning.
    first ? (isAtItsBest(first) ? Number(isAtTheEnd) : 2) : left.some(isFirst) ? 3 : 0,
    // The half day that ends the plan.
    Math.max(0, ...ends),
    new Set(placed.map(({ day }) => day)).size,
    placed.filter((each) => !isAtItsBest(each)).length,
    between.reduce((minutes, each) => minutes + each, 0),
  ]
}

export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const decisive = one.findIndex((fault, at) => fault !== other[at])
  return decisive !== -1 && one[decisive]! < other[decisive]!
}

function dayOf(frame: Frame, day: number, all: readonly Placed[]): PlannedDay {
  const placed = all.filter((each) => each.day === day)
  const isAlone = placed.filter(({ outing }) => isPlace(outing)).length === 1
  const whenOf = ({ outing, part }: Placed) => {
    if (!part) return 'onSite'
    if (!isAlone || (isHalfDay(outing) && !isFar(outing))) return part
    return frame.parts.length === 2 ? 'wholeDay' : 'onTheWay'
  }
  const inOrder = [...wholeDay, undefined].flatMap((part) => placed.filter((each) => each.part === part))
  return { ...frame, stops: inOrder.map((each) => ({ outing: each.outing, part: each.part, when: whenOf(each) })) }
}

/** The plan as the guest's own, so that nothing else moves when one outing is moved. */
export const asChosen = ({ days, left }: Plan): Choice[] => [
  ...days.flatMap(({ stops }, index) => stops.map(({ outing: { id }, part }) => ({ id, day: index + 1, part }))),
  ...left.map(({ id }) => ({ id })),
]

/** A day of the plan, from 1 on; enjoyments have no part of it. */
export type Slot = { day: number; part?: Part | undefined }

/** What stood there makes room, and goes where else it fits. */
export const moved = (plan: Plan, id: string, slot: Slot): Choice[] => [
  { id, ...slot },
  ...asChosen(plan).filter((choice) => choice.id !== id),
]

/** Where an outing may go: another part of a day of the plan, or the day after. */
export function slotsToMove({ days, frames }: Plan, outing: Outing): Slot[] {
  const isOn = ({ stops }: PlannedDay) => stops.some((stop) => stop.outing === outing)
  // Without dates, one that has a day for itself gains nothing by a new one; an enjoyment never does.
  const needsNoDay = !isPlace(outing) || days.some((day) => isOn(day) && day.stops.length === 1 && !day.date)
  return frames.slice(0, days.length + Number(!needsNoDay)).flatMap(({ parts }, day) =>
    (isPlace(outing) ? parts : [undefined])
      .filter((part) => fits([], { outing, day, part }, frames))
      .filter((part) => !days[day]?.stops.some((stop) => stop.outing === outing && stop.part === part))
      .map((part) => ({ day: day + 1, part })),
  )
}

/** The plan in a message, a line a day; no lines for an empty plan. */
export function daysLines({ days, left }: Plan): string[] {
  const inWords = ({ outing: { name }, when: part }: Stop) =>
    part === 'onSite' ? name : fill(message.outing, { name, part: partNames[part] })
  const lines = days.flatMap(({ date, stops }, index) => {
    const day = date ? formatDate(date) : fill(plans.day, { number: index + 1 })
    return stops.length > 0 ? [fill(message.day, { day, outings: stops.map(inWords).join(', ') })] : []
  })
  if (left.length > 0) lines.push(fill(message.left, { outings: left.map(({ name }) => name).join(', ') }))
  return lines.length > 0 ? [message.opening, ...lines] : []
}
