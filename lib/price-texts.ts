/** Every form of a price and of a number of guests. What is `Marked` is printed one way, and read aloud another. */
import { count, fill, inBothWays, type Counted } from './text.ts'

/** `priceUsd` in US dollars per night; with `priceIsFrom` it is the lowest price. */
export type Rate = { priceUsd: number; priceIsFrom: boolean }

/** Fewest and most guests. */
type Occupancy = { min: number; max: number }

/** Words around the numbers, with the gaps that they have in `prices` of content/words/ui.ts. */
export type PriceWords = Record<'fromSum' | 'fromSumPerNight' | 'fromSumPerNightAloud' | 'rangeAloud', string> & {
  guests: Counted
}

/** "$60", "$1,250", "$62.50". The sign is a bare `$` everywhere, also where `en-KE` or `en-GB` would write `US$`. */
export function usd(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  return `$${inThousands(whole)}${cents === '00' ? '' : `.${cents}`}`
}

export const inThousands = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** The price by itself: "From $60/night", or "$150", which needs `perNight` beside it. */
export function priceText({ priceUsd, priceIsFrom }: Rate, words: Pick<PriceWords, 'fromSumPerNight'>): string {
  const sum = usd(priceUsd)
  return priceIsFrom ? fill(words.fromSumPerNight, { sum }) : sum
}

/** The same, read aloud as "From $60 per night". */
export function priceMarked(rate: Rate, words: PriceWords): string {
  const aloud = fill(words.fromSumPerNightAloud, { sum: usd(rate.priceUsd) })
  return rate.priceIsFrom ? inBothWays(priceText(rate, words), aloud) : priceText(rate, words)
}

/** The price within a line: "from $60", "$150". */
export function priceInLine({ priceUsd, priceIsFrom }: Rate, words: Pick<PriceWords, 'fromSum'>): string {
  const sum = usd(priceUsd)
  return priceIsFrom ? fill(words.fromSum, { sum }) : sum
}

/** "2", "4–8" */
export const rangeMarked = ({ min, max }: Occupancy, words: Pick<PriceWords, 'rangeAloud'>): string =>
  min === max ? String(min) : inBothWays(`${min}–${max}`, fill(words.rangeAloud, { min, max }))

/** "2 guests", "4–8 guests" */
export function guestsMarked({ min, max }: Occupancy, words: PriceWords): string {
  if (min === max) return count(max, words.guests)
  const [printed, aloud] = [`${min}–${max}`, fill(words.rangeAloud, { min, max })]
  return inBothWays(fill(words.guests.other, { count: printed }), fill(words.guests.other, { count: aloud }))
}

type Stay = { occupancy: Occupancy }
/** Whether no stay is meant for fewer guests. Then its least number says nothing: it takes one guest as well. */
export const takesFewest = ({ occupancy }: Stay, stays: readonly Stay[]): boolean =>
  stays.every((other) => occupancy.min <= other.occupancy.min)
