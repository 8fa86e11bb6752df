/** What a plan is made of: places and enjoyments, the days that there may be, and what a day may hold. */
import type { Days } from '../../../content/days.schema.ts'
import type { Place } from '../../../content/location.schema.ts'
import type { PlainDate } from '../../../lib/dates.ts'
import type { Part } from '../days-store.ts'

/**
 * A place to visit, with the road from the resort, one way, and what the printed plan says of tickets and gates; or an
 * enjoyment in the garden, which has no `visit`.
 */
export interface Outing {
  id: string
  name: string
  visit?: Place['visit'] & { km: number; minutes: number; toCheck?: Place['checkFirst'] | undefined }
}

/** Two far places that share a day, and the road between them. */
export type Neighbours = Days['neighbours'][number]

/** A day before anything is put into it: one of arrival has an afternoon, one of departure a morning. */
export interface Frame {
  date: PlainDate | undefined
  parts: readonly Part[]
}

export interface Rules {
  /** All days that there may be. */
  frames: readonly Frame[]
  /** Whether the guest passes the far places on the way here and on. */
  passesBy: boolean
  neighbours: readonly Neighbours[]
  /** The first place of the guide: what guests come for. */
  first: Outing | undefined
  /** The day of departure, counted from 0. */
  lastDay: number | undefined
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

/** Its advice is for those hours. */
export const isAtItsBest = ({ outing: { visit }, part }: Pick<Placed, 'outing' | 'part'>): boolean =>
  visit !== undefined && (visit.bestPart === 'any' || visit.bestPart === part)

export const neighboursOf = (one: Outing, other: Outing, all: readonly Neighbours[]): Neighbours | undefined =>
  all.find((each) => [each.one, each.other].includes(one.id) && [each.one, each.other].includes(other.id))

/** Whether there is room for an outing beside those that are placed already. */
export function fits(placed: readonly Placed[], { outing, day, part }: Placed, rules: Rules): boolean {
  if (!isPlace(outing)) return true
  const parts = rules.frames[day]?.parts ?? []
  if (!part || !parts.includes(part)) return false
  const isWholeDay = parts.length === 2
  if (isWholeDay && !isHalfDay(outing) && part !== 'morning') return false
  if (!isWholeDay && !(isFar(outing) ? rules.passesBy : isHalfDay(outing))) return false
  return placed.every((other) => {
    if (other.day !== day || !isPlace(other.outing)) return true
    if (other.part === part || !isHalfDay(outing) || !isHalfDay(other.outing)) return false
    if (isFar(outing) !== isFar(other.outing)) return false
    return !isFar(outing) || neighboursOf(outing, other.outing, rules.neighbours) !== undefined
  })
}
