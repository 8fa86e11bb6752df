import { seasons, stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import { terms } from '../../../../content/terms.yaml'
import { rateOf } from '../../../../lib/rates.ts'
import { takesFewest } from '../../../../lib/prices.ts'
import type { Draft } from '../../draft.ts'
import { canAdd, chosenOf, idsOf, unitsIn, type Chosen } from './chosen.ts'
import { closureOf, nightsIn } from './nights.ts'

const countFromAge = terms.children.countFromAge ?? 2

/** Whether a child counts as no guest. A child whose age is missing counts. */
export const isBaby = (age: number | null): boolean => age !== null && age < countFromAge

/** The guests for whom stays must have room. */
export const countedGuests = ({ adults, childAges }: Draft): number =>
  adults + childAges.filter((age) => !isBaby(age)).length

/** The guests that these stays take. */
export const roomIn = (some: readonly Chosen[]): number =>
  some.reduce((room, { stay, units }) => room + units * stay.occupancy.max, 0)

/** The guests that all of them take together, as in `{{sleeps}}`. */
export const roomInAll = roomIn(stays.map((stay) => ({ stay, units: unitsIn(stay) })))

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
    return isOne && isMeantForMore(first.stay, guests)
      ? { kind: 'largerThanNeeded', stay: first.stay }
      : { kind: 'fits' }
  }

  const open = stays.filter((stay) => !closureOf([{ stay }], draft))
  const cheapest = (choices: string[][]) =>
    choices
      .map((ids) => chosenOf({ stays: ids }))
      .filter((choice) => guests <= roomIn(choice))
      .map((choice) => ({ choice, sum: sumOf(choice, draft) }))
      .toSorted((one, other) => one.sum - other.sum)[0]?.choice
  const kept = isOne ? [] : chosen
  const one = cheapest(open.filter((stay) => canAdd(stay, kept)).map(({ id }) => [...idsOf(kept), id]))
  if (one && !first) return { kind: 'fits' }

  const pairs = open.flatMap((stay, at) =>
    open
      .slice(at)
      .filter((other) => canAdd(other, [{ stay, units: 1 }]))
      .map((other) => [stay.id, other.id]),
  )
  const withFirst = pairs.filter((ids) => first && ids.includes(first.stay.id))
  const offered = one ?? cheapest(withFirst) ?? cheapest(pairs)
  return offered ? { kind: 'tooSmall', offered } : { kind: 'ask' }
}

/**
 * Whether fewer guests come than a stay is meant for. Where no stay is meant for so few, its own number says nothing.
 */
const isMeantForMore = (stay: Stay, guests: number) => guests < stay.occupancy.min && !takesFewest(stay, stays)

/** For the nights of the draft, or for one night while there are no dates. */
function sumOf(some: readonly Chosen[], draft: Draft): number {
  const nights = nightsIn(draft)
  const priceOf = (stay: Stay) =>
    nights.length === 0
      ? stay.priceUsd
      : nights.reduce((sum, night) => sum + rateOf(stay, night, draft.areResidents, seasons), 0)
  return some.reduce((sum, { stay, units }) => sum + units * priceOf(stay), 0)
}
