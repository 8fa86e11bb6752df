/** What the chosen stays cost, and what fits or is available in their place. */
import { seasons, stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import words from '../../../../content/enquiry.yaml'
import { daysInShort } from '../../../../lib/dates-aloud.ts'
import { addDays, type PlainDate, type StayDates } from '../../../../lib/dates.ts'
import { takesFewest, usd } from '../../../../lib/prices.ts'
import { rateOf } from '../../../../lib/rates.ts'
import { fill } from '../../../../lib/text.ts'
import { type Draft, nightsOf } from '../../draft.ts'
import {
  availabilityOf,
  canBeHad,
  closureOf,
  isStayUnavailable,
  nightsIn,
  type Calendar,
  type Closure,
} from './nights.ts'
import { chosenOf, countedGuests, idsOf, roomIn, type Chosen } from './stays.ts'

const { limits } = words

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
  if (nights.length < nightsOf(draft)) return { kind: 'ask' }
  const everybody = { ...draft, areResidents: false }

  const lines = chosen.map(({ stay, units }): EstimateLine => {
    const all = ratesOf(stay, draft)
    const rates = [...new Set(all)].map((rate) => ({ nights: all.filter((one) => one === rate).length, usd: rate }))
    return { stay, units, rates, sumUsd: sumOf([{ stay, units }], draft) }
  })
  return {
    kind: 'sum',
    nights: nights.length,
    lines,
    totalUsd: sumOf(chosen, draft),
    isFrom: chosen.some(({ stay }) => stay.priceIsFrom),
    isResidents: chosen.some(({ stay }) => String(ratesOf(stay, draft)) !== String(ratesOf(stay, everybody))),
  }
}

/** In US dollars, of each night. */
const ratesOf = (stay: Stay, draft: Draft): number[] =>
  nightsIn(draft).map((night) => rateOf(stay, night, draft.areResidents, seasons))

/** In US dollars, for the nights of the draft, or for one night while there are no dates. */
function sumOf(some: readonly Chosen[], draft: Draft): number {
  const priceOf = (stay: Stay) =>
    nightsOf(draft) === 0 ? stay.priceUsd : ratesOf(stay, draft).reduce((sum, rate) => sum + rate)
  return some.reduce((sum, { stay, units }) => sum + units * priceOf(stay), 0)
}

/** '$1,140', or 'from $1,140' */
export function sumText(amountUsd: number, isFrom: boolean): string {
  const amount = usd(amountUsd)
  return isFrom ? fill(words.estimate.from, { amount }) : amount
}

/** '3 × $95, 2 × $120' */
export const ratesText = ({ rates }: EstimateLine): string =>
  rates.map(({ nights, usd: rate }) => fill(words.estimate.rate, { nights, rate: usd(rate) })).join(', ')

/**
 * Whether the chosen stays take all guests, and if not, which stays do. `largerThanNeeded`: the chosen stay is meant for
 * a larger party, and another stay is meant for a smaller one. `tooSmall`: `offered` is what to choose instead. `ask`:
 * nothing of that kind takes all guests, so they have to ask the resort.
 */
export type Fit =
  | { kind: 'fits' }
  | { kind: 'largerThanNeeded'; stay: Stay }
  | { kind: 'tooSmall'; offered: Chosen[] }
  | { kind: 'ask' }

/**
 * Without a chosen stay, `fits` if any single stay takes all guests.
 *
 * Offered is a single stay in place of the chosen one, or one more than several, or else any two; the cheapest for the
 * nights of the draft, or for any night while there are no dates. At equal rates the earlier stay in the list wins. A
 * stay that is closed then, or takes no fewer nights, is not offered; one stay twice only where there are two units.
 */
