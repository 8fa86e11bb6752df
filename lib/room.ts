import { guestsAloud, guestsMarked, rangeMarked, type Occupancy, type PriceWords } from './prices.ts'
import { count, fill } from './text.ts'

type Stay = { occupancy: Occupancy }
/** `upTo` has the gap `{guests}`. */
type Words = PriceWords & { upTo: string }

/** Whether no stay is meant for fewer guests. Then its least number says nothing: it takes one guest as well. */
export const takesFewest = ({ occupancy }: Stay, stays: readonly Stay[]): boolean =>
  stays.every((other) => occupancy.min <= other.occupancy.min)

/** "up to 2 guests" */
export const upTo = (guests: number, words: Words): string => fill(words.upTo, { guests: count(guests, words.guests) })

/** Whom a stay takes, in sentences and for screen readers: "up to 2 guests", "4 to 8 guests". */
export const roomAloud = (stay: Stay, stays: readonly Stay[], words: Words): string =>
  takesFewest(stay, stays) ? upTo(stay.occupancy.max, words) : guestsAloud(stay.occupancy, words)

/** The same with its mark for `Text`: "up to 2 guests", "4–8 guests". */
export const roomMarked = (stay: Stay, stays: readonly Stay[], words: Words): string =>
  takesFewest(stay, stays) ? upTo(stay.occupancy.max, words) : guestsMarked(stay.occupancy, words)

/** The same without the word: "up to 2", "4–8". */
export const roomInNumbers = (stay: Stay, stays: readonly Stay[], words: Words): string =>
  takesFewest(stay, stays) ? fill(words.upTo, { guests: stay.occupancy.max }) : rangeMarked(stay.occupancy, words)
