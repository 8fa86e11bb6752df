/**
 * Your days: one pure function, `arrange`, from what a guest has chosen, the dates and the places to days with times.
 *
 * The rule: a far place takes a whole day. A near place takes a morning or an afternoon, as the place says. Where there
 * are too few of those, they go wherever the hours suffice; on the day of arrival or departure also by the way. What is
 * in the garden fills the rest. Before and after every outing one is at home. What the guest has put in order stays in
 * that order; what fits into no day at all stays in the pocket (chosen, but not scheduled).
 */
import type { StayDates } from '../../../lib/dates.ts'
import type { Choices } from '../choices.ts'
import { framesOf } from './day-hours.ts'
import { accepts, addedDelay, anyHourLast, fits, halvesLeft, inserted, timed } from './day-times.ts'
import { isFar, isNear, type DayHours, type Minutes, type Outing, type Plan, type PlannedDay } from './outing.ts'

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
  const has = (outing: O) => placed.some((list) => list.includes(outing))
  /** Puts an outing on that of some days which it delays least. */
  const putBest = (outing: O, among: readonly number[]) => {
    const costs = among.map((day) => addedDelay(outing, placed[day]!, frames[day]!))
    const best = among[costs.indexOf(Math.min(...costs))]
    return best !== undefined && put(best, inserted(outing, placed[best]!, frames[best]!))
  }
  const away = [...chosen.filter(isFar), ...chosen.filter(isNear).toSorted(anyHourLast)]
  for (const outing of away) {
    frames.some((frame, day) => {
      const halves = halvesLeft(placed[day]!, frame)
      const hasRoom = isFar(outing) ? halves.length === 2 : halves.some((half) => accepts(outing, half))
      return hasRoom && put(day, inserted(outing, placed[day]!, frame))
    })
  }
  // What finds no half of its own goes wherever the hours suffice.
  for (const outing of away) if (!has(outing)) putBest(outing, [...frames.keys()])
  for (const outing of chosen.filter(({ road }) => !road)) {
    // The garden fills days that there are already, before it asks for one more.
    const used = [...frames.keys()].filter((day) => placed[day]!.length > 0)
    if (!putBest(outing, used)) putBest(outing, [...frames.keys()])
  }

  const last = placed.findLastIndex((list) => list.length > 0)
  return {
    days: frames.slice(0, last + 1).map((frame, day) => ({ ...frame, outings: timed(placed[day]!, frame) ?? [] })),
    pocket: chosen.filter((outing) => !has(outing)),
    frames,
  }
}

/** The road of a day, there and back; by the way it counts once. */
export function roadOf({ outings }: PlannedDay): { km: number; minutes: Minutes } {
  return outings.reduce(
    ({ km, minutes }, { outing: { road }, way }) => {
      const times = way ? 1 : 2
      return { km: km + times * (road?.km ?? 0), minutes: minutes + times * (road?.minutes ?? 0) }
    },
    { km: 0, minutes: 0 },
  )
}
