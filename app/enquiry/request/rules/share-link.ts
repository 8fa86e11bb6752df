import { addDays, isPlainDate, type PlainDate } from '../../../../lib/dates.ts'
import { chosenStays } from './chosen-stays.ts'
import { maxVisitors, nightsOf } from '../../draft/draft.ts'
import { emptyDraft, overnights, roofs, type Draft } from '../../draft/empty-draft.ts'
import type { Limits, Stay } from './resort-data.ts'
import { cleanLine } from './plain-text.ts'

/**
 * A link that opens the enquiry with stays, dates and guests: '/#enquiry=2;stays=orchard-room,hilltop-home;
 * in=2026-12-18;out=2026-12-21;adults=2;children=4,9;residents=yes' (ages; '-' for one that is missing; parts that are
 * not chosen are left out; a stay twice for two units). The 2 is the version of this format; version 1 had one stay,
 * 'stay=hilltop-home', and is still read. A fragment is never sent to a server, and it holds nothing personal: no
 * name, no address, no message. Questions stay out of it: whoever sends the request asks their own.
 *
 * That of an occasion begins with what it is for ('-' while that is open):
 * '/#enquiry=2;for=wedding;in=2026-12-18;visitors=40;roof=yes;night=some'.
 */
export function shareLink(draft: Draft): string {
  const parts = draft.subject === 'special-arrangements' ? partsOfOccasion(draft) : partsOfStay(draft)
  const filled = parts.flatMap(([name, value]) =>
    value === '' ? [] : `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  )
  return `/#${['enquiry=2', ...filled].join(';')}`
}

type Parts = readonly (readonly [name: string, value: string])[]

const dayOf = (date: string) => (isPlainDate(date) ? date : '')

function partsOfStay(draft: Draft): Parts {
  return [
    ['stays', draft.stays.map((id) => cleanLine(id).replaceAll(',', '')).join(',')],
    ['in', dayOf(draft.checkIn)],
    ['out', dayOf(draft.checkOut)],
    ['adults', String(draft.adults)],
    ['children', draft.childAges.map((age) => age ?? '-').join(',')],
    ['residents', draft.areResidents ? 'yes' : ''],
  ]
}

function partsOfOccasion({ occasion, checkIn, visitors, roof, overnight }: Draft): Parts {
  return [
    ['for', cleanLine(occasion) || '-'],
    ['in', dayOf(checkIn)],
    ['visitors', String(visitors ?? '')],
    ['roof', roof],
    ['night', overnight],
  ]
}

const versions = ['1', '2']

type OfStay = 'stays' | 'checkOut' | 'adults' | 'isPartyCounted' | 'childAges' | 'areResidents'
type OfOccasion = 'occasion' | 'visitors' | 'roof' | 'overnight'

/** What a shared link asks for, and what of it is no more. */
export type Shared = {
  /** everything that a link can carry; what it does not carry is as in the empty draft */
  preset: Pick<Draft, 'subject' | 'checkIn' | OfStay | OfOccasion>
  gone: {
    /** the dates of the link if check-in is a day gone by (check-out '' if it has none); `preset` has no dates then */
    days: { checkIn: PlainDate; checkOut: PlainDate } | null
    /** true if the link names a stay that is no more, or more units of one than there are */
    stay: boolean
  }
}

/** What the site offers now. */
type Offered = { stays: readonly Stay[]; occasions: readonly string[] }

/**
 * Reads a fragment (with or without '#'): null if it is not an enquiry. Never throws: check-out days that are not after
 * check-in, days too far ahead, impossible numbers of guests and unknown versions are dropped.
 */
export function parseShareLink(
  fragment: string,
  { stays, occasions }: Offered,
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
  const { subject, stays: noStays, adults: defaultAdults, childAges: noAges } = emptyDraft
  const { occasion, visitors, roof, overnight } = emptyDraft
  const shared: Shared = {
    preset: {
      subject,
      stays: noStays,
      checkIn: '',
      checkOut: '',
      adults: defaultAdults,
      isPartyCounted: true,
      childAges: noAges,
      areResidents: false,
      occasion,
      visitors,
      roof,
      overnight,
    },
    gone: { days: null, stay: false },
  }
  const { preset, gone } = shared
  const version = parts.get('enquiry') ?? ''
  if (!versions.includes(version)) return shared
  if (parts.has('for')) return { preset: { ...preset, ...occasionOf(parts, occasions, today, limits) }, gone }

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

/** A day gone by is left out: the occasion may still take place. */
function occasionOf(
  parts: ReadonlyMap<string, string>,
  occasions: readonly string[],
  today: PlainDate,
  { daysAhead }: Limits,
): Pick<Draft, 'subject' | 'checkIn' | OfOccasion> {
  const day = parts.get('in') ?? ''
  const visitors = parts.get('visitors') ?? ''
  return {
    subject: 'special-arrangements',
    occasion: occasions.find((id) => id === parts.get('for')) ?? '',
    checkIn: isPlainDate(day) && day >= today && day <= addDays(today, daysAhead) ? day : '',
    visitors: /^\d+$/.test(visitors) && Number(visitors) <= maxVisitors ? Number(visitors) || null : null,
    roof: roofs.find((roof) => roof === parts.get('roof')) ?? '',
    overnight: overnights.find((overnight) => overnight === parts.get('night')) ?? '',
  }
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
