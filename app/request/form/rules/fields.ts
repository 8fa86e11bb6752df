import words from '../../../../content/enquiry.yaml'
import site from '../../../../content/site.yaml'
import { addDays, formatDate, isPlainDate, nightsOf } from '../../../../lib/dates.ts'
import type { Subject } from '../../../../lib/paths.ts'
import { normalisePhone } from '../../../../lib/phone.ts'
import { fill } from '../../../../lib/text.ts'
import { hasEnoughWithoutNote, type Draft, type FormName, type Problem } from '../../draft.ts'
import type { FoundRequest } from './request.ts'
import { partyText, staysText } from './sentences.ts'

const { limits, errors, message, occasions } = words

type Found = { problem: Problem['problem']; key?: string; values?: Record<string, string | number> }

/** What is done with a field: what may be wrong with it, and its lines in the message, '' where there is none. */
type Rules = {
  problems?: (draft: Draft, request: FoundRequest, form: FormName) => Found[]
  lines?: (draft: Draft, request: FoundRequest) => string[]
}

const one = (problem: Found['problem'] | false, values: Found['values'] = {}): Found[] =>
  problem ? [{ problem, values }] : []

/** A plan needs no dates, the back of a postcard both. */
const missing = (form: FormName, problem: Found['problem'] | false): Found[] =>
  form === 'plan' ? [] : one(form === 'postcard' ? 'datesMissing' : problem)

/** A date that does not exist is kept as it is; the form shows its error. */
const dateLine = (template: string, date: string) =>
  date && fill(template, { date: isPlainDate(date) ? formatDate(date) : cleanLine(date) })

const fields: { [Key in keyof Draft]?: Rules } = {
  about: { lines: (_, { topics }) => topics.map(({ name }) => fill(message.about, { about: name })) },
  stays: { lines: (_, { chosen }) => [fill(message.stay, { stay: staysText(chosen) || message.notSure })] },
  occasion: {
    lines({ occasion }) {
      const label = occasions.find(({ id }) => id === occasion)?.label
      return label ? [fill(message.occasion, { occasion: label })] : []
    },
  },
  checkIn: {
    problems({ checkIn, checkOut, subject, note }, { today: day }, form) {
      const isStay = subject === 'booking-request'
      const { label } = isStay ? words.fields.checkIn : words.fields.day
      const last = addDays(day, limits.daysAhead)
      if (checkIn === '' && checkOut === '') return missing(form, isStay && isBlank(note) && 'noteOrDatesMissing')
      if (checkIn === '') return missing(form, isStay && 'checkInMissing')
      if (!isPlainDate(checkIn)) return one('notADate', { label, example: formatDate(day) })
      if (checkIn < day) return one('checkInPast', { label, today: formatDate(day) })
      return one(checkIn > last && 'checkInFar', { label, last: formatDate(last) })
    },
    lines: ({ checkIn, subject }) => [dateLine(subject === 'booking-request' ? message.checkIn : message.day, checkIn)],
  },
  checkOut: {
    problems({ checkIn, checkOut }, { today: day }, form) {
      if (checkOut === '') return missing(form, checkIn !== '' && 'checkOutMissing')
      const first = isPlainDate(checkIn) ? checkIn : day
      const { label } = words.fields.checkOut
      if (!isPlainDate(checkOut)) return one('notADate', { label, example: formatDate(addDays(first, 1)) })
      if (!isPlainDate(checkIn)) return [] // `checkIn` has its own error
      const nights = nightsOf({ checkIn, checkOut })
      if (nights < 1) return one('checkOutNotAfter', { first: formatDate(addDays(checkIn < day ? day : checkIn, 1)) })
      return one(nights > limits.nights && 'nightsTooMany', { nights, max: limits.nights })
    },
    lines({ checkIn, checkOut }) {
      const nights = nightsOf({ checkIn, checkOut })
      return checkIn || checkOut
        ? [dateLine(message.checkOut, checkOut), nights > 0 ? fill(message.nights, { nights }) : '']
        : [message.datesOpen]
    },
  },
  visitors: {
    // The contact form has only the fields of V2 that are required.
    problems: ({ visitors }, _, form) => one(form === 'dialog' && visitors === null && 'visitorsMissing'),
    lines: ({ visitors }) => (visitors === null ? [] : [fill(message.visitors, { visitors })]),
  },
  roof: { lines: ({ roof }) => [roof && message.roof[roof]] },
  overnight: { lines: ({ overnight }) => (overnight === null ? [] : [fill(message.overnight, { overnight })]) },
  adults: {
    problems: (_, { party }, form) => one(form === 'dialog' && party.adults === null && 'adultsMissing'),
    lines(_, { party }) {
      const guests = partyText(party, 'message')
      return [guests && fill(message.guests, { guests })]
    },
  },
  childAges: {
    problems: ({ childAges }) =>
      childAges.flatMap((age, child): Found[] =>
        age === null ? [{ problem: 'childAge', key: `childAge-${child}`, values: { number: child + 1 } }] : [],
      ),
  },
  areResidents: { lines: ({ areResidents }) => [areResidents ? message.residents : ''] },
  forOthers: { lines: ({ forOthers }) => [forOthers ? message.forOthers : ''] },
  firstName: {
    problems: ({ subject, firstName }) => one(subject !== 'newsletter' && isBlank(firstName) && 'firstNameMissing'),
    lines: ({ firstName, lastName }) => [cleanLine(`${firstName} ${lastName}`)],
  },
  email: {
    // One of e-mail and phone is needed (B4).
    problems({ subject, email, phone }) {
      if (!isBlank(email)) return one(!isEmail(email) && 'emailInvalid')
      return subject === 'newsletter' ? one('emailMissing') : one(isBlank(phone) && 'contactMissing')
    },
    lines({ email: address }) {
      const email = cleanEmail(address)
      return [email && fill(message.email, { email })]
    },
  },
  phone: {
    problems: (draft) => one(isTooShort(draft) && 'phoneInvalid'),
    lines({ phone: number }) {
      const phone = normalisePhone(cleanLine(number), site.place.telephone)
      return [phone && fill(message.phone, { phone })]
    },
  },
  note: {
    problems(draft) {
      if (!isBlank(draft.note) || hasEnoughWithoutNote(draft)) return []
      return one(draft.subject === 'special-arrangements' ? 'noteOrOccasionMissing' : 'noteMissing')
    },
  },
}

