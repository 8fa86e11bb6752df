/**
 * The plan as a guide of the region would make it, in half days: one pure function of what a guest has chosen, the dates,
 * and the places.
 *
 * A near place takes a morning or an afternoon. A day in the far area holds two neighbours, or one place. On the days of
 * arrival and departure there are near places only, or a far one on the way where the guest passes by. What has a day
 * stays there as long as it fits; `best-days.ts` places the rest.
 */
import { addDays, daysBetween, isPlainDate, type StayDates } from '../../../lib/dates.ts'
import type { Choice, Part } from '../days-store.ts'
import { bestDays } from './best-days.ts'
import { fits, isFar, isHalfDay, partsFor, type Frame, type Neighbours, type Outing } from './day-rules.ts'
import type { Placed, Plan, PlannedDay, Rules, Stop } from './day-rules.ts'

export type Stay = StayDates & Pick<Rules, 'passesBy'>

const wholeDay: readonly Part[] = ['morning', 'afternoon']
/** No plan is longer: while a year is typed, '20' of 2027 counts as the year 20. */
const mostDays = 100

export function arrange(
  choices: readonly Choice[],
  stay: Stay,
  outings: readonly Outing[],
  neighbours: readonly Neighbours[],
): Plan {
  const chosen = outings.filter(({ id }) => choices.some((choice) => choice.id === id))
  const places = chosen.filter(({ visit }) => visit)
  const frames = framesOf(stay, chosen.length + 1)
  const hasDates = frames[0]?.date !== undefined
  const first = outings.find(({ visit }) => visit)
  const lastDay = hasDates && isPlainDate(stay.checkOut) ? frames.length - 1 : undefined
  const rules = { frames, passesBy: stay.passesBy, neighbours, first, lastDay }
  // Ready plans and links of the first version say days, but no parts of them: their parts are those of whole days.
  const isOfWholeDays =
    hasDates && choices.some(({ id, day, part }) => day && !part && places.some((each) => each.id === id))
  const wanted = isOfWholeDays ? inWholeDays(choices, outings, neighbours) : choices
  // A plan that says its days moves as a whole to the first day on which all of it fits: of arrival, the next, …
  const tries = (hasDates ? [...frames.keys()] : [0]).map((by) => placeWanted(wanted, by, places, rules))
  const whole = tries.find((each) => each.hasAll)
  const isReordered = isOfWholeDays && !whole
  const { placed: kept, by } = whole ?? (isReordered ? placeWanted([], 0, places, rules) : tries[0]!)

  const rest = places.filter((place) => !kept.some(({ outing }) => outing === place))
  const placed = bestDays(kept, rest, rules)

  const days = frames.map((frame, day): PlannedDay => ({
    date: frame.date,
    stops: stopsOn(day, placed, frame),
    onSite: [],
  }))
  const nearby = days.find(({ stops }) => stops.length > 0 && !stops.some(({ outing }) => isFar(outing))) ?? days[0]
  for (const outing of chosen.filter(({ visit }) => !visit)) {
    // Enjoyments take no time of a plan.
    const day = isReordered ? undefined : wanted.find(({ id }) => id === outing.id)?.day
    ;((day && days[day - 1 + by]) || nearby)?.onSite.push(outing)
  }
  const isEmpty = ({ stops, onSite }: PlannedDay) => stops.length + onSite.length === 0
  const used = days.slice(0, days.findLastIndex((day) => !isEmpty(day)) + 1)
  return {
    days: hasDates ? used : used.filter((day) => !isEmpty(day)),
    left: places.filter((place) => !placed.some(({ outing }) => outing === place)),
    frames,
    isReordered,
  }
}

