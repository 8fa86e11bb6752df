/** What the chosen stays cost, and what fits in their place. */
import { seasons, stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import words from '../../../../content/enquiry.yaml'
import ui from '../../../../content/ui.yaml'
import { priceInLine, takesFewest, usd } from '../../../../lib/prices.ts'
import { rateOf } from '../../../../lib/rates.ts'
import { count, fill } from '../../../../lib/text.ts'
import { closureOf, type Closure } from './nights.ts'
import { roomIn, roomInAll, unitsIn, unitsOf, withUnit, type Asked, type Chosen } from './stays.ts'

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
  | { kind: 'closed'; closure: Closure }
  | { kind: 'tooSmall'; fit: Fit }
  | { kind: 'noStay' | 'noDates' | 'ask' }

/** Each stay night by night; no price depends on who the guests are. */
export function estimateOf(asked: Asked, closure: Closure | null, fit: Fit): Estimate | NoEstimate {
  const { chosen, nights, lengthOfStay, areResidents } = asked
  if (closure) return { kind: 'closed', closure }
  if (fit.kind !== 'fits' && fit.kind !== 'largerThanNeeded') return { kind: 'tooSmall', fit }
  if (chosen.length === 0) return { kind: 'noStay' }
  if (nights.length === 0) return { kind: 'noDates' }
  if (nights.length < lengthOfStay) return { kind: 'ask' }

  const lines = chosen.map(({ stay, units }): EstimateLine => {
    const all = ratesOf(stay, asked)
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
      chosen.some(({ stay }) =>
        nights.some((night) => rateOf(stay, night, true, seasons) !== rateOf(stay, night, false, seasons)),
      ),
  }
}

const ratesOf = (stay: Stay, { nights, areResidents }: Asked): number[] =>
  nights.map((night) => rateOf(stay, night, areResidents, seasons))

const totalOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** In US dollars, for the nights that are asked for, or for one night while there are no dates. */
export function sumOf(some: readonly Chosen[], asked: Asked): number {
  const priceOf = (stay: Stay) => (asked.nights.length === 0 ? stay.priceUsd : totalOf(ratesOf(stay, asked)))
  return totalOf(some.map(({ stay, units }) => units * priceOf(stay)))
}

/** '$1,140', or 'from $1,140' */
export const sumText = (priceUsd: number, priceIsFrom: boolean): string =>
  priceInLine({ priceUsd, priceIsFrom }, ui.prices)

/** '3 nights × $95 + 2 nights × $120' */
export function ratesText({ rates }: EstimateLine): string {
  const { rate, nights } = words.estimate
  return rates.map((each) => fill(rate, { nights: count(each.nights, nights), rate: usd(each.usd) })).join(' + ')
}

/**
 * Whether the chosen stays take all guests, and if not, which stays do. `largerThanNeeded`: the chosen stay is meant for
 * a larger party, and another stay is meant for a smaller one. `tooSmall`: `offered` is what to choose instead. `ask`:
 * nothing of that kind takes all guests, so they have to ask the resort. `tooMany`: all stays together do not.
 */
export type Fit =
  | { kind: 'fits' }
  | { kind: 'largerThanNeeded'; stay: Stay }
  | { kind: 'tooSmall'; chosen: Chosen[]; offered: Chosen[] }
  | { kind: 'ask' }
  | { kind: 'tooMany' }

/**
 * Without a chosen stay, `fits` if any single stay takes all guests.
 *
 * Offered is a single stay in place of the chosen one, or one more than several, or else any two; the cheapest for the
 * nights that are asked for, or for any night while there are no dates. At equal rates the earlier stay in the list wins. A
 * stay that is closed then, or takes no fewer nights, is not offered; one stay twice only where there are two units.
 */
export function fitOf(asked: Asked): Fit {
  const { chosen, nights } = asked
  const guests = asked.party.counted
  const [first] = chosen
  const isOne = chosen.length === 1 && first?.units === 1
  if (first && guests <= roomIn(chosen)) {
    // Where no stay is meant for so few, its own number says nothing.
    const isLarge =
      isOne && asked.party.adults !== null && guests < first.stay.occupancy.min && !takesFewest(first.stay, stays)
    return isLarge ? { kind: 'largerThanNeeded', stay: first.stay } : { kind: 'fits' }
  }

  const open = stays.filter((stay) => !closureOf([{ stay }], nights))
  const oneMore = open.map((stay) => withUnit(isOne ? [] : chosen, stay))
  const pairs = open.flatMap((stay, at) => open.slice(at).map((other) => withUnit(withUnit([], stay), other)))
  const one = cheapest(oneMore, asked)
  if (one && !first) return { kind: 'fits' }
  const withFirst = pairs.filter((pair) => first && unitsOf(first.stay, pair) > 0)
  const offered = one ?? cheapest(withFirst, asked) ?? cheapest(pairs, asked)
  if (offered) return { kind: 'tooSmall', chosen, offered }
  return { kind: guests > roomInAll ? 'tooMany' : 'ask' }
}

/** Of several choices the cheapest that the resort has and that takes all guests. */
export function cheapest(choices: Chosen[][], asked: Asked): Chosen[] | undefined {
  const isPossible = (choice: Chosen[]) =>
    choice.every(({ stay, units }) => units <= unitsIn(stay)) && asked.party.counted <= roomIn(choice)
  const sums = choices.filter(isPossible).map((choice) => ({ choice, sum: sumOf(choice, asked) }))
  return sums.toSorted((one, other) => one.sum - other.sum)[0]?.choice
}
