/**
 * Your days: one pure function, `arrange`, from what a guest has chosen, the dates and the places to days with times.
 *
 * The rule: a far place takes a whole day. A near place takes a morning or an afternoon, as the place says. What is in
 * the garden fills the rest. Before and after every outing one is at home. What the guest has put in order stays in
 * that order; what fits into no day stays in the pocket (chosen, but not scheduled).
 */
import { addDays, daysBetween, isPlainDate, type StayDates } from '../../../lib/dates.ts'
import type { Choices } from '../choices.ts'
import { accepts, addedDelay, anyHourLast, fits, halvesLeft, inserted, timed } from './day-times.ts'
import {
  isFar,
  isNear,
  type DayHours,
  type Frame,
  type Minutes,
  type Outing,
  type Plan,
  type PlannedDay,
} from './outing.ts'

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

  const chosen = [...crowdedOut, ...known(loose)]
  const pocket: O[] = []
  const left = (outing: O, found: boolean) => {
    if (!found) pocket.push(outing)
  }
  for (const outing of chosen.filter(isFar)) {
    left(
      outing,
      frames.some(
        (frame, day) => halvesLeft(placed[day]!, frame).length === 2 && put(day, inserted(outing, placed[day]!, frame)),
      ),
    )
  }
  for (const outing of chosen.filter(isNear).toSorted(anyHourLast)) {
    left(
      outing,
      frames.some(
        (frame, day) =>
          halvesLeft(placed[day]!, frame).some((half) => accepts(outing, half)) &&
          put(day, inserted(outing, placed[day]!, frame)),
      ),
    )
  }
  for (const outing of chosen.filter(({ road }) => !road)) {
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
    pocket: chosen.filter((outing) => pocket.includes(outing)),
    frames,
  }
}

/**
 * No plan is longer. While a year is typed, '20' of 2027 counts as the year 20, and the stay as two thousand years.
 */
const maxDays = 100

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
  return Array.from({ length: Math.min(nights > 0 ? nights + 1 : most, maxDays) }, (_, day): Frame => {
    const date = addDays(checkIn, day)
    if (day === 0) return { date, part: 'arrival', from: arrival, until: sunset(date) }
    if (day === nights) return { date, part: 'departure', from, until: departure }
    return { date, part: 'whole', from, until: sunset(date) }
  })
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
