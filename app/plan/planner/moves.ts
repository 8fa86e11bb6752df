/** What the menu of an outing does with a plan. */
import type { Choice, Part } from '../choice.ts'
import { partsFor } from './grid.ts'
import type { Outing, Plan } from './outing.ts'

/** A day of the plan, from 1 on; enjoyments have no part of it. */
export type Slot = { day: number; part?: Part }

/** The plan as the guest's own, so that nothing else moves when one outing is moved. */
export const asChosen = ({ days, left }: Plan): Choice[] => [
  ...days.flatMap(({ stops, onSite }, index) => [
    ...stops.map(({ outing, part }) => ({ id: outing.id, day: index + 1, part })),
    ...onSite.map(({ id }) => ({ id, day: index + 1 })),
  ]),
  ...left.map(({ id }) => ({ id })),
]

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
