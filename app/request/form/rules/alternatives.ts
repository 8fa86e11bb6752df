import { stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import words from '../../../../content/enquiry.yaml'
import { addDays, type PlainDate, type StayDates } from '../../../../lib/dates.ts'
import { fill } from '../../../../lib/text.ts'
import { type Draft, nightsOf } from '../../draft.ts'
import { canAdd, chosenOf, idsOf } from './chosen.ts'
import { availabilityOf, canBeHad, isStayOff, nightsIn, type Calendar } from './nights.ts'
import { estimateOf, sumText } from './price.ts'
import { daysInShort } from './sentences.ts'

const { limits } = words

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
    nightsIn(draft).some((night) => isStayOff(each, night, calendar)),
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
  const possible = stays
    .filter((stay) => stay !== taken && canAdd(stay, chosenOf({ stays: left })))
    // It is offered for these very nights, so they must be known to be free.
    .filter((stay) => availabilityOf({ ...draft, stays: [stay.id] }, calendar).kind === 'free')
    .flatMap((stay) => {
      const changes = { stays: [...left, stay.id] }
      const sum = estimateOf({ ...draft, ...changes })
      return sum.kind === 'sum' && canBeHad(chosenOf(changes), draft, calendar) ? { stay, changes, sum } : []
    })
  const [cheapest] = possible.toSorted((one, other) => one.sum.totalUsd - other.sum.totalUsd)
  if (!cheapest) return []
  const { stay, changes, sum } = cheapest
  const price = sumText(sum.totalUsd, sum.isFrom)
  return [{ label: fill(words.taken.ways.stay, { stay: stay.name, price }), changes }]
}
