import { stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import { takesFewest } from '../../../../lib/price-texts.ts'
import { refusalOf } from './refusal.ts'
import { roomIn, roomInAll, unitsOf, withUnit, type Chosen } from './chosen-stays.ts'
import type { StayRequest } from './stay-request.ts'
import { cheapest } from './price-of-stays.ts'

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
export function fitOf(request: StayRequest): Fit {
  const { chosen, nights } = request
  const guests = request.party.counted
  const [first] = chosen
  const isOne = chosen.length === 1 && first?.units === 1
  if (first && guests <= roomIn(chosen)) {
    // Where no stay is meant for so few, its own number says nothing.
    const isLarge =
      isOne && request.party.adults !== null && guests < first.stay.occupancy.min && !takesFewest(first.stay, stays)
    return isLarge ? { kind: 'largerThanNeeded', stay: first.stay } : { kind: 'fits' }
  }

  const open = stays.filter((stay) => !refusalOf([{ stay }], nights))
  const oneMore = open.map((stay) => withUnit(isOne ? [] : chosen, stay))
  const pairs = open.flatMap((stay, at) => open.slice(at).map((other) => withUnit(withUnit([], stay), other)))
  const one = cheapest(oneMore, request)
  if (one && !first) return { kind: 'fits' }
  const withFirst = pairs.filter((pair) => first && unitsOf(first.stay, pair) > 0)
  const offered = one ?? cheapest(withFirst, request) ?? cheapest(pairs, request)
  if (offered) return { kind: 'tooSmall', chosen, offered }
  return { kind: guests > roomInAll ? 'tooMany' : 'ask' }
}
