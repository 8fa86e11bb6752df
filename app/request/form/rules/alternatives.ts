import { stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import { limits } from '../../../../content/enquiry.yaml'
import { addDays, type PlainDate, type StayDates } from '../../../../lib/dates.ts'
import { type Draft, nightsOf } from '../../draft.ts'
import { canAdd, chosenOf, idsOf } from './chosen.ts'
import { availabilityOf, canBeHad, isStayOff, nightsIn, type Calendar } from './nights.ts'
import { estimateOf } from './price.ts'

/** Other dates for the same stays, or another stay on the same dates. `draft` is what pressing it changes. */
export type Alternative =
  | { kind: 'dates'; draft: StayDates }
  | { kind: 'stay'; draft: Pick<Draft, 'stays'>; stay: Stay; totalUsd: number; isFrom: boolean }

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
    return days === undefined ? [] : [{ kind: 'dates', draft: datesAfter(way * days) }]
  })
  return [...dates, ...(more.length === 0 ? otherStay(draft, first.stay, calendar) : [])]
}

/** The draft with another stay in place of a unit of the one that is closed or taken. */
function otherStay(draft: Draft, taken: Stay, calendar: Calendar): Alternative[] {
  const left = idsOf(chosenOf(draft))
  left.splice(left.indexOf(taken.id), 1)
  return (
    stays
      .filter((stay) => stay !== taken && canAdd(stay, chosenOf({ stays: left })))
      // It is offered for these very nights, so they must be known to be free.
      .filter((stay) => availabilityOf({ ...draft, stays: [stay.id] }, calendar).kind === 'free')
      .flatMap((stay): (Alternative & { kind: 'stay' })[] => {
        const other = { ...draft, stays: [...left, stay.id] }
        const sum = estimateOf(other)
        return sum.kind === 'sum' && canBeHad(chosenOf(other), draft, calendar)
          ? [{ kind: 'stay', draft: { stays: other.stays }, stay, totalUsd: sum.totalUsd, isFrom: sum.isFrom }]
          : []
      })
      .toSorted((one, other) => one.totalUsd - other.totalUsd)
      .slice(0, 1)
  )
}