export function fitOf(draft: Draft): Fit {
  const guests = countedGuests(draft)
  const chosen = chosenOf(draft)
  const [first] = chosen
  const isOne = chosen.length === 1 && first?.units === 1
  if (first && guests <= roomIn(chosen)) {
    // Where no stay is meant for so few, its own number says nothing.
    const isLarge = isOne && guests < first.stay.occupancy.min && !takesFewest(first.stay, stays)
    return isLarge ? { kind: 'largerThanNeeded', stay: first.stay } : { kind: 'fits' }
  }

  const open = stays.filter((stay) => !closureOf([{ stay }], draft)).map(({ id }) => id)
  const kept = isOne ? [] : idsOf(chosen)
  const oneMore = open.map((id) => [...kept, id])
  const pairs = open.flatMap((id, at) => open.slice(at).map((other) => [id, other]))
  const one = cheapest(oneMore, draft)
  if (one && !first) return { kind: 'fits' }
  const withFirst = pairs.filter((ids) => first && ids.includes(first.stay.id))
  const offered = one ?? cheapest(withFirst, draft) ?? cheapest(pairs, draft)
  return offered ? { kind: 'tooSmall', offered: chosenOf({ stays: offered }) } : { kind: 'ask' }
}

/** Of several choices, as a draft holds them, the cheapest that the resort has and that takes all guests. */
function cheapest(choices: string[][], draft: Draft): string[] | undefined {
  const possible = choices.flatMap((ids) => {
    const chosen = chosenOf({ stays: ids })
    const isPossible = idsOf(chosen).length === ids.length && countedGuests(draft) <= roomIn(chosen)
    return isPossible ? { ids, sum: sumOf(chosen, draft) } : []
  })
  return possible.toSorted((one, other) => one.sum - other.sum)[0]?.ids
}

/** What a guest may choose instead: the words of its button, and what pressing it changes. */
export type Alternative = { label: string; changes: Partial<Draft> }

/** Half a year: days are written without their year. */
const daysAround = Array.from({ length: 183 }, (_, index) => index + 1)

/**
 * At most three alternatives where chosen stays are closed or taken: the nearest dates with as many nights before and
 * after, and the cheapest other stay that has room for all guests. All are open, not in the past, not taken, and where
 * there is a calendar known not to be.
 */
export function alternativesTo(draft: Draft, calendar: Calendar | null, today: PlainDate): Alternative[] {
  if (!calendar || nightsOf(draft) > limits.nights) return []
  const [first, ...more] = chosenOf(draft).filter((each) =>
    nightsIn(draft).some((night) => isStayUnavailable(each, night, calendar)),
  )
  if (!first) return []
  const datesAfter = (days: number): StayDates => {
    const checkIn = addDays(draft.checkIn, days)
    return { checkIn, checkOut: addDays(checkIn, nightsOf(draft)) }
  }
  const isPossible = (dates: StayDates) =>
    dates.checkIn >= today &&
    dates.checkIn <= addDays(today, limits.daysAhead) &&
    canBeHad(chosenOf(draft), dates, calendar)
  const dates = [-1, 1].flatMap((way): Alternative[] => {
    const days = daysAround.find((by) => isPossible(datesAfter(way * by)))
    if (days === undefined) return []
    const changes = datesAfter(way * days)
    return [{ label: daysInShort(changes), changes }]
  })
  return [...dates, ...(more.length === 0 ? otherStay(draft, first.stay, calendar) : [])]
}

/** The draft with another stay in place of a unit of the one that is closed or taken. */
function otherStay(draft: Draft, taken: Stay, calendar: Calendar): Alternative[] {
  const left = idsOf(chosenOf(draft))
  left.splice(left.indexOf(taken.id), 1)
  const choices = stays
    // It is offered for these very nights, so they must be known to be free.
    .filter(({ id }) => id !== taken.id && availabilityOf({ ...draft, stays: [id] }, calendar).kind === 'free')
    .map(({ id }) => [...left, id])
    .filter((ids) => canBeHad(chosenOf({ stays: ids }), draft, calendar))
  const found = cheapest(choices, draft)
  const stay = stays.find(({ id }) => id === found?.at(-1))
  if (!found || !stay) return []
  const chosen = chosenOf({ stays: found })
  const isFrom = chosen.some((each) => each.stay.priceIsFrom)
  const price = sumText(sumOf(chosen, draft), isFrom)
  return [{ label: fill(words.taken.ways.stay, { stay: stay.name, price }), changes: { stays: found } }]
}