/** The days that there may be. */
function framesOf({ checkIn, checkOut }: StayDates, most: number): Frame[] {
  if (!isPlainDate(checkIn)) return Array.from({ length: most }, () => ({ date: undefined, parts: wholeDay }))
  const nights = isPlainDate(checkOut) ? daysBetween(checkIn, checkOut) : 0
  return Array.from({ length: Math.min(nights > 0 ? nights + 1 : most + 1, mostDays) }, (_, day) => ({
    date: addDays(checkIn, day),
    parts: day === 0 ? ['afternoon'] : day === nights ? ['morning'] : wholeDay,
  }))
}

/** What has a day, on the day and part that it has in a plan without dates. */
function inWholeDays(
  choices: readonly Choice[],
  outings: readonly Outing[],
  neighbours: readonly Neighbours[],
): Choice[] {
  const plan = arrange(choices, { checkIn: '', checkOut: '', passesBy: false }, outings, neighbours)
  const hasDay = (id: string) => choices.some((choice) => choice.id === id && choice.day)
  return asChosen(plan).map(({ id, ...slot }) => (hasDay(id) ? { id, ...slot } : { id }))
}

/** What has a day, so many days later, as far as it fits. */
function placeWanted(choices: readonly Choice[], by: number, places: readonly Outing[], rules: Rules) {
  const wanted = choices.flatMap(({ id, day, part }) => {
    const outing = places.find((place) => place.id === id)
    return outing && day ? [{ outing, day: day - 1 + by, part }] : []
  })
  const placed = wanted.reduce<readonly Placed[]>((made, { outing, day, part }) => {
    const best = outing.visit?.bestPart === 'afternoon' ? wholeDay.toReversed() : wholeDay
    const slot = (part ? [part] : best)
      .map((each) => ({ outing, day, part: each }))
      .find((each) => fits(made, each, rules))
    return slot ? [...made, slot] : made
  }, [])
  return { placed, by, hasAll: placed.length === wanted.length }
}

function stopsOn(day: number, all: readonly Placed[], { parts }: Frame): Stop[] {
  const placed = wholeDay.flatMap((part) => all.filter((each) => each.day === day && each.part === part))
  return placed.map(({ outing, part }) => {
    const isAlone = placed.length === 1 && (isFar(outing) || !isHalfDay(outing))
    return { outing, part, told: isAlone ? (parts.length === 2 ? 'wholeDay' : 'onTheWay') : part }
  })
}

/** The plan as the guest's own, so that nothing else moves when one outing is moved. */
export const asChosen = ({ days, left }: Plan): Choice[] => [
  ...days.flatMap(({ stops, onSite }, index) => [
    ...stops.map(({ outing, part }) => ({ id: outing.id, day: index + 1, part })),
    ...onSite.map(({ id }) => ({ id, day: index + 1 })),
  ]),
  ...left.map(({ id }) => ({ id })),
]

/** A day of the plan, from 1 on; enjoyments have no part of it. */
export type Slot = { day: number; part?: Part }

/** What stood there makes room, and goes where else it fits. */
export const moved = (plan: Plan, id: string, slot: Slot): Choice[] => [
  { id, ...slot },
  ...asChosen(plan).filter((choice) => choice.id !== id),
]

/** Where an outing may go: another part of a day of the plan, or the day after. */
export function slotsToMove({ days, frames }: Plan, outing: Outing, passesBy: boolean): Slot[] {
  if (!outing.visit) return days.flatMap(({ onSite }, day) => (onSite.includes(outing) ? [] : [{ day: day + 1 }]))
  const own = days.find(({ stops }) => stops.some((stop) => stop.outing === outing))
  // Without dates, one that has a day for itself gains nothing by a new one.
  const isAlone = own?.stops.length === 1 && own.onSite.length === 0 && !own.date
  return frames.slice(0, days.length + Number(!isAlone)).flatMap((frame, day) =>
    partsFor(outing, frame, passesBy)
      .filter((part) => !days[day]?.stops.some((stop) => stop.outing === outing && stop.part === part))
      .map((part) => ({ day: day + 1, part })),
  )
}
