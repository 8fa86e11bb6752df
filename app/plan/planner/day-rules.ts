/** What a plan is made of: places and enjoyments, the days that there may be, and what a day may hold. */
import type { Place } from '../../../content/location.schema.ts'
import type { PlainDate } from '../../../lib/dates.ts'
import type { Part } from '../days-store.ts'

interface Road {
  km: number
  minutes: number
}

/** What the planner knows of a place: also the road from the resort, one way. */
export type Visit = Place['visit'] &
  Road & {
    whenToGo: Place['whenToGo']
    /** In the guide, from 1 on. The first is what guests come for. */
    number: number
    /** The far places that can share a day with this one, by their ids, and the road there. */
    neighbours: Readonly<Record<string, Road>>
    /** What the printed plan says of tickets and gates. */
    toCheck?: Place['checkFirst'] | undefined
  }

/** A place to visit, or an enjoyment in the garden, which has no `visit`. */
export interface Outing {
  id: string
  name: string
  visit?: Visit
}

/** A day before anything is put into it: one of arrival has an afternoon, one of departure a morning. */
export interface Frame {
  date: PlainDate | undefined
  parts: readonly Part[]
  /** Whether the guest passes the far places on the way here or on. */
  passesBy: boolean
}

/** An outing on a day, counted from 0; enjoyments are there at any hour. */
export interface Placed {
  outing: Outing
  day: number
  part?: Part | undefined
}

export const isPlace = ({ visit }: Outing): boolean => visit !== undefined
export const isFar = ({ visit }: Outing): boolean => visit?.area === 'far'
export const isHalfDay = ({ visit }: Outing): boolean => visit?.length === 'halfDay'

/** What its text says of when to go is for those hours. */
export const isAtItsBest = ({ outing: { visit }, part }: Pick<Placed, 'outing' | 'part'>): boolean =>
  visit !== undefined && (visit.bestPart === 'any' || visit.bestPart === part)

export const roadBetween = (one: Outing, other: Outing): Road | undefined => one.visit?.neighbours[other.id]

/** Whether there is room for an outing beside those that are placed already. */
export function fits(placed: readonly Placed[], { outing, day, part }: Placed, frames: readonly Frame[]): boolean {
  if (!isPlace(outing)) return true
  const frame = frames[day]
  if (!frame || !part || !frame.parts.includes(part)) return false
  const isWholeDay = frame.parts.length === 2
  if (isWholeDay && !isHalfDay(outing) && part !== 'morning') return false
  if (!isWholeDay && !(isFar(outing) ? frame.passesBy : isHalfDay(outing))) return false
  return placed.every((other) => {
    if (other.day !== day || !isPlace(other.outing)) return true
    if (other.part === part || !isHalfDay(outing) || !isHalfDay(other.outing)) return false
    if (isFar(outing) !== isFar(other.outing)) return false
    return !isFar(outing) || roadBetween(outing, other.outing) !== undefined
  })
}
