import { addDays, isPlainDate, type PlainDate } from '../../../../lib/dates.ts'
import { chosenStays } from './chosen-stays.ts'
import { nightsOf } from '../../draft/draft.ts'
import { emptyDraft, type Draft } from '../../draft/empty-draft.ts'
import type { Limits, Stay } from './resort-data.ts'
import { cleanLine } from './plain-text.ts'

/**
 * A link that opens the enquiry with stays, dates and guests: '/#enquiry=2;stays=orchard-room,hilltop-home;
 * in=2026-12-18;out=2026-12-21;adults=2;children=4,9;residents=yes' (ages; '-' for one that is missing; parts that are
 * not chosen are left out; a stay twice for two units). The 2 is the version of this format; version 1 had one stay,
 * 'stay=hilltop-home', and is still read. A fragment is never sent to a server, and it holds nothing personal: no
 * name, no address, no message. Questions stay out of it: whoever sends the request asks their own.
 */
export function shareLink(draft: Draft): string {
  const parts = [
    ['enquiry', '2'],
    ['stays', draft.stays.map((id) => cleanLine(id).replaceAll(',', '')).join(',')],
    ['in', isPlainDate(draft.checkIn) ? draft.checkIn : ''],
    ['out', isPlainDate(draft.checkOut) ? draft.checkOut : ''],
    ['adults', String(draft.adults)],
    ['children', draft.childAges.map((age) => age ?? '-').join(',')],
    ['residents', draft.areResidents ? 'yes' : ''],
  ] as const
  const filled = parts.flatMap(([name, value]) =>
    value === '' ? [] : `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  )
  return `/#${filled.join(';')}`
}

const versions = ['1', '2']

/** What a shared link asks for, and what of it is no more. */
export type Shared = {
  /** everything that a link can carry; what it does not carry is as in the empty draft */
  preset: Pick<Draft, 'subject' | 'stays' | 'checkIn' | 'checkOut' | 'adults' | 'childAges' | 'areResidents'>
  gone: {
    /** the dates of the link if check-in is a day gone by (check-out '' if it has none); `preset` has no dates then */
    days: { checkIn: PlainDate; checkOut: PlainDate } | null
    /** true if the link names a stay that is no more, or more units of one than there are */
    stay: boolean
  }
}

/**
 * Reads a fragment (with or without '#'): null if it is not an enquiry. Never throws: check-out days that are not after
 * check-in, days too far ahead, impossible numbers of guests and unknown versions are dropped.
 */
export function parseShareLink(
  fragment: string,
  stays: readonly Stay[],
  today: PlainDate,
  limits: Limits,
): Shared | null {
  const parts = new Map(
    decoded(fragment)
      .replace(/^#/, '')
      .split(';')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=')
        return [name.trim(), value.trim()]
      }),
  )
  if (!parts.has('enquiry')) return null
  const { adults: defaultAdults } = emptyDraft
  const shared: Shared = {
    preset: {
      subject: 'booking-request',
      stays: [],
      checkIn: '',
      checkOut: '',
      adults: defaultAdults,
      childAges: [],
      areResidents: false,
    },
    gone: { days: null, stay: false },
  }
  const { preset, gone } = shared
  const version = parts.get('enquiry') ?? ''
  if (!versions.includes(version)) return shared

  const named = (version === '1' ? [parts.get('stay')] : (parts.get('stays') ?? '').split(','))
    .map((id = '') => id.trim())
    .filter(Boolean)
  preset.stays = chosenStays({ stays: named }, stays).map(({ id }) => id)
  gone.stay = preset.stays.length < named.length

  const checkIn = parts.get('in') ?? ''
  const checkOut = parts.get('out') ?? ''
  if (isPlainDate(checkIn) && checkIn < today) {
    gone.days = { checkIn, checkOut: isPlainDate(checkOut) ? checkOut : '' }
  } else if (isPlainDate(checkIn) && checkIn <= addDays(today, limits.daysAhead)) {
    preset.checkIn = checkIn
    const nights = nightsOf({ checkIn, checkOut })
    if (nights > 0 && nights <= limits.nights) preset.checkOut = checkOut
  }

  const adults = numberOf(parts.get('adults'))
  if (adults !== null && adults > 0 && adults <= limits.guests) preset.adults = adults
  const children = parts.get('children') ?? ''
  if (/^(-|\d{1,2})(,(-|\d{1,2}))*$/.test(children)) {
    const childAges = children.split(',').map(numberOf)
    const isSound = childAges.every((age) => age === null || age <= 17)
    if (isSound && preset.adults + childAges.length <= limits.guests) preset.childAges = childAges
  }
  preset.areResidents = parts.get('residents') === 'yes'
  return shared
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
