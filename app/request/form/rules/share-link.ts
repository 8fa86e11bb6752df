import { limits } from '../../../../content/enquiry.yaml'
import { addDays, isPlainDate, type StayDates } from '../../../../lib/dates.ts'
import { fragmentParts } from '../../../../lib/paths.ts'
import { today } from '../../../resort/today.ts'
import { type Draft, emptyDraft, nightsOf, readDraft, textOf } from '../../draft.ts'
import { chosenOf, idsOf, known } from './stays.ts'
import { cleanLine } from './fields.ts'

/** The fields that a shared link carries, and their names in it. */
const ofStay = {
  stays: 'stays',
  checkIn: 'in',
  checkOut: 'out',
  adults: 'adults',
  childAges: 'children',
  areResidents: 'residents',
} as const
const ofOccasion = { occasion: 'for', checkIn: 'in', visitors: 'visitors', roof: 'roof', overnight: 'night' } as const

type Carried = keyof typeof ofStay | keyof typeof ofOccasion

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
  const isOccasion = draft.subject === 'special-arrangements'
  const parts = Object.entries(isOccasion ? ofOccasion : ofStay).flatMap(([field, name]) => {
    const value = linkText(draft, field as Carried)
    return value === '' ? [] : `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`
  })
  return `/#${['enquiry=2', ...parts].join(';')}`
}

function linkText(draft: Draft, field: Carried): string {
  const text = cleanLine(textOf(draft[field]))
  if (field === 'checkIn' || field === 'checkOut') return isPlainDate(text) ? text : ''
  return field === 'occasion' ? text || '-' : text
}

/** What a shared link asks for, and what of it is no more. */
export type Shared = {
  /** everything that a link can carry; what it does not carry is as in the empty draft */
  preset: Pick<Draft, 'subject' | 'isPartyCounted' | Carried>
  /** the dates of the link, also where they have gone by: `preset` has no dates then */
  dates: StayDates
  /** its dates, or a stay that is no more, or that has fewer units than the link names */
  gone: 'days' | 'stay' | null
}

const nothing = {
  subject: emptyDraft.subject,
  isPartyCounted: true,
  ...Object.fromEntries(
    Object.keys({ ...ofStay, ...ofOccasion }).map((field) => [field, emptyDraft[field as Carried]]),
  ),
} as Shared['preset']

/**
 * Reads a fragment (with or without '#'): null if it is no enquiry of a known version. Never throws: check-out days that
 * are not after check-in, days too far ahead and impossible numbers of guests are dropped.
 */
export function parseShareLink(fragment: string, day = today()): Shared | null {
  const parts = new Map(
    fragmentParts(fragment).map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=')
      return [name.trim(), value.trim()]
    }),
  )
  const version = parts.get('enquiry')
  if (version !== '1' && version !== '2') return null
  const names = parts.has('for') ? ofOccasion : ofStay
  const given = Object.entries(names).map(([field, name]) => [field, parts.get(name)])
  const read = { ...nothing, ...readDraft(Object.fromEntries(given), known) }
  const isAhead = read.checkIn >= day && read.checkIn <= addDays(day, limits.daysAhead)
  // An occasion may still take place where its day is gone by.
  const checkIn = isAhead ? read.checkIn : ''
  if (names === ofOccasion) {
    const preset = { ...read, subject: 'special-arrangements' as const, checkIn }
    return { preset, dates: preset, gone: null }
  }

  const named = (version === '1' ? [parts.get('stay') ?? ''] : (parts.get('stays') ?? '').split(','))
    .map((id) => id.trim())
    .filter(Boolean)
  const stays = idsOf(chosenOf({ stays: named }))
  const nights = nightsOf(read)
  const checkOut = isAhead && nights > 0 && nights <= limits.nights ? read.checkOut : ''
  const adults = read.adults <= limits.guests ? read.adults : nothing.adults
  const childAges = adults + read.childAges.length <= limits.guests ? read.childAges : []
  const isPast = read.checkIn !== '' && read.checkIn < day
  return {
    preset: { ...read, stays, checkIn, checkOut, adults, childAges },
    dates: isPast ? read : { checkIn, checkOut },
    gone: isPast ? 'days' : stays.length < named.length ? 'stay' : null,
  }
}
