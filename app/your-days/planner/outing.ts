/** What a plan is made of: outings, and days with their hours. */
import type { PlainDate } from '../../../lib/dates.ts'

/** Minutes since midnight, or a number of minutes. */
export type Minutes = number

export type When = 'morning' | 'lateAfternoon' | 'any'

/** A place around, or an enjoyment in the garden. */
export interface Outing {
  id: string
  /** How long a visit takes. */
  visitMinutes: Minutes
  when: When
  /** Nobody arrives earlier, for example because it is closed. */
  notBefore?: Minutes | undefined
  /** The road to a place, one way; absent in the garden. */
  road?: { km: number; minutes: Minutes } | undefined
  /** The road to the resort on which most guests pass it, where they do. */
  onTheWayBy?: string | undefined
}

export interface NamedOuting extends Outing {
  name: string
  /** What to book or to ask first; absent in the garden. */
  checkFirst?: string
}

/** The hours in which one is under way. */
export interface DayHours {
  /** Breakfast is from then on, and nobody leaves before. */
  from: Minutes
  /** On the day of arrival. */
  arrival: Minutes
  /** On the day of departure one is back by then. */
  departure: Minutes
  /** Sunset, before which one is back on all other days; without a day the earliest sunset of the year. */
  sunset: (date?: PlainDate) => Minutes
}

export interface Timed<O extends Outing = Outing> {
  outing: O
  leave: Minutes
  arrive: Minutes
  depart: Minutes
  home: Minutes
  /** On the way to us or on from us: leaving, or being home, is then elsewhere. */
  way: 'here' | 'on' | undefined
  /** Whether one is away over lunch: the visit is longer by it. */
  hasLunch: boolean
}

type Part = 'whole' | 'arrival' | 'departure'

/** The hours of one day, before outings are put into it. */
export interface DayFrame {
  date: PlainDate | undefined
  part: Part
  from: Minutes
  until: Minutes
  /** When those who come by a place may be under way, on the day of arrival. */
  comesFrom: Minutes
  /** Until when those who go on by a place are under way, on the day of departure. */
  goesOnUntil: Minutes
}

export interface PlannedDay<O extends Outing = Outing> extends DayFrame {
  outings: Timed<O>[]
}

export interface Plan<O extends Outing = Outing> {
  days: PlannedDay<O>[]
  /** Chosen, but not scheduled: no day has the hours for it. */
  pocket: O[]
  /** All days that there may be, also those after the last outing. */
  frames: DayFrame[]
}

/** A place so far away, one way, takes a day. */
const FAR: Minutes = 60

export const isFar = ({ road }: Outing): boolean => road !== undefined && road.minutes >= FAR
export const isNear = ({ road }: Outing): boolean => road !== undefined && road.minutes < FAR
