import { addDays, daysBetween, isPlainDate, type StayDates } from '../../../lib/dates.ts'
import { subjects, type Subject } from '../../../lib/paths.ts'
import { emptyDraft, overnights, roofs, type Draft } from './empty-draft.ts'

/** The ids that exist now: a stored draft may name a stay that was removed from the site. */
export type KnownIds = { stays: readonly string[]; experiences: readonly string[]; occasions: readonly string[] }

const maxOfOneKind = 99
export const maxVisitors = 9_999

/** Reads a stored draft. Each invalid value is replaced by the value of the empty draft. */
export function parseDraft(kept: unknown, known: KnownIds): Draft {
  if (typeof kept !== 'object' || kept === null) return emptyDraft
  const entries = kept as Partial<Record<keyof Draft, unknown>>
  const textOf = (key: keyof Draft) => {
    const value = entries[key]
    return typeof value === 'string' ? value : ''
  }
  const dateOf = (key: 'checkIn' | 'checkOut') => (isPlainDate(textOf(key)) ? textOf(key) : '')
  const { stays, adults, childAges, visitors } = entries
  return {
    subject: subjects.find((subject) => subject === entries.subject) ?? emptyDraft.subject,
    stays: Array.isArray(stays)
      ? stays.slice(0, maxOfOneKind).filter((id: unknown) => known.stays.some((one) => one === id))
      : [],
    about: known.experiences.find((experience) => experience === entries.about) ?? emptyDraft.about,
    checkIn: dateOf('checkIn'),
    checkOut: dateOf('checkOut'),
    adults: isWhole(adults, maxOfOneKind) ? adults : emptyDraft.adults,
    isPartyCounted: entries.isPartyCounted === true,
    childAges: Array.isArray(childAges)
      ? childAges.slice(0, maxOfOneKind).map((age: unknown) => (isWhole(age, maxOfOneKind) ? age : null))
      : [],
    areResidents: entries.areResidents === true,
    forOthers: entries.forOthers === true,
    asksTerms: entries.asksTerms === true,
    occasion: known.occasions.find((occasion) => occasion === entries.occasion) ?? emptyDraft.occasion,
    visitors: isWhole(visitors, maxVisitors) ? visitors : null,
    roof: roofs.find((roof) => roof === entries.roof) ?? '',
    overnight: overnights.find((overnight) => overnight === entries.overnight) ?? '',
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: textOf('email'),
    phone: textOf('phone'),
    note: textOf('note'),
  }
}

export function isWhole(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
}

/** Everybody who comes. */
export function guestsOf({ adults, childAges }: Draft): number {
  return adults + childAges.length
}

/** The guests for whom a stay must have room: children below `countFromAge` are not among them. */
export function countedGuests({ adults, childAges }: Draft, countFromAge: number): number {
  return adults + childAges.filter((age) => !isYoung(age, countFromAge)).length
}

/** Whether a child counts as no guest. A child whose age is missing counts. */
export function isYoung(age: number | null, countFromAge: number): boolean {
  return age !== null && age < countFromAge
}

export type Asked = { field: 'stays' | 'about'; id: string; name: string; teaser?: string }

/** What the guest asked about. Stays are listed for a general inquiry only: a booking request has a field for them. */
export function askedAbout(
  { subject, stays: chosen, about }: Draft,
  stays: readonly { id: string; name: string }[],
  experiences: readonly { id: string; name: string; teaser?: string }[],
): Asked[] {
  const houses = subject === 'general-inquiry' ? stays.filter(({ id }) => chosen.includes(id)) : []
  const experience = experiences.find(({ id }) => id === about)
  return [
    ...houses.map(({ id, name }): Asked => ({ field: 'stays', id, name })),
    ...(experience ? [{ field: 'about' as const, ...experience }] : []),
  ]
}

/** Nights between two real days in the right order; 0 otherwise. */
export function nightsOf({ checkIn, checkOut }: StayDates): number {
  if (!isPlainDate(checkIn) || !isPlainDate(checkOut)) return 0
  return Math.max(0, daysBetween(checkIn, checkOut))
}

/** Longer than any stay. While a year is typed, '20' of 2027 is the year 20, and the stay two thousand years long. */
const tooManyNights = 1000

/**
 * Sets the check-in day and moves check-out so that the number of nights stays the same. If there were no nights,
 * check-out moves only when it is not after check-in. An empty check-out stays empty.
 */
export function changeCheckIn<Dates extends StayDates>(draft: Dates, checkIn: string): Dates {
  if (!isPlainDate(checkIn) || !isPlainDate(draft.checkOut)) return { ...draft, checkIn }
  const nights = nightsOf(draft)
  const checkOut =
    nights > 0 && nights < tooManyNights
      ? addDays(checkIn, nights)
      : draft.checkOut > checkIn
        ? draft.checkOut
        : addDays(checkIn, 1)
  return { ...draft, checkIn, checkOut }
}

/** Adds or removes children at the end of the list. */
export function changeChildren(draft: Draft, count: number): Draft {
  const childAges = Array.from({ length: count }, (_, child) => draft.childAges[child] ?? null)
  return { ...draft, childAges }
}

/** Whether the big text box may stay empty, because the other fields say enough. */
export function hasEnoughWithoutNote({ subject, checkIn, checkOut, occasion, asksTerms }: Draft): boolean {
  if (subject === 'booking-request') return checkIn !== '' || checkOut !== ''
  if (subject === 'feedback') return false
  return asksTerms || (subject === 'special-arrangements' && (occasion !== '' || checkIn !== ''))
}

export type Field =
  | 'stay'
  | 'checkIn'
  | 'checkOut'
  | 'adults'
  | 'childAges'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'note'

const personal: Field[] = ['firstName', 'lastName', 'email', 'phone', 'note']

/** The fields of each subject, in the order of the page. Name, e-mail, phone and message are always included (V2). */
export const fieldsOf: Record<Subject, readonly Field[]> = {
  'general-inquiry': personal,
  'booking-request': ['stay', 'checkIn', 'checkOut', 'adults', 'childAges', ...personal],
  'special-arrangements': ['checkIn', ...personal],
  feedback: personal,
}
