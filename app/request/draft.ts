import type { RequestWords } from '../../content/request.schema.ts'
import { isPlainDate } from '../../lib/dates.ts'
import { subjects, type Subject } from '../../lib/paths.ts'
import { createKeptStore, useStore } from '../browser/store.ts'

export const roofs = ['yes', 'no', 'unsure'] as const

/** The ids that exist now: a stored draft may name a stay that was removed from the site. */
export type KnownIds = { stays: readonly string[]; experiences: readonly string[]; occasions: readonly string[] }

const maxOfOneKind = 99
export const maxVisitors = 9_999

/** `read` gets the text of a form or a link, and gives undefined where it holds nothing sound. */
type Kind<Value> = { empty: Value; read: (text: string, known: KnownIds) => Value | undefined }

const fieldOf = <Value>(empty: Value, read: Kind<Value>['read']): Kind<Value> => ({ empty, read })
const typed = fieldOf('', (text) => text || undefined)
const date = fieldOf('', (text) => (isPlainDate(text) ? text : undefined))
const box = fieldOf(false, (text) => text === 'yes' || undefined)
const choice = <Value extends string>(values: readonly Value[]) =>
  fieldOf<Value | ''>('', (text) => values.find((value) => value === text))
const topic = fieldOf<Subject>('booking-request', (text) =>
  text === 'newsletter' ? text : subjects.find((each) => each === text),
)
const idOf = (kind: keyof KnownIds) => fieldOf('', (text, known) => known[kind].find((id) => id === text))
const numberIn = (text: string, max: number) =>
  /^\d{1,4}$/.test(text) && Number(text) > 0 && Number(text) <= max ? Number(text) : undefined
const headcount = fieldOf<number | null>(null, (text) => numberIn(text, maxVisitors))

/** What a guest may enter. What may be wrong is in `form/rules/field-errors.ts`, what is told in `message.ts`. */
const fields = {
  subject: topic,
  /** the subject of the dialog, which is kept apart: opening it must not change that of the contact form */
  dialogSubject: topic,
  /** ids of the chosen stays, the first chosen first; one id twice means two units of that stay; empty: not sure yet */
  stays: fieldOf<string[]>([], (text, { stays }) => {
    const found = text.split(',', maxOfOneKind).filter((id) => stays.includes(id))
    return found.length > 0 ? found : undefined
  }),
  about: idOf('experiences'),
  checkIn: date,
  checkOut: date,
  /** null until the guest, or a shared link, has said how many are coming */
  adults: fieldOf<number | null>(null, (text) => numberIn(text, maxOfOneKind)),
  /** in full years, null while an age is missing; a list with anything in it that is no age is dropped as a whole */
  childAges: fieldOf<(number | null)[]>([], (text) =>
    /^(-|\d|1[0-7])(,(-|\d|1[0-7]))*$/.test(text)
      ? text.split(',', maxOfOneKind).map((age) => (age === '-' ? null : Number(age)))
      : undefined,
  ),
  /** true where the guests live in East Africa and ask for the residents' price */
  areResidents: box,
  /** true where somebody books for their guests, as an agent does */
  forOthers: box,
  occasion: idOf('occasions'),
  /** how many come to an occasion, null while it is not said */
  visitors: headcount,
  roof: choice(roofs),
  /** how many of them would stay the night, null while it is not said */
  overnight: headcount,
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
  note: typed,
}

/** Exactly as typed: cleaning it here could lose a keystroke. Dates are 'YYYY-MM-DD' or '', as of a date input. */
export type Draft = { [Key in keyof typeof fields]: (typeof fields)[Key]['empty'] } & {
  /** what the last button has put into a form; it stands there alone, until the guest changes it */
  presets: { [Form in FormName]?: Partial<Draft> }
}

const empties = Object.fromEntries(Object.entries(fields).map(([key, { empty }]) => [key, empty]))
export const emptyDraft = { ...empties, presets: { 'contact-form': {}, dialog: {} } } as Draft

/** The contact section and the dialog; and dates alone, on the back of a postcard and in a plan, which may have none. */
export type FormName = 'contact-form' | 'dialog' | 'postcard' | 'plan'

/** That of a new tab. */
export const newDraft: Draft = { ...emptyDraft, subject: 'general-inquiry' }

/** As it was at first, but for the subjects. */
export const clearedDraft = ({ subject, dialogSubject }: Draft): Draft => ({ ...emptyDraft, subject, dialogSubject })

/** Whether the guest has entered nothing; the subjects do not count. */
export const isEmptyDraft = (draft: Draft): boolean => JSON.stringify(draft) === JSON.stringify(clearedDraft(draft))

/** Both forms share it, so that nobody types a name twice. Their chunk restores it, and knows what it may name. */
export const draftStore = createKeptStore('sessionStorage', 'draft', newDraft, isEmptyDraft)

export const useDraft = (): Draft => useStore(draftStore)

/** A value as a form or a link has it: 'yes', '2', 'a,b', '4,-' where an entry is missing. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((each: unknown) => textOf(each) || '-').join(',')
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const noIds: KnownIds = { stays: [], experiences: [], occasions: [] }

/** The sound values of what was kept in the tab, typed into a form, or stands in a link; it may have any shape. */
export function readDraft(given: unknown, known = noIds): Partial<Draft> {
  if (typeof given !== 'object' || given === null) return {}
  const values = given as Partial<Record<string, unknown>>
  const read = Object.entries(fields).map(([key, { read: valueIn }]) => [key, valueIn(textOf(values[key]), known)])
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<Draft>
}

/** Whether the big text box may stay empty: the other fields say enough, or are asked for, as the dates of a booking. */
export const hasEnoughWithoutNote = ({ subject, checkIn, occasion }: Draft): boolean =>
  subject === 'booking-request' ||
  subject === 'newsletter' ||
  (subject === 'special-arrangements' && (occasion !== '' || checkIn !== ''))

export type FieldError = {
  /** of the control to correct: 'email', 'childAge-0' */
  key: string
  error: keyof RequestWords['errors']
  message: string
}