export const ofPerson = ({ subject }: Draft) =>
  (['firstName', 'lastName', 'email', 'phone'] as const).filter((name) => name !== 'phone' || subject !== 'newsletter')

/** The fields of each subject, in the order of the message; those with problems also in that of the form. */
export const ofSubject: Record<Subject, readonly (keyof Draft)[]> = {
  'general-inquiry': ['about', 'forOthers'],
  'booking-request': ['stays', 'checkIn', 'checkOut', 'adults', 'childAges', 'areResidents', 'forOthers'],
  'special-arrangements': ['about', 'occasion', 'checkIn', 'visitors', 'roof', 'overnight', 'forOthers'],
  feedback: ['about'],
  newsletter: [],
}

export const linesOf = (request: FoundRequest, names: readonly (keyof Draft)[]): string[] =>
  names.flatMap((name) => fields[name]?.lines?.(request.draft, request) ?? [])

/** All errors of a request, in the order of the fields in the form; an empty list means that it may be sent. */
export function problemsOf(request: FoundRequest, form: FormName): Problem[] {
  const { draft } = request
  const letter = [...ofSubject[draft.subject], 'note'] as const
  const dates = ['checkIn', 'checkOut'] as const
  const names = {
    'contact-form': [...ofPerson(draft), ...letter],
    dialog: [...letter, ...ofPerson(draft)],
    postcard: dates,
    plan: dates,
  }[form]
  return names.flatMap((name) =>
    (fields[name]?.problems?.(draft, request, form) ?? []).map(({ problem, key = name, values = {} }): Problem => {
      return { key, problem, message: fill(errors[problem], values) }
    }),
  )
}

const leastDigits = 8

/** A number that is the only way to answer has enough digits; a person understands whatever else stands there. */
const isTooShort = ({ email, phone }: Draft): boolean =>
  !isEmail(email) && !isBlank(phone) && (phone.match(/\p{Nd}/gu)?.length ?? 0) < leastDigits

/**
 * As tolerant as the browser's own check, except that the domain needs a dot ('name@gmail' is a typing error). Letters
 * of any script are accepted: the mail app decides.
 */
export function isEmail(typed: string): boolean {
  const [name, domain, ...more] = cleanEmail(typed).split('@')
  const hasTwoParts = name && domain && more.length === 0
  const isSound = hasTwoParts && !/[\s<>()[\],;:"\\\p{C}]/u.test(name + domain)
  return Boolean(isSound && /^([^.]+\.)+[^.]{2,}$/.test(domain))
}

/**
 * Cleans what the guest typed, so that it can be sent in a link: line ends become '\n', a tab becomes a space, other
 * control characters are removed, lone surrogates become '\uFFFD' (encodeURIComponent throws on them), and white space
 * at both ends is trimmed. Everything else stays as typed.
 */
export function cleanText(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\n\P{Cc}]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim()
}

export function cleanLine(typed: string): string {
  return cleanText(typed.replace(/[\r\n\u2028\u2029]+/g, ' '))
}

/** An e-mail address as it was meant: without signs that nobody sees, and without what followed it in a list or sentence. */
export function cleanEmail(typed: string): string {
  return cleanLine(typed.replace(/\p{Cf}/gu, '')).replace(/[\s,;.]+$/, '')
}

/** True if the text has no visible character: it is empty, white space, or characters without width. */
export function isBlank(typed: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}]/u.test(typed)
}
