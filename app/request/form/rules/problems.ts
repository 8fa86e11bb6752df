import words from '../../../../content/enquiry.yaml'
import ui from '../../../../content/ui.yaml'
import { addDays, formatDate, isPlainDate, type PlainDate } from '../../../../lib/dates.ts'
import { fill } from '../../../../lib/text.ts'
import { today } from '../../../resort/today.ts'
import { guestsOf, hasEnoughWithoutNote, nightsOf, type Draft, type FormName, type Problem } from '../../draft.ts'
import { cleanEmail, isBlank } from './plain-text.ts'

const { limits, fields, errors } = words

const person = ['firstName', 'lastName', 'email', 'phone'] as const

const ofSubject = {
  'general-inquiry': [],
  'booking-request': ['checkIn', 'checkOut', 'adults', 'childAges'],
  'special-arrangements': ['checkIn'],
  feedback: [],
} as const

/**
 * All errors of the draft, in the order of the fields in the form; an empty list means that it may be sent. The message
 * may have any length.
 */
export function problemsOf(draft: Draft, form: FormName, day = today()): Problem[] {
  const own = ofSubject[draft.subject]
  const order = form === 'dialog' ? [...own, ...person, 'note' as const] : [...person, ...own, 'note' as const]
  return order.flatMap((field) =>
    rules[field](draft, day, form).map(({ problem, child, values }): Problem => {
      const message = fill(errors[problem], values ?? {})
      return { field, ...(child !== undefined && { child }), problem, message }
    }),
  )
}

type Found = { problem: keyof typeof errors; child?: number; values?: Record<string, string | number> }
type Rule = (draft: Draft, day: PlainDate, form: FormName) => Found[]

const one = (problem: Found['problem'] | false, values?: Found['values']): Found[] =>
  problem ? [{ problem, ...(values && { values }) }] : []

// Far above any real name, address or number, and low enough for all of them to fit into a link.
const maxLength = { firstName: 80, lastName: 80, email: 254, phone: 80 }

const tooLong = (draft: Draft, field: keyof typeof maxLength): Found[] =>
  one(draft[field].trim().length > maxLength[field] && 'tooLong', { label: ui.form[field], max: maxLength[field] })

/** In the contact form the e-mail address is needed, in the dialog one of e-mail and phone (B4). */
const rules: Record<Problem['field'], Rule> = {
  checkIn(draft, day) {
    const { checkIn, checkOut, subject } = draft
    const isStay = subject === 'booking-request'
    const { label } = isStay ? fields.checkIn : fields.day
    const last = addDays(day, limits.daysAhead)
    if (checkIn === '') return one(isStay && checkOut !== '' && 'checkInMissing')
    if (!isPlainDate(checkIn)) return one('notADate', { label, example: formatDate(day) })
    if (checkIn < day) return one('checkInPast', { label, today: formatDate(day) })
    return one(checkIn > last && 'checkInFar', { label, last: formatDate(last) })
  },
  checkOut(draft, day) {
    const { checkIn, checkOut } = draft
    if (checkOut === '') return one(checkIn !== '' && 'checkOutMissing')
    const first = isPlainDate(checkIn) ? checkIn : day
    if (!isPlainDate(checkOut))
      return one('notADate', { label: fields.checkOut.label, example: formatDate(addDays(first, 1)) })
    if (!isPlainDate(checkIn)) return [] // `checkIn` has its own error
    const nights = nightsOf(draft)
    if (nights < 1) return one('checkOutNotAfter', { first: formatDate(addDays(checkIn < day ? day : checkIn, 1)) })
    return one(nights > limits.nights && 'nightsTooMany', { nights, max: limits.nights })
  },
  adults(draft) {
    if (!Number.isInteger(draft.adults) || draft.adults < 1) return one('adultsMissing')
    return one(guestsOf(draft) > limits.guests && 'guestsTooMany', { max: limits.guests })
  },
  childAges: ({ childAges }) =>
    childAges.flatMap((age, child) =>
      age !== null && Number.isInteger(age) && age >= 0 && age <= 17
        ? []
        : { problem: 'childAge' as const, child, values: { number: child + 1 } },
    ),
  firstName: (draft) => (isBlank(draft.firstName) ? one('firstNameMissing') : tooLong(draft, 'firstName')),
  lastName: (draft) => (isBlank(draft.lastName) ? one('lastNameMissing') : tooLong(draft, 'lastName')),
  email(draft, _, form) {
    if (form === 'dialog' && isBlank(draft.email)) return one(isBlank(draft.phone) && 'contactMissing')
    const problem = emailProblem(draft.email)
    return problem ? one(problem) : tooLong(draft, 'email')
  },
  phone(draft, _, form) {
    const long = tooLong(draft, 'phone')
    return long.length > 0 ? long : one(form === 'dialog' && isTooShort(draft) && 'phoneInvalid')
  },
  note(draft) {
    if (!isBlank(draft.note) || hasEnoughWithoutNote(draft)) return []
    if (draft.subject === 'booking-request') return one('noteOrDatesMissing')
    return one(draft.subject === 'special-arrangements' ? 'noteOrOccasionMissing' : 'noteMissing')
  },
}

/** As in the shortest whole number, with its country code. */
const leastDigits = 8

/** A number that is the only way to answer has enough digits; a person understands whatever else stands there. */
const isTooShort = ({ email, phone }: Draft): boolean =>
  isBlank(email) && !isBlank(phone) && (phone.match(/\p{Nd}/gu)?.length ?? 0) < leastDigits

/**
 * Also used by the newsletter box. As tolerant as the browser's own check, except that the domain needs a dot
 * ('name@gmail' is a typing error). Letters of any script are accepted: the mail app decides.
 */
export function emailProblem(typed: string): 'emailMissing' | 'emailInvalid' | undefined {
  if (isBlank(typed)) return 'emailMissing'
  const [name, domain, ...more] = cleanEmail(typed).split('@')
  const hasTwoParts = name && domain && more.length === 0
  const isSound = hasTwoParts && !/[\s<>()[\],;:"\\\p{C}]/u.test(name + domain)
  return isSound && /^([^.]+\.)+[^.]{2,}$/.test(domain) ? undefined : 'emailInvalid'
}
