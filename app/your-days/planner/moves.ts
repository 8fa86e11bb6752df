/** What the guest's buttons do with a plan. */
import { without, type Choices } from '../choices.ts'
import { addedDelay, fits, inserted } from './day-times.ts'
import type { Minutes, Outing, Plan } from './outing.ts'

/** An outing that moves others by more than this from their best hours disturbs them. */
const DISTURBS: Minutes = 120

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

/** Puts an outing on a day (from 0), where it delays the others least; undefined if it does not fit there. */
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
 * The next day (from 0) that has the hours for an outing; after the last day comes the first. Prefers a day on which no
 * other outing has to move. Undefined if there is none.
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
