/** What a plan is made of: places and enjoyments, the days that hold them, and what a day may hold. */
import type { Days } from '../../../content/days.schema.ts'
import type { Place } from '../../../content/location.schema.ts'
import type { PlainDate } from '../../../lib/dates.ts'
import type { Part } from '../days-store.ts'

/** A place to visit, with the road from the resort, one way; or an enjoyment in the garden, which has no `visit`. */
export interface Outing {
  id: string
  name: string
  visit?: Place['visit'] & { km: number; minutes: number }
}

/** Two far places that share a day, and the road between them. */
export type Neighbours = Days['neighbours'][number]

export interface Stop {
  outing: Outing
  part: Part
  /** As told to guests: a far place alone takes the whole day, and one on the way here or on no road of its own. */
  told: Part | 'wholeDay' | 'onTheWay'
}

export interface PlannedDay {
  date: PlainDate | undefined
  stops: Stop[]
  /** Enjoyments, at any hour. */
  onSite: Outing[]
}

/** A day before anything is put into it: one of arrival has an afternoon, one of departure a morning. */
export interface Frame {
  date: PlainDate | undefined
  parts: readonly Part[]
}

export interface Plan {
  days: PlannedDay[]
  /** Chosen, but no day has the time for it. */
  left: Outing[]
  /** All days that there may be. */
  frames: readonly Frame[]
  /** Whether the dates have no room for a ready plan, or a shared one, in its own order. */
  isReordered: boolean
}

export interface Rules {
  frames: readonly Frame[]
  passesBy: boolean
  neighbours: readonly Neighbours[]
  /** The first place of the guide: what guests come for. */
  first: Outing | undefined
  /** The day of departure, counted from 0. */
  lastDay: number | undefined
}

/** A place on a day, counted from 0. */
export interface Placed {
  outing: Outing
  day: number
  part: Part
}

export const isFar = ({ visit }: Outing): boolean => visit?.area === 'far'
export const isHalfDay = ({ visit }: Outing): boolean => visit?.length === 'halfDay'

/** Its advice is for those hours. */
export const isAtItsBest = ({ visit }: Outing, part: Part): boolean =>
  visit?.bestPart === 'any' || visit?.bestPart === part

export const neighboursOf = (one: Outing, other: Outing, all: readonly Neighbours[]): Neighbours | undefined =>
  all.find((each) => [each.one, each.other].includes(one.id) && [each.one, each.other].includes(other.id))

/** Where a place may stand on a day that holds nothing else. */
export function partsFor(outing: Outing, { parts }: Frame, passesBy: boolean): readonly Part[] {
  if (parts.length < 2) return (isFar(outing) ? passesBy : isHalfDay(outing)) ? parts : []
  return isHalfDay(outing) ? parts : parts.slice(0, 1)
}

/** Whether there is room for a place beside those that are placed already. */
export function fits(placed: readonly Placed[], { outing, day, part }: Placed, rules: Rules): boolean {
  const frame = rules.frames[day]
  if (!frame || !partsFor(outing, frame, rules.passesBy).includes(part)) return false
  return placed.every((other) => {
    if (other.day !== day) return true
    if (other.part === part || !isHalfDay(outing) || !isHalfDay(other.outing)) return false
    if (isFar(outing) !== isFar(other.outing)) return false
    return !isFar(outing) || neighboursOf(outing, other.outing, rules.neighbours) !== undefined
  })
}
