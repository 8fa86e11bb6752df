/** What chosen stays cost: each night at its own rate. */
import { seasons } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import ui from '../../../../content/ui.yaml'
import { priceInLine } from '../../../../lib/price-texts.ts'
import { rateOf } from '../../../../lib/rates.ts'
import { roomIn, unitsIn, type Chosen } from './chosen-stays.ts'
import type { StayRequest } from './stay-request.ts'

export const ratesOf = (stay: Stay, { nights, areResidents }: StayRequest): number[] =>
  nights.map((night) => rateOf(stay, night, areResidents, seasons))

export const totalOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** In US dollars, for the nights that are asked for, or for one night while there are no dates. */
export function sumOf(some: readonly Chosen[], request: StayRequest): number {
  const priceOf = (stay: Stay) => (request.nights.length === 0 ? stay.priceUsd : totalOf(ratesOf(stay, request)))
  return totalOf(some.map(({ stay, units }) => units * priceOf(stay)))
}

/** Of those that there are and that take all guests. */
export function cheapest(choices: Chosen[][], request: StayRequest): Chosen[] | undefined {
  const isPossible = (choice: Chosen[]) =>
    choice.every(({ stay, units }) => units <= unitsIn(stay)) && request.party.counted <= roomIn(choice)
  const sums = choices.filter(isPossible).map((choice) => ({ choice, sum: sumOf(choice, request) }))
  return sums.toSorted((one, other) => one.sum - other.sum)[0]?.choice
}

/** '$1,140', or 'from $1,140' */
export const sumText = (priceUsd: number, priceIsFrom: boolean): string =>
  priceInLine({ priceUsd, priceIsFrom }, ui.prices)
