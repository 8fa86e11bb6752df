import words from '../../../../content/request.yaml'
import site from '../../../../content/site.yaml'
import { formatDate, formatDateRange, isPlainDate, nightsOf } from '../../../../lib/dates.ts'
import type { Subject } from '../../../../lib/paths.ts'
import { normalisePhone } from '../../../../lib/phone.ts'
import { fill } from '../../../../lib/text.ts'
import { localSumAt } from '../../../resort/local-currency.tsx'
import { cleanEmail, cleanLine, cleanText } from './clean-typed.ts'
import { fieldsOfPerson, fieldsOfSubject } from './fields-of-subject.ts'
import { ratesText, type Estimate } from './estimate.ts'
import { sumText } from './price-of-stays.ts'
import type { Draft } from '../../draft.ts'
import type { FoundRequest } from './found-request.ts'
import { availabilityText, fitTexts, partyText, staysText, unitsText } from './sentences.ts'

const { message, occasions, subjects } = words
const resort = site.name

/** `note` is where the guest's own text stands in the body: a link with too little room shortens this text alone. */
export type Message = {
  /** of the e-mail; without anything that the guest typed */
  subject: string
  /** plain text, lines end in '\n' */
  body: string
  note: { start: number; end: number }
}

/**
 * Short blocks, easy to read on a phone. An unfinished draft gives a message too: the preview is shown meanwhile. What
 * the guest typed ends its line, so that right-to-left text or direction marks in it cannot reorder other text.
 *
 * @param days what the guest would like to see, a line a day (`daysLines` of the planner)
 */
export function toMessage(request: FoundRequest, days: readonly string[] = []): Message {
  const { draft, estimate } = request
  const { subject, checkIn } = draft
  const isBooking = subject === 'booking-request'
  const isOccasion = subject === 'special-arrangements'
  const closing = isBooking ? message.closing.booking : isOccasion && checkIn ? message.closing.occasion : ''
  const note = cleanText(subject === 'newsletter' ? '' : draft.note)
  const opening = joined([
    [fill(subjects[subject].opening, { resort })],
    [...linesOf(request, fieldsOfSubject[subject]), ...(isBooking ? toldLines(request) : [])],
    isAboutDays(subject) ? [...days] : [],
    isBooking && estimate.kind === 'sum' ? estimateLines(estimate) : [],
  ])
  const ending = joined([[closing], linesOf(request, fieldsOfPerson(draft))])
  const start = opening.length + (note && '\n\n').length
  return {
    subject: mailSubject(request),
    body: [opening, note, ending].filter(Boolean).join('\n\n'),
    note: { start, end: start + note.length },
  }
}

/** Blocks of lines, with a blank line between them; empty lines and empty blocks are left out. */
const joined = (blocks: string[][]) =>
  blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')

/** Whether a message of this subject is about days; then it says what the guest would like to see as well. */
export const isAboutDays = (subject: Subject): boolean =>
  subject === 'booking-request' || subject === 'special-arrangements'

/** The subject of the e-mail with the days, so that a front desk finds it again. */
function mailSubject({ draft, chosen, lengthOfStay }: FoundRequest): string {
  const subject = fill(subjects[draft.subject].mailSubject, { resort, stay: staysText(chosen) || resort })
  if (!isAboutDays(draft.subject) || !isPlainDate(draft.checkIn)) return subject
  const isStay = draft.subject === 'booking-request' && lengthOfStay > 0
  const days = isStay ? formatDateRange(draft.checkIn, draft.checkOut) : formatDate(draft.checkIn)
  return fill(message.subjectDays, { subject, days })
}

/** A date that does not exist is kept as it is; the form shows its error. */
const dateLine = (template: string, date: string) =>
  date && fill(template, { date: isPlainDate(date) ? formatDate(date) : cleanLine(date) })

/** The lines of each field, '' where there is none. */
const fields: { [Key in keyof Draft]?: (draft: Draft, request: FoundRequest) => string[] } = {
  about: (_, { topics }) => topics.map(({ name }) => fill(message.about, { about: name })),
  stays: (_, { chosen }) => [fill(message.stay, { stay: staysText(chosen) || message.notSure })],
  occasion({ occasion }) {
    const label = occasions.find(({ id }) => id === occasion)?.label
    return label ? [fill(message.occasion, { occasion: label })] : []
  },
  checkIn: ({ checkIn, subject }) => [dateLine(subject === 'booking-request' ? message.checkIn : message.day, checkIn)],
  checkOut({ checkIn, checkOut }) {
    if (!checkIn && !checkOut) return [message.datesOpen]
    const nights = nightsOf({ checkIn, checkOut })
    return [dateLine(message.checkOut, checkOut), nights > 0 ? fill(message.nights, { nights }) : '']
  },
  visitors: ({ visitors }) => (visitors === null ? [] : [fill(message.visitors, { visitors })]),
  roof: ({ roof }) => [roof && message.roof[roof]],
  overnight: ({ overnight }) => (overnight === null ? [] : [fill(message.overnight, { overnight })]),
  adults(_, { party }) {
    const guests = partyText(party, 'message')
    return [guests && fill(message.guests, { guests })]
  },
  areResidents: ({ areResidents }) => [areResidents ? message.residents : ''],
  forOthers: ({ forOthers }) => [forOthers ? message.forOthers : ''],
  firstName: ({ firstName, lastName }) => [cleanLine(`${firstName} ${lastName}`)],
  email({ email: address }) {
    const email = cleanEmail(address)
    return [email && fill(message.email, { email })]
  },
  phone({ phone: number }) {
    const phone = normalisePhone(cleanLine(number), site.place.telephone)
    return [phone && fill(message.phone, { phone })]
  },
}

const linesOf = (request: FoundRequest, names: readonly (keyof Draft)[]): string[] =>
  names.flatMap((name) => fields[name]?.(request.draft, request) ?? [])

/** What the guest was told of the stays on these nights, so that the front desk sees a mistake at once. */
const toldLines = (request: FoundRequest): string[] => [
  availabilityText(request, 'message'),
  fitTexts(request.fit).message ?? '',
  ...linesOf(request, ['about']),
]

function estimateLines(sum: Estimate): string[] {
  const lines = sum.lines.map((line) => {
    const price = sumText(line.sumUsd, line.stay.priceIsFrom)
    return fill(message.estimateLine, { stay: unitsText(line), rates: ratesText(line), sum: price })
  })
  return [
    message.estimate,
    ...lines,
    lines.length > 1 ? fill(message.estimateTotal, { sum: sumText(sum.totalUsd, sum.isFrom) }) : '',
    sum.isResidents ? message.estimateResidents : '',
    localSumAt({ priceUsd: sum.totalUsd, priceIsFrom: sum.isFrom }, message.estimateLocalSum) ?? '',
  ]
}
