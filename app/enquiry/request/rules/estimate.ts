import type { EnquiryWords } from '../../../../content/enquiry.schema.ts'
import { usd } from '../../../../lib/prices.ts'
import { nightsFrom, rateOf } from '../../../../lib/rates.ts'
import { fill } from '../../../../lib/text.ts'
import { chosenStays, unitsOf } from './chosen-stays.ts'
import { openingOf } from './closed-days.ts'
import { hasRoom } from './occupancy.ts'
import { countedGuests, nightsOf } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import type { ResortData, Stay } from './resort-data.ts'

export type EstimateLine = {
  stay: Stay
  /** how many of this stay */
  units: number
  /** the nights at each rate in US dollars for one unit, in the order in which the rates first occur */
  rates: { nights: number; usd: number }[]
  /** for all units and nights */
  sumUsd: number
}

/**
 * Each stay night by night; no price depends on who the guests are. It is not an offer, and every place that shows it
 * says so.
 */
export type Estimate = {
  nights: number
  lines: EstimateLine[]
  totalUsd: number
  /** true if any of the rates is a "from" rate: the total can only be higher */
  isFrom: boolean
  /** true if guests who live in East Africa pay less or more than other guests for these stays and nights */
  isResidents: boolean
}

/**
 * The estimate in whole US dollars for the chosen stays. null without two valid dates in the right order, without a
 * guest, without a chosen stay, for more guests than the stays take, for more nights than the limit allows, and for
 * days when a stay is closed or fewer nights than it takes (see openingOf). What is said then: reckoning.ts.
 */
export function estimate(draft: Draft, resortData: ResortData): Estimate | null {
  const nights = nightsOf(draft)
  const chosen = chosenStays(draft, resortData.stays)
  if (!hasRoom(chosen, draft, resortData) || nights < 1 || nights > resortData.limits.nights) return null
  if (!(countedGuests(draft, resortData.countFromAge) > 0) || openingOf(draft, resortData).kind !== 'open') return null

  const lines = unitsOf(chosen).map(({ stay, units }): EstimateLine => {
    const rates = ratesOf(stay, draft, nights, resortData)
    return { stay, units, rates, sumUsd: units * rates.reduce((sum, rate) => sum + rate.nights * rate.usd, 0) }
  })
  return {
    nights,
    lines,
    totalUsd: lines.reduce((total, { sumUsd }) => total + sumUsd, 0),
    isFrom: chosen.some(({ priceIsFrom }) => priceIsFrom),
    isResidents: draft.areResidents && chosen.some((stay) => haveOwnRate(stay, draft.checkIn, nights, resortData)),
  }
}

function ratesOf(
  stay: Stay,
  { checkIn, areResidents }: Draft,
  nights: number,
  { seasons }: ResortData,
): EstimateLine['rates'] {
  const all = nightsFrom(checkIn, nights).map((night) => rateOf(stay, night, areResidents, seasons))
  return [...new Set(all)].map((rate) => ({ nights: all.filter((one) => one === rate).length, usd: rate }))
}

const haveOwnRate = (stay: Stay, checkIn: string, nights: number, { seasons }: ResortData) =>
  nightsFrom(checkIn, nights).some(
    (night) => rateOf(stay, night, true, seasons) !== rateOf(stay, night, false, seasons),
  )

/** '$1,140', or 'from $1,140' */
export function formatSum(amountUsd: number, isFrom: boolean, words: Pick<EnquiryWords, 'estimate'>): string {
  const amount = usd(amountUsd)
  return isFrom ? fill(words.estimate.from, { amount }) : amount
}

/** '3 × $95, 2 × $120' */
export function ratesText({ rates }: EstimateLine, words: Pick<EnquiryWords, 'estimate'>): string {
  return rates.map(({ nights, usd: rate }) => fill(words.estimate.rate, { nights, rate: usd(rate) })).join(', ')
}
