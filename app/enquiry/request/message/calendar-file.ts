import type { EnquiryWords } from '../../../../content/enquiry.schema.ts'
import { formatPhone } from '../../../../lib/phone.ts'
import { fill } from '../../../../lib/text.ts'
import { chosenStays, staysText } from '../rules/chosen-stays.ts'
import { nightsOf } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import type { Facts } from '../rules/facts.ts'
import { contentLines, textValue } from '../../../../lib/content-line.ts'

/**
 * The stay as a calendar file (text/calendar, RFC 5545), or null without two valid dates in the right order.
 *
 * A whole-day event, so that time zones do not move it. DTEND is exclusive: it is check-out day. The event is
 * tentative and transparent, because nothing is agreed yet and it must not show the guest as busy. The UID is made of
 * stays and dates: adding the same request twice gives one event. It holds nothing personal.
 */
export function calendarFile(
  draft: Draft,
  facts: Pick<Facts, 'resort' | 'stays'>,
  words: Pick<EnquiryWords, 'calendar' | 'estimate'>,
  now: Date,
): string | null {
  if (nightsOf(draft) < 1) return null
  const { resort } = facts
  const chosen = chosenStays(draft, facts.stays)
  const { street, city, country } = resort.address
  const { gate } = resort.place
  const address = [street, city, country].join(', ')
  const description = [
    fill(words.calendar.wish, { resort: resort.name }),
    fill(words.calendar.address, { address }),
    fill(words.calendar.phone, { phone: formatPhone(resort.phone, resort.place.telephone) }),
    fill(words.calendar.email, { email: resort.email }),
    ...words.calendar.arrival,
  ].join('\n')
  const summary = fill(words.calendar.summary, {
    resort: resort.name,
    stay: staysText(chosen, words) || words.calendar.noStay,
  })
  const day = (date: string) => date.replaceAll('-', '')
  const ids = chosen.map(({ id }) => id).join('+') || 'stay'
  const wish = `${ids}-${day(draft.checkIn)}-${day(draft.checkOut)}`
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(resort.name)}//Enquiry//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${wish}@${resort.email.split('@').at(-1)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day(draft.checkIn)}`,
    `DTEND;VALUE=DATE:${day(draft.checkOut)}`,
    `SUMMARY:${textValue(summary)}`,
    `LOCATION:${textValue(`${resort.name}, ${address}`)}`,
    ...(gate ? [`GEO:${gate.lat};${gate.lon}`] : []),
    `DESCRIPTION:${textValue(description)}`,
    ...(resort.siteUrl ? [`URL:${resort.siteUrl}/location`] : []),
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}
