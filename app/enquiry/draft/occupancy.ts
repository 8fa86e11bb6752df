import type { EnquiryWords } from '../../../content/enquiry.schema.ts'
import { count, fill } from '../../lib/text.ts'
import { guestsOf } from './draft.ts'
import type { Draft } from './empty-draft.ts'
import type { Stay } from './facts.ts'

/**
 * Whether the chosen stay takes all guests, and if not, which stays do.
 * `another`: the cheapest single stay that takes them. `pair`: two stays, because no single one takes them.
 * `ask`: no two stays take them, so the guest has to ask the resort.
 */
export type Fit =
  | { kind: 'fits' }
  | { kind: 'another'; chosen: Stay; fitting: Stay }
  | { kind: 'pair'; pair: [Stay, Stay] }
  | { kind: 'ask' }

/**
 * `chosen` is the id of a stay; any other id gives `fits` if any single stay takes all guests.
 *
 * A pair is always two different stays, because it is not known how many units of each stay there are. It is the
 * cheapest pair that includes the chosen stay, or else the cheapest of all. At equal rates the earlier one in the list
 * wins.
 */
export function fitOf(chosen: string, guests: number, stays: readonly Stay[]): Fit {
  const takes = (stay: Stay) => guests <= stay.occupancy.max
  const stay = stays.find(({ id }) => id === chosen)
  if (stay && takes(stay)) return { kind: 'fits' }

  const fitting = cheapest(stays.filter(takes).map((single) => [single]))?.[0]
  if (fitting) return stay ? { kind: 'another', chosen: stay, fitting } : { kind: 'fits' }

  const pairs = stays
    .flatMap((first, at) => stays.slice(at + 1).map((second): [Stay, Stay] => [first, second]))
    .filter(([first, second]) => guests <= first.occupancy.max + second.occupancy.max)
  const pair = cheapest(pairs.filter((both) => both.some(({ id }) => id === chosen))) ?? cheapest(pairs)
  return pair ? { kind: 'pair', pair } : { kind: 'ask' }
}

function cheapest<Together extends Stay[]>(choices: Together[]): Together | undefined {
  const rateOf = (choice: Together) => choice.reduce((sum, { priceUsd }) => sum + priceUsd, 0)
  return choices.toSorted((one, other) => rateOf(one) - rateOf(other))[0]
}

/** The sentence for the form or the message that says that the chosen stay is too small; '' if it is not. */
export function fitSentence(
  draft: Draft,
  stays: readonly Stay[],
  words: Pick<EnquiryWords, 'occupancy' | 'estimate'>,
  where: 'form' | 'message',
): string {
  const fit = fitOf(draft.stays[0] ?? '', guestsOf(draft), stays)
  if (fit.kind === 'fits') return ''
  const countOf = (number: number) => count(number, words.estimate.guests)
  const values: Record<string, string> = {}
  if (fit.kind === 'another') {
    values.stay = fit.chosen.name
    values.capacity = countOf(fit.chosen.occupancy.max)
    values.fitting = fit.fitting.name
    values.fittingCapacity = countOf(fit.fitting.occupancy.max)
  }
  if (fit.kind === 'pair') {
    const [first, second] = fit.pair
    values.first = first.name
    values.second = second.name
    values.capacity = countOf(first.occupancy.max + second.occupancy.max)
  }
  return fill(words.occupancy[fit.kind][where], values)
}
