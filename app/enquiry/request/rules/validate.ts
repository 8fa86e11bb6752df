import type { EnquiryWords } from '../../../../content/enquiry.schema.ts'
import { addDays, formatDate, isPlainDate, type PlainDate } from '../../../../lib/dates.ts'
import { fill } from '../../../../lib/text.ts'
import { fieldsOf, guestsOf, hasEnoughWithoutNote, isWhole, nightsOf, type Field } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import type { Limits } from './resort-data.ts'
import { cleanEmail, isBlank } from './plain-text.ts'
import type { Problem } from '../../draft/problem.ts'

type Words = Pick<EnquiryWords, 'fields' | 'errors'> & { labels: Record<keyof typeof maxLength, string> }

// Far above any real name, address or number, and low enough for all of them to fit into a link.
const maxLength = { firstName: 80, lastName: 80, email: 254, phone: 80 }

/**
 * All errors of the draft, in the order of the fields; an empty list means that it may be sent. `today` is the day at
 * the resort. The message may have any length. `needsEmail` is false where a phone number is enough (B4).
 */
export function validate(
  draft: Draft,
  today: PlainDate,
  limits: Limits,
  words: Words,
  { needsEmail }: { needsEmail: boolean },
): Problem[] {
  const tooLong = (field: keyof typeof maxLength): Found | undefined =>
    draft[field].trim().length > maxLength[field]
      ? { problem: 'tooLong', values: { label: words.labels[field], max: maxLength[field] } }
      : undefined
  const checks: Partial<Record<Field, () => (Found | undefined)[]>> = {
    checkIn: () => [checkInProblem(draft, today, limits, words)],
    checkOut: () => [checkOutProblem(draft, today, limits, words)],
    adults: () => [guestsProblem(draft, limits)],
    childAges: () =>
      draft.childAges.map((age, child) =>
        isWhole(age, 17) ? undefined : { problem: 'childAge', child, values: { number: child + 1 } },
      ),
    firstName: () => [isBlank(draft.firstName) ? { problem: 'firstNameMissing' } : tooLong('firstName')],
    lastName: () => [isBlank(draft.lastName) ? { problem: 'lastNameMissing' } : tooLong('lastName')],
    email: () => [(needsEmail ? emailProblem(draft.email) : reachProblem(draft)) ?? tooLong('email')],
    phone: () => [tooLong('phone') ?? (needsEmail ? undefined : phoneProblem(draft))],
    note: () => [noteProblem(draft)],
  }

  return fieldsOf[draft.subject].flatMap((field) =>
    (checks[field]?.() ?? [])
      .filter((found) => found !== undefined)
      .map(({ problem, child, values }): Problem => ({
        field,
        ...(child !== undefined && { child }),
        problem,
        message: fill(words.errors[problem], values ?? {}),
      })),
  )
}

type Found = { problem: keyof EnquiryWords['errors']; child?: number; values?: Record<string, string | number> }

function checkInProblem(draft: Draft, today: PlainDate, limits: Limits, words: Words): Found | undefined {
  const { checkIn, checkOut, subject } = draft
  const isStay = subject === 'booking-request'
  const { label } = isStay ? words.fields.checkIn : words.fields.day
  const last = addDays(today, limits.daysAhead)
  if (checkIn === '') return isStay && checkOut !== '' ? { problem: 'checkInMissing' } : undefined
  if (!isPlainDate(checkIn)) return { problem: 'notADate', values: { label, example: formatDate(today) } }
  if (checkIn < today) return { problem: 'checkInPast', values: { label, today: formatDate(today) } }
  if (checkIn > last) return { problem: 'checkInFar', values: { label, last: formatDate(last) } }
  return undefined
}

function checkOutProblem(draft: Draft, today: PlainDate, limits: Limits, words: Words): Found | undefined {
  const { checkIn, checkOut } = draft
  if (checkOut === '') return checkIn === '' ? undefined : { problem: 'checkOutMissing' }
  if (!isPlainDate(checkOut)) {
    const example = formatDate(addDays(isPlainDate(checkIn) ? checkIn : today, 1))
    return { problem: 'notADate', values: { label: words.fields.checkOut.label, example } }
  }
  if (!isPlainDate(checkIn)) return undefined // `checkIn` has its own error
  const nights = nightsOf(draft)
  if (nights < 1) {
    const from = checkIn < today ? today : checkIn
    return { problem: 'checkOutNotAfter', values: { first: formatDate(addDays(from, 1)) } }
  }
  if (nights > limits.nights) return { problem: 'nightsTooMany', values: { nights, max: limits.nights } }
  return undefined
}

function guestsProblem(draft: Draft, limits: Limits): Found | undefined {
  if (!Number.isInteger(draft.adults) || draft.adults < 1) return { problem: 'adultsMissing' }
  if (guestsOf(draft) > limits.guests) return { problem: 'guestsTooMany', values: { max: limits.guests } }
  return undefined
}

function noteProblem(draft: Draft): Found | undefined {
  if (!isBlank(draft.note) || hasEnoughWithoutNote(draft)) return undefined
  if (draft.subject === 'booking-request') return { problem: 'noteOrDatesMissing' }
  return { problem: draft.subject === 'special-arrangements' ? 'noteOrOccasionMissing' : 'noteMissing' }
}

function reachProblem({ email, phone }: Draft): Found | undefined {
  if (!isBlank(email)) return emailProblem(email)
  return isBlank(phone) ? { problem: 'contactMissing' } : undefined
}

/** As in the shortest whole number, with its country code. */
const leastDigits = 8

/** A number that is the only way to answer has enough digits; a person understands whatever else stands there. */
function phoneProblem({ email, phone }: Draft): Found | undefined {
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0
  return isBlank(email) && !isBlank(phone) && digits < leastDigits ? { problem: 'phoneInvalid' } : undefined
}

/**
 * Also used by the newsletter box. As tolerant as the browser's own check, except that the domain needs a dot
 * ('name@gmail' is a typing error). Letters of any script are accepted: the mail app decides.
 */
export function emailProblem(typed: string): { problem: 'emailMissing' | 'emailInvalid' } | undefined {
  if (isBlank(typed)) return { problem: 'emailMissing' }
  const [name, domain, ...more] = cleanEmail(typed).split('@')
  const hasTwoParts = name && domain && more.length === 0
  const isSound = hasTwoParts && !/[\s<>()[\],;:"\\\p{C}]/u.test(name + domain)
  return isSound && /^([^.]+\.)+[^.]{2,}$/.test(domain) ? undefined : { problem: 'emailInvalid' }
}
