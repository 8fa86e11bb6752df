/** A link that a guest shares, of a stay or an occasion: its format, and what of it is gone by now. */
import { limits } from '../../../../content/request.yaml'
import { type StayDates, nightsOf } from '../../../../lib/dates.ts'
import { fragmentParts } from '../../../../lib/paths.ts'
import { today } from '../../../resort/clock-and-desk.ts'
import { emptyDraft, readDraft, textOf } from '../../draft.ts'
import { lastDay } from './last-day.ts'
import { requestOf, type FoundRequest } from './found-request.ts'
import { idsOf, knownIds } from './chosen-stays.ts'

/** The fields that a shared link carries, and their names in it: of a stay, or of an occasion. */
const ofStay = {
  stays: 'stays',
  checkIn: 'in',
  checkOut: 'out',
  childAges: 'children',
  adults: 'adults',
  areResidents: 'residents',
} as const
const ofOccasion = { occasion: 'for', checkIn: 'in', visitors: 'visitors', roof: 'roof', overnight: 'night' } as const

/**
 * A link that opens the request with stays, dates and guests: '/#enquiry=2;stays=orchard-room,hilltop-home;
 * in=2026-12-18;out=2026-12-21;children=-,-;adults=2;residents=yes' ('-' for each child: older links had ages; parts that
 * are not chosen are left out; a stay twice for two units). The 2 is the version of this format; version 1 had one stay,
 * 'stay=hilltop-home', and is still read. A fragment is never sent to a server, and it holds nothing personal: no
 * name, no address, no message. Questions stay out of it: whoever sends the request asks their own.
 *
 * That of an occasion begins with what it is for ('-' while that is open):
 * '/#enquiry=2;for=wedding;in=2026-12-18;visitors=40;roof=yes;night=12'.
 */
export function shareLink({ draft, party }: Pick<FoundRequest, 'draft' | 'party'>): string {
  const withoutAges = { ...draft, adults: party.adults, childAges: draft.childAges.map(() => null) }
  const sound: Partial<Record<string, unknown>> = readDraft(withoutAges, knownIds)
  const names = draft.subject === 'special-arrangements' ? ofOccasion : ofStay
  const parts = Object.entries(names).flatMap(([field, name]) => {
    const value = textOf(sound[field]) || (field === 'occasion' ? '-' : '')
    return value ? `${name}=${value}` : []
  })
  return `/#${['enquiry=2', ...parts].join(';')}`
}

/** What a shared link can carry; what it does not carry is as in the empty draft. */
const { subject, stays, checkIn, checkOut, adults, childAges, areResidents, occasion, visitors, roof, overnight } =
  emptyDraft
const ofGuests = { stays, checkIn, checkOut, adults, childAges, areResidents }
const nothing = { subject, ...ofGuests, occasion, visitors, roof, overnight }

/** What a shared link asks for, and what of it is no more. */
export type ParsedLink = {
  preset: typeof nothing
  /** the dates of the link, also where they have gone by: `preset` has no dates then */
  dates: StayDates
  /** its dates, or a stay that is no more, or that has fewer units than the link names */
  gone: 'days' | 'stay' | null
  /** a part of it says nothing here: it was damaged on its way, or asks for what the form does not take */
  isDamaged: boolean
}

/**
 * Reads a fragment (with or without '#'): null if it is no request of a known version. Never throws: check-out days that
 * are not after check-in, days too far ahead and impossible numbers of guests are dropped.
 */
export function parseShareLink(fragment: string, day = today()): ParsedLink | null {
  const parts = new Map(
    fragmentParts(fragment).map((part): [string, string] => {
      const [name = '', value = ''] = part.replaceAll(/[\s\p{Cf}]/gu, '').split('=')
      return [name === 'stay' ? 'stays' : name, value]
    }),
  )
  if (!/^[12]$/.test(parts.get('enquiry') ?? '')) return null
  const names = parts.has('for') ? ofOccasion : ofStay
  const given = Object.entries(names).map(([field, name]) => [field, parts.get(name)])
  const read = { ...nothing, ...readDraft(Object.fromEntries(given), knownIds) }
  const isAhead = read.checkIn >= day && read.checkIn <= lastDay(day)
  const dates = { checkIn: isAhead ? read.checkIn : '', checkOut: '' }
  const isPast = read.checkIn !== '' && read.checkIn < day
  /** Whether a part of the link is in none of these values; '-' is what was left open. */
  const isLostIn = (values: Partial<Record<string, unknown>>) =>
    [...parts].some(([name, value]) => {
      const [field = ''] = Object.entries(names).find((each) => each[1] === name) ?? []
      return name !== '' && name !== 'enquiry' && value !== '-' && textOf(values[field]) === ''
    })
  // An occasion may still take place where its day is gone by.
  if (names === ofOccasion) {
    const preset = { ...read, ...dates, subject: 'special-arrangements' as const }
    return { preset, dates, gone: null, isDamaged: isLostIn(isPast ? read : preset) }
  }

  const nights = nightsOf(read)
  if (isAhead && nights > 0 && nights <= limits.nights) dates.checkOut = read.checkOut
  const few = { ...read, adults: (read.adults ?? 0) <= limits.guests ? read.adults : null }
  const { chosen, party } = requestOf({ ...emptyDraft, ...few }, null, day)
  const found = idsOf(chosen)
  const ages = party.guests <= limits.guests ? read.childAges : []
  const named = (parts.get('stays') ?? '').split(',').filter(Boolean)
  const preset = { ...few, ...dates, stays: found, childAges: ages }
  const gone = isPast ? 'days' : found.length < named.length && !named.some(isNoId) ? 'stay' : null
  return { preset, dates: isPast ? read : dates, gone, isDamaged: !gone && (named.some(isNoId) || isLostIn(preset)) }
}

/** Of no stay that there was: the beginning of an id, or what none can be. */
const isNoId = (id: string): boolean =>
  !knownIds.stays.includes(id) && (!/^[a-z\d-]+$/.test(id) || knownIds.stays.some((each) => each.startsWith(id)))
