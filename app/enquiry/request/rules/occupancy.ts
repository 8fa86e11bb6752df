import type { EnquiryWords } from '../../../../content/enquiry.schema.ts'
import { nightsFrom, rateOf } from '../../../../lib/rates.ts'
import { count, fill } from '../../../../lib/text.ts'
import { canAdd, chosenStays, staysText } from './chosen-stays.ts'
import { openingOfStays } from './closed-days.ts'
import { countedGuests, nightsOf } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { takesFewest } from '../../../../lib/room.ts'
import type { ResortData, Stay } from './resort-data.ts'

/**
 * Whether the chosen stays take all guests, and if not, which stays do; `taken` is then what to choose instead.
 * `roomy`: the chosen stay is meant for a larger party, and another stay is meant for a smaller one.
 * `another`: a single stay, in place of the chosen one. `both`: two stays, because no single one takes them.
 * `more`: several chosen stays and one more. `ask`: nothing of that kind does, so the guest has to ask the resort.
 */
export type Fit =
  | { kind: 'fits' }
  | { kind: 'roomy'; chosen: Stay }
  | { kind: 'another'; chosen: Stay; taken: [Stay] }
  | { kind: 'both'; taken: [Stay, Stay] }
  | { kind: 'more'; chosen: Stay[]; added: Stay; taken: Stay[] }
  | { kind: 'ask' }

/**
 * Without a chosen stay, `fits` if any single stay takes all guests.
 *
 * Suggested is the cheapest: for the nights of the draft, or for any night while there are no dates. At equal rates the
 * earlier stay in the list wins. A stay that is closed then, or takes no fewer nights, is not suggested; one stay twice
 * only where there are two units of it.
 */
export function fitOf(draft: Draft, resortData: ResortData): Fit {
  const guests = countedGuests(draft, resortData.countFromAge)
  const takeAll = (some: readonly Stay[]) => guests <= roomIn(some)
  const chosen = chosenStays(draft, resortData.stays)
  if (chosen.length > 0 && takeAll(chosen)) {
    const [only] = chosen
    const isRoomy = chosen.length === 1 && only && isMeantForMore(only, guests, resortData.stays)
    return isRoomy ? { kind: 'roomy', chosen: only } : { kind: 'fits' }
  }

  const free = resortData.stays.filter((stay) => openingOfStays([stay], draft, resortData).kind === 'open')
  const cheapest = <Choice extends { taken: readonly Stay[] }>(choices: Choice[]) =>
    choices
      .filter(({ taken }) => takeAll(taken))
      .map((choice) => ({ choice, sum: sumOf(choice.taken, draft, resortData) }))
      .toSorted((one, other) => one.sum - other.sum)[0]?.choice

  const [first] = chosen
  if (chosen.length < 2) {
    const single = cheapest(free.map((stay) => ({ taken: [stay] as [Stay] })))
    if (single) return first ? { kind: 'another', chosen: first, ...single } : { kind: 'fits' }
  } else {
    const more = cheapest(
      free
        .filter((stay) => canAdd(stay, chosen))
        .map((added) => ({ added, taken: inOrder([...chosen, added], resortData.stays) })),
    )
    if (more) return { kind: 'more', chosen, ...more }
  }

  const pairs = free.flatMap((one, at) =>
    free
      .slice(at)
      .filter((other) => canAdd(other, [one]))
      .map((other) => ({ taken: [one, other] as [Stay, Stay] })),
  )
  const both = (first && cheapest(pairs.filter(({ taken }) => taken.includes(first)))) ?? cheapest(pairs)
  return both ? { kind: 'both', ...both } : { kind: 'ask' }
}

/**
 * Whether fewer guests come than a stay is meant for. Where no stay is meant for so few, its own number says nothing.
 */
const isMeantForMore = (stay: Stay, guests: number, stays: readonly Stay[]) =>
  guests < stay.occupancy.min && !takesFewest(stay, stays)

/** Whether what fits is another choice of stays than that of the draft. */
export const isTooSmall = ({ kind }: Fit): boolean => kind !== 'fits' && kind !== 'roomy'

/** Whether these stays take all guests of the draft. */
export const hasRoom = (some: readonly Stay[], draft: Draft, { countFromAge }: ResortData): boolean =>
  countedGuests(draft, countFromAge) <= roomIn(some)

const inOrder = (some: Stay[], stays: readonly Stay[]) =>
  some.toSorted((one, other) => stays.indexOf(one) - stays.indexOf(other))

const roomIn = (some: readonly Stay[]) => some.reduce((room, { occupancy }) => room + occupancy.max, 0)

function sumOf(some: readonly Stay[], draft: Draft, { seasons, limits }: ResortData): number {
  const nights = nightsFrom(draft.checkIn, Math.min(nightsOf(draft), limits.nights))
  const sums = some.map((stay) =>
    nights.length === 0
      ? stay.priceUsd
      : nights.reduce((sum, night) => sum + rateOf(stay, night, draft.areResidents, seasons), 0),
  )
  return sums.reduce((sum, each) => sum + each, 0)
}

/** The sentence for the form or the message that says that the chosen stays are too small, or large; '' if they fit. */
export function fitSentence(
  draft: Draft,
  resortData: ResortData,
  words: Pick<EnquiryWords, 'occupancy' | 'estimate'>,
  where: 'form' | 'message',
): string {
  const fit = fitOf(draft, resortData)
  const capacityOf = (some: readonly Stay[]) => count(roomIn(some), words.estimate.guests)
  const { occupancy } = words
  switch (fit.kind) {
    case 'fits':
      return ''
    case 'roomy': {
      const { min, max } = fit.chosen.occupancy
      const range = min === max ? max : fill(occupancy.roomy.range, { min, max })
      return fill(occupancy.roomy[where], { stay: fit.chosen.name, range })
    }
    case 'another':
      return fill(occupancy.another[where], {
        stay: fit.chosen.name,
        capacity: capacityOf([fit.chosen]),
        fitting: fit.taken[0].name,
        fittingCapacity: capacityOf(fit.taken),
      })
    case 'both': {
      const [first, second] = fit.taken
      const values = { first: first.name, second: second.name, capacity: capacityOf(fit.taken) }
      return fill((first === second ? occupancy.twice : occupancy.both)[where], values)
    }
    case 'more':
      return fill(occupancy.more[where], {
        capacity: capacityOf(fit.chosen),
        added: fit.added.name,
        addedCapacity: capacityOf(fit.taken),
      })
    case 'ask':
      return occupancy.ask[where]
  }
}

/** What would fit, for a place with no room for the sentence; '' where the stays take all. */
export function fitInShort(fit: Fit, words: Pick<EnquiryWords, 'occupancy' | 'estimate'>): string {
  if ('taken' in fit) return fill(words.occupancy.short, { stays: staysText(fit.taken, words) })
  return fit.kind === 'ask' ? words.occupancy.ask.short : ''
}

/** The words of the button that chooses the suggested stays; '' where there are none. */
export function fitButton(fit: Fit, { occupancy }: Pick<EnquiryWords, 'occupancy'>): string {
  if (fit.kind === 'another') return fill(occupancy.another.change, { fitting: fit.taken[0].name })
  if (fit.kind === 'more') return fill(occupancy.more.change, { added: fit.added.name })
  return fit.kind === 'both' ? occupancy.both.change : ''
}
