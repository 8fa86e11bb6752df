/** Every form in which a price or a number of guests is written, from the numbers that content holds. */
import { count, fill, inBothWays, type Counted } from './text.ts'

/** `priceUsd` in US dollars per night; with `priceIsFrom` it is the lowest price. */
export type Rate = { priceUsd: number; priceIsFrom: boolean }

/** Fewest and most guests. */
export type Occupancy = { min: number; max: number }

/** Words of a sum in the country's own currency; `prices` of content/ui.yaml. */
export type LocalSumWords = {
  /** With the gap `{amount}`. */
  localCurrency: string
}

/** Words around the numbers; `prices` of content/ui.yaml. */
export type PriceWords = {
  from: string
  /** With the gap `{sum}`, for use within a line. */
  fromSum: string
  /** With the gap `{sum}`, for use by itself. */
  fromSumPerNight: string
  /** The same, as it is read aloud. */
  fromSumPerNightAloud: string
  perNight: string
  /** With the gaps `{min}` and `{max}`: a range in words, where a dash would be read as nothing. */
  rangeAloud: string
  guests: Counted
}

/** "$60", "$1,250", "$62.50". The sign is a bare `$` everywhere, also where `en-KE` or `en-GB` would write `US$`. */
export function usd(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  return `$${inThousands(whole)}${cents === '00' ? '' : `.${cents}`}`
}

/** "KSh 12,300", for whole units of the country's own currency. */
export function localSumText(amount: number, words: LocalSumWords): string {
  return fill(words.localCurrency, { amount: inThousands(String(amount)) })
}

const inThousands = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** The price by itself: "From $60/night", or "$150", which needs `perNight` beside it. */
export function priceText(rate: Rate, words: PriceWords): string {
  const sum = usd(rate.priceUsd)
  return rate.priceIsFrom ? fill(words.fromSumPerNight, { sum }) : sum
}

/** The price within a line: "from $60", "$150". */
export function priceInLine(rate: Rate, words: PriceWords): string {
  const sum = usd(rate.priceUsd)
  return rate.priceIsFrom ? fill(words.fromSum, { sum }) : sum
}

/** The parts of a price tag: a small "from" where it is the lowest price, the sum, "per night". */
export function priceParts(rate: Rate, words: PriceWords) {
  return { from: rate.priceIsFrom ? words.from : undefined, sum: usd(rate.priceUsd), perNight: words.perNight }
}

/** "2", "4–8", with an en dash. */
export function guestsRange({ min, max }: Occupancy): string {
  return min === max ? String(min) : `${min}–${max}`
}

/** "2", "4 to 8", for sentences and screen readers. */
export function rangeAloud({ min, max }: Occupancy, words: Pick<PriceWords, 'rangeAloud'>): string {
  return min === max ? String(min) : fill(words.rangeAloud, { min, max })
}

/** "4–8", with its mark for `Text`. */
export function rangeMarked(range: Occupancy, words: PriceWords): string {
  return inBothWays(guestsRange(range), rangeAloud(range, words))
}

/** "2 guests", "4–8 guests". */
export function guestsText(occupancy: Occupancy, words: PriceWords, range = guestsRange(occupancy)): string {
  if (occupancy.min === occupancy.max) return count(occupancy.max, words.guests)
  return fill(words.guests.other, { count: range })
}

/** "4 to 8 guests", for sentences and screen readers. */
export function guestsAloud(occupancy: Occupancy, words: PriceWords): string {
  return guestsText(occupancy, words, rangeAloud(occupancy, words))
}

/** "4–8 guests", with its mark for `Text`. */
export function guestsMarked(occupancy: Occupancy, words: PriceWords): string {
  return inBothWays(guestsText(occupancy, words), guestsAloud(occupancy, words))
}
