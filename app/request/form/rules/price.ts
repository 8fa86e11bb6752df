import { seasons } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import words from '../../../../content/enquiry.yaml'
import { usd } from '../../../../lib/prices.ts'
import { rateOf } from '../../../../lib/rates.ts'
import { fill } from '../../../../lib/text.ts'
import { type Draft, nightsOf } from '../../draft.ts'
import { chosenOf } from './chosen.ts'
import { closureOf, nightsIn, type Closure } from './nights.ts'
import { countedGuests, fitOf, type Fit } from './rooms.ts'

export type EstimateLine = {
  stay: Stay
  units: number
  /** the nights at each rate in US dollars for one unit, in the order in which the rates first occur */
  rates: { nights: number; usd: number }[]
  /** for all units and nights */
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

/** Why a draft has no estimate. */
export type NoEstimate =
  | { kind: 'closed'; closure: Closure }
  | { kind: 'tooSmall'; fit: Fit }
  | { kind: 'noStay' | 'noDates' | 'ask' }

/** Each stay night by night; no price depends on who the guests are. */
export function estimateOf(draft: Draft): Estimate | NoEstimate {
  const chosen = chosenOf(draft)
  const closure = closureOf(chosen, draft)
  if (closure) return { kind: 'closed', closure }
  const fit = fitOf(draft)
  if (fit.kind === 'tooSmall' || fit.kind === 'ask') return { kind: 'tooSmall', fit }
  if (chosen.length === 0) return { kind: 'noStay' }
  const nights = nightsIn(draft)
  if (nights.length === 0) return { kind: 'noDates' }
  if (nights.length < nightsOf(draft) || !(countedGuests(draft) > 0)) return { kind: 'ask' }

  const ratesOf = (stay: Stay, areResidents: boolean) =>
    nights.map((night) => rateOf(stay, night, areResidents, seasons))
  const lines = chosen.map(({ stay, units }): EstimateLine => {
    const all = ratesOf(stay, draft.areResidents)
    const rates = [...new Set(all)].map((rate) => ({ nights: all.filter((one) => one === rate).length, usd: rate }))
    return { stay, units, rates, sumUsd: units * all.reduce((sum, rate) => sum + rate, 0) }
  })
  return {
    kind: 'sum',
    nights: nights.length,
    lines,
    totalUsd: lines.reduce((total, { sumUsd }) => total + sumUsd, 0),
    isFrom: chosen.some(({ stay }) => stay.priceIsFrom),
    isResidents:
      draft.areResidents && chosen.some(({ stay }) => String(ratesOf(stay, true)) !== String(ratesOf(stay, false))),
  }
}

/** '$1,140', or 'from $1,140' */
export function sumText(amountUsd: number, isFrom: boolean): string {
  const amount = usd(amountUsd)
  return isFrom ? fill(words.estimate.from, { amount }) : amount
}

/** '3 × $95, 2 × $120' */
export const ratesText = ({ rates }: EstimateLine): string =>
  rates.map(({ nights, usd: rate }) => fill(words.estimate.rate, { nights, rate: usd(rate) })).join(', ')
