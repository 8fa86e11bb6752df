import type { EnquiryWords } from '../../../content/enquiry.schema.ts'
import { usd } from '../../lib/prices.ts'
import { fill } from '../../lib/text.ts'
import { guestsOf, nightsOf } from './draft.ts'
import type { Draft } from './empty-draft.ts'
import type { Stay } from './facts.ts'
import { fitOf } from './occupancy.ts'

export type EstimateLine = { stay: Stay; sumUsd: number }

/** Nights times rate, for each stay. It is not an offer, and every place that shows it says so. */
export type Estimate = {
  nights: number
  lines: EstimateLine[]
  totalUsd: number
  /** true if any of the rates is a "from" rate: the total can only be higher */
  isFrom: boolean
  /** true if the chosen stay is too small and the lines show other stays that take all guests */
  isSuggested: boolean
}

/**
 * The estimate in whole US dollars, for the chosen stay, or for stays that take all guests if the chosen one is too
 * small (see fitOf). null without two valid dates in the right order, without a guest, without a chosen stay, for more
 * nights than `limits` allow, and for more guests than any two stays take.
 */
export function estimate(draft: Draft, stays: readonly Stay[], limits: { nights: number }): Estimate | null {
  const nights = nightsOf(draft)
  const guests = guestsOf(draft)
  const chosen = stays.find(({ id }) => id === draft.stays[0])
  if (!chosen || nights < 1 || nights > limits.nights || !(guests > 0)) return null

  const fit = fitOf(chosen.id, guests, stays)
  if (fit.kind === 'ask') return null
  const taken = fit.kind === 'fits' ? [chosen] : fit.kind === 'another' ? [fit.fitting] : fit.pair
  const lines = taken.map((stay) => ({ stay, sumUsd: nights * stay.priceUsd }))
  return {
    nights,
    lines,
    totalUsd: lines.reduce((total, { sumUsd }) => total + sumUsd, 0),
    isFrom: taken.some(({ priceIsFrom }) => priceIsFrom),
    isSuggested: fit.kind !== 'fits',
  }
}

/** '$1,140', or 'from $1,140' */
export function formatSum(amountUsd: number, isFrom: boolean, words: Pick<EnquiryWords, 'estimate'>): string {
  const amount = usd(amountUsd)
  return isFrom ? fill(words.estimate.from, { amount }) : amount
}
