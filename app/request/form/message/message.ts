import { localCurrency } from '../../../../content/accommodations.yaml'
import words from '../../../../content/enquiry.yaml'
import site from '../../../../content/site.yaml'
import ui from '../../../../content/ui.yaml'
import { formatDate, formatDateRange, formatDay, isPlainDate } from '../../../../lib/dates.ts'
import { localSum } from '../../../../lib/prices.ts'
import type { Subject } from '../../../../lib/paths.ts'
import { fill } from '../../../../lib/text.ts'
import { type Draft, nightsOf } from '../../draft.ts'
import { chosenOf } from '../rules/chosen.ts'
import { linesOf, ofPerson, ofSubject } from '../rules/fields.ts'
import { closureOf } from '../rules/nights.ts'
import { cleanEmail, cleanText } from '../rules/plain-text.ts'
import { estimateOf, ratesText, sumText } from '../rules/price.ts'
import { fitOf } from '../rules/rooms.ts'
import { closureText, fitText, staysText, unitsText } from '../rules/sentences.ts'

const { message, subjects } = words
const resort = site.name

/**
 * A message as the guest sees it and sends it. `note` is the position of the guest's own text in the body, so that a
 * link with too little room shortens only this text.
 */
export type Message = {
  /** of the e-mail; without anything that the guest typed */
  subject: string
  /** plain text, lines end in '\n' */
  body: string
  note: { start: number; end: number }
}

/**
 * The message in short blocks, easy to read on a phone: who writes about what, one fact a line, the estimate, the
 * guest's own text, what the guest wants to hear, and how to answer. An unfinished draft gives a message too, because
 * the preview is shown while the guest fills in the form.
 *
 * Each value that the guest typed ends its line, so that right-to-left text or direction marks in it cannot reorder
 * other text.
 *
 * @param days what the guest would like to see, a line a day (`app/plan/planner/message-lines.ts`)
 * @param availability what the guest was shown of the resort's calendar (`availabilityLine`)
 */
export function toMessage(draft: Draft, days: readonly string[] = [], availability = ''): Message {
  const { subject, checkIn } = draft
  const isBooking = subject === 'booking-request'
  const isOccasion = subject === 'special-arrangements'
  const closing = isBooking ? message.closing.booking : isOccasion && checkIn ? message.closing.occasion : ''
  return composed(
    mailSubject(draft),
    [
      [fill(subjects[subject].opening, { resort })],
      [...linesOf(draft, ofSubject[subject]), ...(isBooking ? toldLines(draft, availability) : [])],
      holdsDays(subject) ? [...days] : [],
      isBooking ? estimateLines(draft) : [],
    ],
    cleanText(draft.note),
    [[closing], linesOf(draft, ofPerson)],
  )
}

/** Whether a message of this subject says what the guest would like to see. */
export const holdsDays = (subject: Subject): boolean =>
  subject === 'booking-request' || subject === 'special-arrangements'

/** The subject of the e-mail with the days, so that a front desk finds it again. */
function mailSubject(draft: Draft): string {
  const subject = fill(subjects[draft.subject].mailSubject, { resort, stay: staysText(chosenOf(draft)) || resort })
  if (!holdsDays(draft.subject) || !isPlainDate(draft.checkIn)) return subject
  const isStay = draft.subject === 'booking-request' && nightsOf(draft) > 0
  const days = isStay ? formatDateRange(draft.checkIn, draft.checkOut) : formatDate(draft.checkIn)
  return fill(message.subjectDays, { subject, days })
}

export function newsletterMessage(email: string): Message {
  const { mailSubject: about, opening } = words.newsletter
  return composed(fill(about, { resort }), [[fill(opening, { resort })], [cleanEmail(email)]], '', [])
}

/** Joins blocks of lines with a blank line between them; empty lines and empty blocks are left out. */
function composed(subject: string, blocks: string[][], note: string, ending: string[][]): Message {
  const textOf = (parts: string[][]) =>
    parts
      .map((lines) => lines.filter(Boolean).join('\n'))
      .filter(Boolean)
      .join('\n\n')
  const before = textOf(blocks) + (note && '\n\n')
  const after = textOf(ending)
  return {
    subject,
    body: before + note + (after && `\n\n${after}`),
    note: { start: before.length, end: before.length + note.length },
  }
}

/** What the guest was told of the stays on these nights, so that the front desk sees a mistake at once. */
const toldLines = (draft: Draft, availability: string): string[] => [
  closureText(closureOf(chosenOf(draft), draft), 'message'),
  availability,
  fitText(fitOf(draft), draft, 'message'),
  ...linesOf(draft, ['about']),
]

function estimateLines(draft: Draft): string[] {
  const sum = estimateOf(draft)
  if (sum.kind !== 'sum') return []
  const lines = sum.lines.map((line) => {
    const price = sumText(line.sumUsd, line.stay.priceIsFrom)
    return fill(message.estimateLine, { stay: unitsText(line), rates: ratesText(line), sum: price })
  })
  const inLocal = localCurrency && {
    sum: localSum(sum.totalUsd, localCurrency, ui.prices),
    date: formatDay(localCurrency.date),
  }
  return [
    message.estimate,
    ...lines,
    lines.length > 1 ? fill(message.estimateTotal, { sum: sumText(sum.totalUsd, sum.isFrom) }) : '',
    sum.isResidents ? message.estimateResidents : '',
    inLocal ? fill(message.estimateLocalSum, inLocal) : '',
  ]
}
