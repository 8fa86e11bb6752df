import type { Stay } from '../../../../content/accommodations.schema.ts'
import words from '../../../../content/request.yaml'
import { usd } from '../../../../lib/price-texts.ts'
import { count, fill } from '../../../../lib/text.ts'
import type { Fit } from './room-for-guests.ts'
import type { Refusal } from './refusal.ts'
import type { StayRequest } from './stay-request.ts'
import { ratesOf, totalOf } from './price-of-stays.ts'

export type EstimateLine = {
  stay: Stay
  units: number
  /** the nights at each rate in US dollars for one unit, in the order in which the rates first occur */
  rates: { nights: number; usd: number }[]
  sumUsd: number
}

/** In whole US dollars. It is not an offer, and every place that shows it says so. */
export type Estimate = {
  kind: 'sum'
  nights: number
  lines: EstimateLine[]
  totalUsd: number
  /** true if any of the rates is a "from" rate: the total can only be higher */
  isFrom: boolean
  /** true if guests who live in East Africa pay less or more than other guests for these stays and nights */
  isResidents: boolean
}

export type NoEstimate =
  | { kind: 'closed'; refusal: Refusal }
  | { kind: 'tooSmall'; fit: Fit }
  | { kind: 'noStay' | 'noDates' | 'ask' }

/** Each stay night by night. Of guests, only residents may have another price. */
export function estimateOf(request: StayRequest, refusal: Refusal | null, fit: Fit): Estimate | NoEstimate {
  const { chosen, nights, lengthOfStay, areResidents } = request
  if (refusal) return { kind: 'closed', refusal }
  if (fit.kind !== 'fits' && fit.kind !== 'largerThanNeeded') return { kind: 'tooSmall', fit }
  if (chosen.length === 0) return { kind: 'noStay' }
  if (nights.length === 0) return { kind: 'noDates' }
  if (nights.length < lengthOfStay) return { kind: 'ask' }

  const lines = chosen.map(({ stay, units }): EstimateLine => {
    const all = ratesOf(stay, request)
    const rates = [...new Set(all)].map((rate) => ({ nights: all.filter((one) => one === rate).length, usd: rate }))
    return { stay, units, rates, sumUsd: units * totalOf(all) }
  })
  return {
    kind: 'sum',
    nights: nights.length,
    lines,
    totalUsd: totalOf(lines.map(({ sumUsd }) => sumUsd)),
    isFrom: chosen.some(({ stay }) => stay.priceIsFrom),
    isResidents:
      areResidents &&
      chosen.some(
        ({ stay }) => String(ratesOf(stay, request)) !== String(ratesOf(stay, { ...request, areResidents: false })),
      ),
  }
}

/** '3 nights × $95 + 2 nights × $120' */
export function ratesText({ rates }: EstimateLine): string {
  const { rate, nights } = words.estimate
  return rates.map((each) => fill(rate, { nights: count(each.nights, nights), rate: usd(each.usd) })).join(' + ')
}
