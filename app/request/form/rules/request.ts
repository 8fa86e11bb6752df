/** What a draft asks for, what the resort says to it, found here once; and what may be chosen instead. */
import { stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import words from '../../../../content/enquiry.yaml'
import { terms } from '../../../../content/terms.yaml'
import { daysInShort, addDays, type PlainDate, nightsOf } from '../../../../lib/dates.ts'
import { nightsFrom } from '../../../../lib/rates.ts'
import { fill } from '../../../../lib/text.ts'
import type { Calendar } from '../../calendar-store.ts'
import type { Draft } from '../../draft.ts'
import { availabilityOf, canBeHad, closureOf, isStayUnavailable, stateOf } from './availability.ts'
import { estimateOf } from './estimate.ts'
import { cheapest, fitOf } from './fit.ts'
import { sumOf, sumText, askedAbout, chosenOf, idsOf, partyOf, unitsOf, withUnit } from './chosen-stays.ts'

const { limits } = words

/** All that is shown of a draft, and sent, is handed this. */
export type FoundRequest = ReturnType<typeof requestOf>

/** @param draft as it was typed @param calendar null where nothing is known of taken nights */
export function requestOf(draft: Draft, calendar: Calendar | null, today: PlainDate) {
  const chosen = chosenOf(draft)
  const lengthOfStay = nightsOf(draft)
  const nights = nightsFrom(draft.checkIn, Math.min(lengthOfStay, limits.nights))
  const asked = { chosen, party: partyOf(draft, chosen), areResidents: draft.areResidents, nights, lengthOfStay }
  const topics = askedAbout(draft, chosen)
  const closure = closureOf(chosen, nights)
  const fit = fitOf(asked)
  const availability = availabilityOf(asked, closure, calendar)
  const estimate = estimateOf(asked, closure, fit)
  return {
    ...asked,
    draft,
    calendar,
    today,
    topics,
    closure,
    fit,
    availability,
    estimate,
    canCancel: canCancel(nights, today),
  }
}

/** Whether guests who arrive then can still cancel free of charge; also while that is open, and without dates. */
const canCancel = ([arrival = '']: readonly PlainDate[], today: PlainDate): boolean =>
  arrival === '' || addDays(today, terms.cancellation.freeDaysBefore ?? 0) <= arrival

/** What a guest may choose instead: the words of its button, and what pressing it changes. */
export type Alternative = { label: string; changes: Partial<Draft> }

/** Half a year: days are written without their year. */
const daysAround = Array.from({ length: 183 }, (_, index) => index + 1)

/**
 * At most three alternatives where chosen stays are closed or taken: the nearest dates with as many nights before and
 * after, and the cheapest other stay with room for all. All are open, not in the past, and not known to be taken.
 */
export function alternativesTo(request: FoundRequest): Alternative[] {
  const { draft, chosen, nights, lengthOfStay, calendar, today } = request
  if (!calendar || nights.length < lengthOfStay) return []
  const [first, ...more] = chosen.filter((each) => nights.some((night) => isStayUnavailable(each, night, calendar)))
  if (!first) return []
  const isPossible = (checkIn: PlainDate) =>
    checkIn >= today &&
    checkIn <= addDays(today, limits.daysAhead) &&
    canBeHad(chosen, nightsFrom(checkIn, lengthOfStay), calendar)
  const dates = [-1, 1].flatMap((way): Alternative[] => {
    const days = daysAround.find((by) => isPossible(addDays(draft.checkIn, way * by)))
    if (days === undefined) return []
    const checkIn = addDays(draft.checkIn, way * days)
    const changes = { checkIn, checkOut: addDays(checkIn, lengthOfStay) }
    return [{ label: daysInShort(changes), changes }]
  })
  return [...dates, ...(more.length === 0 ? otherStay(request, first.stay, calendar) : [])]
}

function otherStay(request: FoundRequest, taken: Stay, calendar: Calendar): Alternative[] {
  const { chosen, nights } = request
  const left = withUnit(chosen, taken, -1)
  const choices = stays
    // It is offered for these very nights, so they must be known to be free.
    .filter((stay) => stay !== taken && nights.every((night) => stateOf(stay, 1, night, calendar) === 'free'))
    .map((stay) => withUnit(left, stay))
    .filter((choice) => canBeHad(choice, nights, calendar))
  const found = cheapest(choices, request) ?? []
  const stay = stays.find((each) => unitsOf(each, found) > unitsOf(each, left))
  if (!stay) return []
  const isFrom = found.some((each) => each.stay.priceIsFrom)
  const label = fill(words.taken.ways.stay, { stay: stay.name, price: sumText(sumOf(found, request), isFrom) })
  return [{ label, changes: { stays: [...idsOf(left), stay.id] } }]
}
