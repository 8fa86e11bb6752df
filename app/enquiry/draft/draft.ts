import { addDays, daysBetween, isPlainDate } from '../../lib/dates.ts'
import { subjects, type Subject } from '../../lib/paths.ts'
import { emptyDraft, type Draft } from './empty-draft.ts'

/** The ids that exist today: a kept draft may name a stay which the site no longer has. */
export type KnownIds = { stays: readonly string[]; experiences: readonly string[] }

const maxOfOneKind = 99

/** A draft from what was kept in the tab. Whatever is not as it should be is as in an empty draft. */
export function parseDraft(kept: unknown, known: KnownIds): Draft {
  if (typeof kept !== 'object' || kept === null) return emptyDraft
  const entries = kept as Partial<Record<keyof Draft, unknown>>
  const textOf = (key: keyof Draft) => {
    const value = entries[key]
    return typeof value === 'string' ? value : ''
  }
  const dateOf = (key: 'checkIn' | 'checkOut') => (isPlainDate(textOf(key)) ? textOf(key) : '')
  const { adults, childAges } = entries
  return {
    subject: subjects.find((subject) => subject === entries.subject) ?? emptyDraft.subject,
    stay: known.stays.find((stay) => stay === entries.stay) ?? emptyDraft.stay,
    about: known.experiences.find((experience) => experience === entries.about) ?? emptyDraft.about,
    checkIn: dateOf('checkIn'),
    checkOut: dateOf('checkOut'),
    adults: isWhole(adults, maxOfOneKind) ? adults : emptyDraft.adults,
    childAges: Array.isArray(childAges)
      ? childAges.slice(0, maxOfOneKind).map((age: unknown) => (isWhole(age, maxOfOneKind) ? age : null))
      : [],
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

/** Everybody counts who needs a bed: children are guests. */
export function guestsOf({ adults, childAges }: Draft): number {
  return adults + childAges.length
}

export type Asked = { field: 'stay' | 'about'; name: string; teaser?: string }

/** What the guest asked about, by name. Only a question is about a stay: of a booking request it is a field. */
export function askedAbout(
  { subject, stay, about }: Draft,
  stays: readonly { id: string; name: string }[],
  experiences: readonly { id: string; name: string; teaser?: string }[],
): Asked[] {
  const asked: Asked[] = []
  const house = subject === 'general-inquiry' && stays.find(({ id }) => id === stay)
  if (house) asked.push({ field: 'stay', name: house.name })
  const experience = experiences.find(({ id }) => id === about)
  if (experience) asked.push({ field: 'about', ...experience })
  return asked
}

/** Nights between two real days in the right order; 0 otherwise. */
export function nightsOf({ checkIn, checkOut }: Pick<Draft, 'checkIn' | 'checkOut'>): number {
  if (!isPlainDate(checkIn) || !isPlainDate(checkOut)) return 0
  return Math.max(0, daysBetween(checkIn, checkOut))
}

/**
 * A new check-in day. Check-out follows: it keeps the number of nights, or moves to the next day
 * where it would otherwise come first. A check-out that is not chosen yet stays open.
 */
export function changeCheckIn(draft: Draft, checkIn: string): Draft {
  if (!isPlainDate(checkIn) || !isPlainDate(draft.checkOut)) return { ...draft, checkIn }
  const nights = nightsOf(draft)
  const checkOut =
    nights > 0 ? addDays(checkIn, nights) : draft.checkOut > checkIn ? draft.checkOut : addDays(checkIn, 1)
  return { ...draft, checkIn, checkOut }
}

/** The child at the end of the row comes or goes. */
export function changeChildren(draft: Draft, count: number): Draft {
  const childAges = Array.from({ length: count }, (_, child) => draft.childAges[child] ?? null)
  return { ...draft, childAges }
}

export type Field =
  | 'stay' | 'checkIn' | 'checkOut' | 'adults' | 'childAges'
  | 'firstName' | 'lastName' | 'email' | 'phone' | 'note'

const personal: Field[] = ['firstName', 'lastName', 'email', 'phone', 'note']

/** The fields of each subject, in the order of the page. Name, e-mail, phone and message are always
    there (V2); a special arrangement has one day (`checkIn`), a booking request the whole stay. */
export const fieldsOf: Record<Subject, readonly Field[]> = {
  'general-inquiry': personal,
  'booking-request': ['stay', 'checkIn', 'checkOut', 'adults', 'childAges', ...personal],
  'special-arrangements': ['checkIn', ...personal],
  feedback: personal,
}
