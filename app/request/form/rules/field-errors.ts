/** What may be wrong with each field of a form. */
import words from '../../../../content/request.yaml'
import { addDays, formatDate, isPlainDate, nightsOf } from '../../../../lib/dates.ts'
import { fill } from '../../../../lib/text.ts'
import { hasEnoughWithoutNote, type Draft, type FieldError, type FormName } from '../../draft.ts'
import { lastDay } from './last-day.ts'
import { cleanEmail, isBlank } from './clean-typed.ts'
import { fieldsOfPerson, fieldsOfSubject } from './fields-of-subject.ts'
import type { FoundRequest } from './found-request.ts'

const { limits, errors } = words

type Found = { error: FieldError['error']; key?: string; values?: Record<string, string | number> }
type Check = (draft: Draft, request: FoundRequest, form: FormName) => Found[]

const errorIf = (error: Found['error'] | false, values: Found['values'] = {}): Found[] =>
  error ? [{ error, values }] : []

/** A plan needs no dates, the back of a postcard both. */
const dateMissing = (form: FormName, error: Found['error'] | false): Found[] =>
  form === 'plan' ? [] : errorIf(form === 'postcard' ? 'datesMissing' : error)

const checks: { [Key in keyof Draft]?: Check } = {
  checkIn({ checkIn, checkOut, subject, note }, { today: day }, form) {
    const isStay = subject === 'booking-request'
    const { label } = isStay ? words.fields.checkIn : words.fields.day
    const last = lastDay(day)
    if (checkIn === '' && checkOut === '') return dateMissing(form, isStay && isBlank(note) && 'noteOrDatesMissing')
    if (checkIn === '') return dateMissing(form, isStay && 'checkInMissing')
    if (!isPlainDate(checkIn)) return errorIf('notADate', { label, example: formatDate(day) })
    if (checkIn < day) return errorIf('checkInPast', { label, today: formatDate(day) })
    return errorIf(checkIn > last && 'checkInFar', { label, last: formatDate(last) })
  },
  checkOut({ checkIn, checkOut }, { today: day }, form) {
    if (checkOut === '') return dateMissing(form, checkIn !== '' && 'checkOutMissing')
    const first = isPlainDate(checkIn) ? checkIn : day
    const { label } = words.fields.checkOut
    if (!isPlainDate(checkOut)) return errorIf('notADate', { label, example: formatDate(addDays(first, 1)) })
    if (!isPlainDate(checkIn)) return [] // `checkIn` has its own error
    const nights = nightsOf({ checkIn, checkOut })
    if (nights < 1) return errorIf('checkOutNotAfter', { first: formatDate(addDays(checkIn < day ? day : checkIn, 1)) })
    return errorIf(nights > limits.nights && 'nightsTooMany', { nights, max: limits.nights })
  },
  // The contact form has only the fields of V2 that are required.
  visitors: ({ visitors }, _, form) => errorIf(form === 'dialog' && visitors === null && 'visitorsMissing'),
  adults: (_, { party }, form) => errorIf(form === 'dialog' && party.adults === null && 'adultsMissing'),
  childAges: ({ childAges }) =>
    childAges.flatMap((age, child): Found[] =>
      age === null ? [{ error: 'childAge', key: `childAge-${child}`, values: { number: child + 1 } }] : [],
    ),
  firstName: ({ subject, firstName }) => errorIf(subject !== 'newsletter' && isBlank(firstName) && 'firstNameMissing'),
  // One of e-mail and phone is needed (B4), for the newsletter that of e-mail (F1).
  email({ subject, email, phone }) {
    if (!isBlank(email)) return errorIf(!isEmail(email) && 'emailInvalid')
    return subject === 'newsletter' ? errorIf('emailMissing') : errorIf(isBlank(phone) && 'contactMissing')
  },
  phone: (draft) => errorIf(isTooShort(draft) && 'phoneInvalid'),
  note(draft) {
    if (!isBlank(draft.note) || hasEnoughWithoutNote(draft)) return []
    return errorIf(draft.subject === 'special-arrangements' ? 'noteOrOccasionMissing' : 'noteMissing')
  },
}

/** All errors of a request, in the order of the fields in the form; an empty list means that it may be sent. */
export function errorsOf(request: FoundRequest, form: FormName): FieldError[] {
  const { draft } = request
  const letter = [...fieldsOfSubject[draft.subject], 'note'] as const
  const dates = ['checkIn', 'checkOut'] as const
  const names = {
    'contact-form': [...fieldsOfPerson(draft), ...letter],
    dialog: [...letter, ...fieldsOfPerson(draft)],
    postcard: dates,
    plan: dates,
  }[form]
  return names.flatMap((name) =>
    (checks[name]?.(draft, request, form) ?? []).map(({ error, key = name, values = {} }): FieldError => {
      return { key, error, message: fill(errors[error], values) }
    }),
  )
}

const leastDigits = 8

/** A number that is the only way to answer has enough digits; a person understands whatever else stands there. */
const isTooShort = ({ email, phone }: Draft): boolean =>
  !isEmail(email) && !isBlank(phone) && (phone.match(/\p{Nd}/gu)?.length ?? 0) < leastDigits

/** As tolerant as the browser, but the domain needs a dot ('name@gmail' is a slip). Any script: mail apps decide. */
export function isEmail(typed: string): boolean {
  const [name, domain, ...more] = cleanEmail(typed).split('@')
  const hasTwoParts = name && domain && more.length === 0
  const isSound = hasTwoParts && !/[\s<>()[\],;:"\\\p{C}]/u.test(name + domain)
  return Boolean(isSound && /^([^.]+\.)+[^.]{2,}$/.test(domain))
}
