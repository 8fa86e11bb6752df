import type { EnquiryWords } from '../../../content/enquiry.schema.ts'
import { addDays, daysBetween, isPlainDate, type StayDates } from '../../../lib/dates.ts'
import { subjects, type Subject } from '../../../lib/paths.ts'

export const roofs = ['yes', 'no', 'unsure'] as const
export const overnights = ['nobody', 'some', 'everybody'] as const

/**
 * What the guest has entered so far, exactly as typed: cleaning or validating it here could lose a keystroke. Dates are
 * 'YYYY-MM-DD' or '' (the values of a native date input).
 */
export type Draft = {
  subject: Subject
  /** ids of the chosen stays, the first chosen first; one id twice means two units of that stay; empty: not sure yet */
  stays: string[]
  /** id of the experience that the guest asked about, or '' */
  about: string
  checkIn: string
  checkOut: string
  adults: number
  /** false until the guest, or a shared link, has said how many are coming */
  isPartyCounted: boolean
  /** in full years, null while an age is missing */
  childAges: (number | null)[]
  /** true where the guests live in East Africa and ask for the residents' price */
  areResidents: boolean
  /** true where somebody books for their guests, as an agent does */
  forOthers: boolean
  /** true where the message asks about the terms that are not confirmed */
  asksTerms: boolean
  /** id of what an occasion is for, or '' */
  occasion: string
  /** how many come to an occasion, null while it is not said */
  visitors: number | null
  /** whether an occasion needs a roof if it rains */
  roof: '' | (typeof roofs)[number]
  /** who of an occasion stays the night */
  overnight: '' | (typeof overnights)[number]
  firstName: string
  lastName: string
  email: string
  phone: string
  note: string
}

export const emptyDraft: Draft = {
  subject: 'booking-request',
  stays: [],
  about: '',
  checkIn: '',
  checkOut: '',
  adults: 2,
  isPartyCounted: false,
  childAges: [],
  areResidents: false,
  forOthers: false,
  asksTerms: false,
  occasion: '',
  visitors: null,
  roof: '',
  overnight: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  note: '',
}

/** The ids that exist now: a stored draft may name a stay that was removed from the site. */
export type KnownIds = { stays: readonly string[]; experiences: readonly string[]; occasions: readonly string[] }

const maxOfOneKind = 99
export const maxVisitors = 9_999

/** A value as a form or a link has it: 'yes', '2', 'a,b', '4,-' where an entry is missing. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((each: unknown) => textOf(each) || '-').join(',')
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Undefined where the text holds nothing sound. */
type Read<Value> = (text: string, known: KnownIds) => Value | undefined

const typed: Read<string> = (text) => text || undefined
const day: Read<string> = (text) => (isPlainDate(text) ? text : undefined)
const yes: Read<boolean> = (text) => text === 'yes' || undefined
const oneOf = <Value extends string>(values: readonly Value[], text: string) => values.find((value) => value === text)
const upTo =
  (max: number): Read<number> =>
  (text) =>
    /^\d{1,4}$/.test(text) && Number(text) > 0 && Number(text) <= max ? Number(text) : undefined

/** How each field is read, wherever it comes from. */
const readers: { [Key in keyof Draft]: Read<Draft[Key]> } = {
  subject: (text) => oneOf(subjects, text),
  stays: (text, { stays }) => {
    const found = text.split(',', maxOfOneKind).filter((id) => stays.includes(id))
    return found.length > 0 ? found : undefined
  },
  about: (text, { experiences }) => oneOf(experiences, text),
  checkIn: day,
  checkOut: day,
  adults: upTo(maxOfOneKind),
  isPartyCounted: yes,
  // A list with anything in it that is no age is dropped as a whole.
  childAges: (text) =>
    /^(-|\d|1[0-7])(,(-|\d|1[0-7]))*$/.test(text)
      ? text.split(',', maxOfOneKind).map((age) => (age === '-' ? null : Number(age)))
      : undefined,
  areResidents: yes,
  forOthers: yes,
  asksTerms: yes,
  occasion: (text, { occasions }) => oneOf(occasions, text),
  visitors: upTo(maxVisitors),
  roof: (text) => oneOf(roofs, text),
  overnight: (text) => oneOf(overnights, text),
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
  note: typed,
}

const noIds: KnownIds = { stays: [], experiences: [], occasions: [] }

/**
 * The sound values of a draft among those that were kept in the tab, typed into the form, or stand in a link. What is
 * given may have any shape.
 */
export function readDraft(given: unknown, known = noIds): Partial<Draft> {
  if (typeof given !== 'object' || given === null) return {}
  const values = given as Partial<Record<keyof Draft, unknown>>
  const read = Object.entries(readers).map(([key, reader]) => [key, reader(textOf(values[key as keyof Draft]), known)])
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<Draft>
}

/** What stands in a form: typed before it hydrates, restored by the browser, or filled in by a program. */
export const typedIn = (form: HTMLFormElement): Partial<Draft> => readDraft(Object.fromEntries(new FormData(form)))

/** Everybody who comes. */
export function guestsOf({ adults, childAges }: Draft): number {
  return adults + childAges.length
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

/** A field with an error. If the field is a child's age, `child` is the child's index, from 0. */
export type Problem = {
  field: 'checkIn' | 'checkOut' | 'adults' | 'childAges' | 'firstName' | 'lastName' | 'email' | 'phone' | 'note'
  child?: number
  problem: keyof EnquiryWords['errors']
  /** says what is wrong and how to correct it */
  message: string
}

/** The key of the control to correct: 'email', 'childAge-0'. */
export function fieldKey({ field, child }: Pick<Problem, 'field' | 'child'>): string {
  return child === undefined ? field : `childAge-${child}`
}
