/** `taken.json`: which nights are taken. Written by `npm run calendars` and the build, read by pages. */
import type { PlainDate } from './dates.ts'

/**
 * Spans of nights by their lengths, from the file's first night on: nights before the first span, nights in it, nights
 * up to the second, nights in that, and so on. `[3, 2]` from 11 May on are the nights of 14 and 15 May.
 */
export type Runs = number[]

/** The nights of one stay: a list for those who ask for one unit, one for two, and so on, as far as there are units. */
export type TakenStay = {
  calendar?: {
    /** When the oldest of its calendars was read: 'YYYY-MM-DDTHH:MMZ'. Later than `mostHours`, it says nothing. */
    asOf: string
    /** The first night of which, like of all after it, the calendars know nothing. */
    until: PlainDate
    /** Fewer units than that are left. */
    taken: Runs[]
    /** Whether so many are left is not known. */
    unknown: Runs[]
  }
  /** What the owner has typed by hand, which does not age: fewer units than that are left, calendars apart. */
  typed?: Runs[]
}

/** `stays` by their ids; one of which nothing is known is left out. */
export type TakenFile = { from: PlainDate; stays: Record<string, TakenStay> }

export const takenFileName = 'taken.json'

/** What is older says nothing: a "not taken" of yesterday is worse than none. */
export const mostHours = 36
