import { stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import words from '../../../../content/request.yaml'
import { addDays, daysInShort, type PlainDate } from '../../../../lib/dates.ts'
import { nightsFrom } from '../../../../lib/rates.ts'
import { fill } from '../../../../lib/text.ts'
import type { Calendar } from '../../calendar-store.ts'
import type { Draft } from '../../draft.ts'
import { lastDay } from './last-day.ts'
import { canBeHad, isStayUnavailable, stateOf } from './availability.ts'
import { idsOf, unitsOf, withUnit } from './chosen-stays.ts'
import { cheapest, sumOf, sumText } from './price-of-stays.ts'
import type { FoundRequest } from './found-request.ts'

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
    checkIn >= today && checkIn <= lastDay(today) && canBeHad(chosen, nightsFrom(checkIn, lengthOfStay), calendar)
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
