import type { EnquiryWords } from '../../../../content/enquiry.schema.ts'
import { calendarFileOf } from '../../../../lib/calendar.ts'
import { formatPhone } from '../../../../lib/phone.ts'
import { fill } from '../../../../lib/text.ts'
import { nightsOf } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { chosenStays, staysText } from '../rules/chosen-stays.ts'
import type { ResortData } from '../rules/resort-data.ts'

/**
 * The stay as one event, from check-in day to check-out day; null without two valid dates in the right order. It holds
 * nothing personal.
 */
export function calendarFile(
  draft: Draft,
  { resort, stays }: Pick<ResortData, 'resort' | 'stays'>,
  words: Pick<EnquiryWords, 'calendar' | 'estimate'>,
  now: Date,
): string | null {
  if (nightsOf(draft) < 1) return null
  const chosen = chosenStays(draft, stays)
  const { street, city, country } = resort.address
  const address = [street, city, country].join(', ')
  const ids = chosen.map(({ id }) => id).join('+') || 'stay'
  const event = {
    id: [ids, draft.checkIn.replaceAll('-', ''), draft.checkOut.replaceAll('-', '')].join('-'),
    start: draft.checkIn,
    end: draft.checkOut,
    summary: fill(words.calendar.summary, {
      resort: resort.name,
      stay: staysText(chosen, words) || words.calendar.noStay,
    }),
    location: `${resort.name}, ${address}`,
    geo: resort.place.gate,
    description: [
      fill(words.calendar.wish, { resort: resort.name }),
      fill(words.calendar.address, { address }),
      fill(words.calendar.phone, { phone: formatPhone(resort.phone, resort.place.telephone) }),
      fill(words.calendar.email, { email: resort.email }),
      ...words.calendar.arrival,
    ],
    url: resort.siteUrl ? `${resort.siteUrl}/location` : undefined,
  }
  return calendarFileOf([event], 'Enquiry', resort, now)
}
