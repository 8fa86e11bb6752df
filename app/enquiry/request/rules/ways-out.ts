/** Where chosen stays are taken: which other days, and which other stay, are one press away. */
import { addDays, type PlainDate } from '../../../../lib/dates.ts'
import { nightsOf } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { canAdd, chosenStays, unitsOf } from './chosen-stays.ts'
import { openingOfStays } from './closed-days.ts'
import { estimate } from './estimate.ts'
import { nightState } from './night-state.ts'
import type { ResortData, Stay } from './resort-data.ts'
import { availabilityOf, nightsOfDraft, type Calendar } from './taken-nights.ts'

/** Another span of days for the same stays, or another stay on the same days. `draft` is what pressing it changes. */
export type WayOut =
  | { kind: 'dates'; draft: Pick<Draft, 'checkIn' | 'checkOut'> }
  | { kind: 'stay'; draft: Pick<Draft, 'stays'>; stay: Stay; totalUsd: number; isFrom: boolean }

/** Half a year: days are written without their year. */
const daysAround = 183

/**
 * At most three ways out where chosen stays are taken: the nearest spans of the same length before and after, and the
 * cheapest other stay that has room for all guests. All are open, not in the past, not taken, and where there is a
 * calendar known not to be.
 */
export function waysOut(draft: Draft, resortData: ResortData, calendar: Calendar | null, today: PlainDate): WayOut[] {
  const found = availabilityOf(draft, resortData, calendar)
  if (!calendar || found.kind !== 'taken') return []
  const chosen = chosenStays(draft, resortData.stays)
  const nights = nightsOf(draft)
  const last = addDays(today, resortData.limits.daysAhead)
  const shifted = (by: number) => {
    const checkIn = addDays(draft.checkIn, by)
    return { checkIn, checkOut: addDays(checkIn, nights) }
  }
  const isPossible = (dates: Pick<Draft, 'checkIn' | 'checkOut'>) =>
    dates.checkIn >= today && dates.checkIn <= last && canBeHad(chosen, dates, resortData, calendar)
  const days = Array.from({ length: daysAround }, (_, index) => index + 1)
  const before = days.find((by) => isPossible(shifted(-by)))
  const after = days.find((by) => isPossible(shifted(by)))
  const other = anotherStay(
    draft,
    found.stays.map(({ stay }) => stay),
    resortData,
    calendar,
  )
  return [
    ...(before ? [{ kind: 'dates', draft: shifted(-before) } as const] : []),
    ...(after ? [{ kind: 'dates', draft: shifted(after) } as const] : []),
    ...(other ? [other] : []),
  ]
}

function canBeHad(
  chosen: readonly Stay[],
  dates: Pick<Draft, 'checkIn' | 'checkOut'>,
  resortData: ResortData,
  { file, now }: Calendar,
): boolean {
  if (openingOfStays(chosen, dates, resortData).kind !== 'open') return false
  return unitsOf(chosen).every(({ stay, units }) =>
    nightsOfDraft(dates, resortData).every((night) => {
      const state = nightState(file, stay, units, night, now)
      return state === 'free' || (state === 'unknown' && !file.stays[stay.id]?.calendar)
    }),
  )
}

/** The draft with another stay in place of the one that is taken. */
function anotherStay(
  draft: Draft,
  taken: readonly Stay[],
  resortData: ResortData,
  calendar: Calendar,
): WayOut | undefined {
  const [gone] = taken
  if (!gone || taken.length > 1) return undefined
  const rest = chosenStays(draft, resortData.stays)
  rest.splice(rest.indexOf(gone), 1)
  const choices = resortData.stays
    .filter((stay) => stay !== gone && canAdd(stay, rest))
    // It is offered for these very nights, so they must be known to be free.
    .filter((stay) => availabilityOf({ ...draft, stays: [stay.id] }, resortData, calendar).kind === 'free')
    .flatMap((stay) => {
      const stays = [...rest, stay].map(({ id }) => id)
      const other = { ...draft, stays }
      const sum = estimate(other, resortData)
      return sum && canBeHad([...rest, stay], draft, resortData, calendar)
        ? [{ kind: 'stay', draft: { stays }, stay, totalUsd: sum.totalUsd, isFrom: sum.isFrom }]
        : []
    })
  return choices.toSorted((one, other) => one.totalUsd - other.totalUsd)[0] as WayOut | undefined
}
