/** What a draft asks for, and what the resort says to it, found here once. */
import words from '../../../../content/request.yaml'
import { terms } from '../../../../content/terms.yaml'
import { addDays, nightsOf, type PlainDate } from '../../../../lib/dates.ts'
import { nightsFrom } from '../../../../lib/rates.ts'
import type { Calendar } from '../../calendar-store.ts'
import type { Draft } from '../../draft.ts'
import { availabilityOf } from './availability.ts'
import { refusalOf } from './refusal.ts'
import { estimateOf } from './estimate.ts'
import { fitOf } from './room-for-guests.ts'
import { chosenOf } from './chosen-stays.ts'
import { askedAbout } from './topics.ts'
import { partyOf } from './party.ts'

const { limits } = words

/** All that is shown of a draft, and sent, is handed this. */
export type FoundRequest = ReturnType<typeof requestOf>

/** @param draft as it was typed @param calendar null where nothing is known of taken nights */
export function requestOf(draft: Draft, calendar: Calendar | null, today: PlainDate) {
  const chosen = chosenOf(draft)
  const lengthOfStay = nightsOf(draft)
  const nights = nightsFrom(draft.checkIn, Math.min(lengthOfStay, limits.nights))
  const stayRequest = { chosen, party: partyOf(draft, chosen), areResidents: draft.areResidents, nights, lengthOfStay }
  const topics = askedAbout(draft, chosen)
  const refusal = refusalOf(chosen, nights)
  const fit = fitOf(stayRequest)
  const availability = availabilityOf(stayRequest, refusal, calendar)
  const estimate = estimateOf(stayRequest, refusal, fit)
  return {
    ...stayRequest,
    draft,
    calendar,
    today,
    topics,
    refusal,
    fit,
    availability,
    estimate,
    canCancel: canCancel(nights, today),
  }
}

/** Whether guests who arrive then can still cancel free of charge; also while that is open, and without dates. */
const canCancel = ([arrival = '']: readonly PlainDate[], today: PlainDate): boolean =>
  arrival === '' || addDays(today, terms.cancellation.freeDaysBefore ?? 0) <= arrival
