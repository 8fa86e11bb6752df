import { addDays, isPlainDate, type PlainDate } from '../../lib/dates.ts'
import { nightsOf } from './draft.ts'
import { emptyDraft, type Draft } from './empty-draft.ts'
import type { Limits } from './facts.ts'
import { cleanLine } from './plain-text.ts'

/**
 * A link that opens the enquiry with stay, dates and guests: '/#enquiry=1;stay=family-villa;
 * in=2026-12-18;out=2026-12-21;adults=2;children=4,9' (ages; '-' for one that is missing; parts
 * that are not chosen are left out). The 1 is the version of this format. A fragment is never sent to
 * a server, and it holds nothing personal: no name, no address, no message.
 */
export function shareLink(draft: Draft): string {
  const parts = [
    ['enquiry', version],
    ['stay', draft.stays[0] ?? ''],
    ['in', isPlainDate(draft.checkIn) ? draft.checkIn : ''],
    ['out', isPlainDate(draft.checkOut) ? draft.checkOut : ''],
    ['adults', String(draft.adults)],
    ['children', draft.childAges.map((age) => age ?? '-').join(',')],
  ] as const
  const filled = parts.flatMap(([name, value]) =>
    value === '' ? [] : `${name}=${encodeURIComponent(cleanLine(value)).replaceAll('%2C', ',')}`)
  return `/#${filled.join(';')}`
}

const version = '1'

/**
 * Reads a fragment (with or without '#'): null if it is not an enquiry, otherwise the values that are valid today.
 * Never throws: unknown stays, past days, a check-out that is not after check-in, impossible numbers of guests and
 * unknown versions are dropped.
 */
export function parseShareLink(
  fragment: string,
  stays: readonly { id: string }[],
  today: PlainDate,
  limits: Limits,
): Partial<Draft> | null {
  const parts = new Map(
    decoded(fragment).replace(/^#/, '').split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=')
      return [name.trim(), value.trim()]
    }),
  )
  if (!parts.has('enquiry')) return null
  const preset: Partial<Draft> = { subject: 'booking-request' }
  if (parts.get('enquiry') !== version) return preset

  const stay = stays.find(({ id }) => id === parts.get('stay'))
  if (stay) preset.stays = [stay.id]

  const checkIn = parts.get('in') ?? ''
  if (isPlainDate(checkIn) && checkIn >= today && checkIn <= addDays(today, limits.daysAhead)) {
    preset.checkIn = checkIn
    const checkOut = parts.get('out') ?? ''
    const nights = nightsOf({ checkIn, checkOut })
    if (nights > 0 && nights <= limits.nights) preset.checkOut = checkOut
  }

  const adults = numberOf(parts.get('adults'))
  if (adults !== null && adults > 0 && adults <= limits.guests) preset.adults = adults
  const children = parts.get('children') ?? ''
  if (/^(-|\d{1,2})(,(-|\d{1,2}))*$/.test(children)) {
    const childAges = children.split(',').map(numberOf)
    const guests = (preset.adults ?? emptyDraft.adults) + childAges.length
    if (childAges.every((age) => age === null || age <= 17) && guests <= limits.guests) {
      preset.childAges = childAges
    }
  }
  return preset
}

const numberOf = (text = '') => (/^\d{1,2}$/.test(text) ? Number(text) : null)

// Some apps encode ';' and '=' in links that they share; if a '%' is invalid, the text stays as it is.
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
