/** What a plan is made of: places and enjoyments, and the days that hold them. */
import type { Days } from '../../../content/days.schema.ts'
import type { Place } from '../../../content/location.schema.ts'
import type { PlainDate } from '../../../lib/dates.ts'
import type { Part } from '../choice.ts'

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
}

export const isFar = ({ visit }: Outing): boolean => visit?.area === 'far'
export const isHalfDay = ({ visit }: Outing): boolean => visit?.length === 'halfDay'

/** Its advice is for those hours. */
export const isAtItsBest = ({ visit }: Outing, part: Part): boolean =>
  visit?.bestPart === 'any' || visit?.bestPart === part

export const areNeighbours = (one: Outing, other: Outing, all: readonly Neighbours[]): Neighbours | undefined =>
  all.find((each) => [each.one, each.other].includes(one.id) && [each.one, each.other].includes(other.id))
