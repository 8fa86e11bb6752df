import type { EnquiryWords } from '../../../../content/enquiry.schema.ts'
import { formatDate, formatDateRange, formatDay, isPlainDate } from '../../../../lib/dates.ts'
import { normalisePhone } from '../../../../lib/phone.ts'
import type { Subject } from '../../../../lib/paths.ts'
import { localSumText, type LocalSumWords } from '../../../../lib/prices.ts'
import { inLocalCurrency } from '../../../../lib/local-currency.ts'
import { count, fill } from '../../../../lib/text.ts'
import { chosenStays, staysText, unitsText } from '../rules/chosen-stays.ts'
import { openingSentence } from '../rules/closed-days.ts'
import { askedAbout, nightsOf } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { estimate, formatSum, ratesText } from '../rules/estimate.ts'
import type { ResortData } from '../rules/resort-data.ts'
import { fitSentence } from '../rules/occupancy.ts'
import { cleanEmail, cleanLine, cleanText } from '../rules/plain-text.ts'

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

/** The words of a message: its own, and how sums in the country's own currency are written. */
export type MessageWords = EnquiryWords & { prices: LocalSumWords }

/**
 * The message in short blocks, easy to read on a phone: who writes about what, one fact a line, the estimate, the
 * questions that the site leaves open, the guest's own text, what the guest wants to hear, and how to answer. An
 * unfinished draft gives a message too, because the preview is shown while the guest fills in the form.
 *
 * Each value that the guest typed ends its line, so that right-to-left text or direction marks in it cannot reorder
 * other text.
 *
 * @param days what the guest would like to see, a line a day (`app/plan/planner/message-lines.ts`)
 * @param nights what the guest was shown of the resort's calendar (`takenLine`)
 */
export function toMessage(
  draft: Draft,
  resortData: ResortData,
  words: MessageWords,
  days: readonly string[] = [],
  nights = '',
): Message {
  const subject = words.subjects[draft.subject]
  const resort = resortData.resort.name
  const stay = staysText(chosenStays(draft, resortData.stays), words)
  return composed(
    withDays(fill(subject.mailSubject, { resort, stay: stay || resort }), draft, words),
    [
      [fill(subject.opening, { resort })],
      factLines(draft, stay || words.message.notSure, nights, resortData, words),
      holdsDays(draft.subject) ? [...days] : [],
      draft.subject === 'booking-request' ? estimateLines(draft, resortData, words) : [],
      questionLines(draft, resortData, words),
    ],
    cleanText(draft.note),
    [closingLines(draft, words), signature(draft, resortData, words)],
  )
}

/** Whether a message of this subject says what the guest would like to see. */
export const holdsDays = (subject: Subject): boolean =>
  subject === 'booking-request' || subject === 'special-arrangements'

/** The subject of the e-mail with the days, so that a front desk finds it again. */
function withDays(subject: string, draft: Draft, { message }: Pick<EnquiryWords, 'message'>): string {
  if (!holdsDays(draft.subject) || !isPlainDate(draft.checkIn)) return subject
  const isStay = draft.subject === 'booking-request' && nightsOf(draft) > 0
  const days = isStay ? formatDateRange(draft.checkIn, draft.checkOut) : formatDate(draft.checkIn)
  return fill(message.subjectDays, { subject, days })
}

/** The message that asks for the newsletter, with the guest's address. */
export function newsletterMessage(email: string, resort: string, words: Pick<EnquiryWords, 'newsletter'>): Message {
  const { mailSubject, opening } = words.newsletter
  return composed(fill(mailSubject, { resort }), [[fill(opening, { resort })], [cleanEmail(email)]], '', [])
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

function factLines(
  draft: Draft,
  stay: string,
  nightsLine: string,
  resortData: ResortData,
  words: EnquiryWords,
): string[] {
  const aboutLines = askedAbout(draft, resortData.stays, resortData.experiences).map(({ name }) =>
    fill(words.message.about, { about: name }),
  )
  // An invalid date is kept as it is; the form shows its error.
  const dateLine = (template: string, date: string) =>
    date && fill(template, { date: isPlainDate(date) ? formatDate(date) : cleanLine(date) })

  if (draft.subject === 'special-arrangements') {
    return [...aboutLines, ...occasionLines(draft, dateLine(words.message.day, draft.checkIn), words)]
  }
  if (draft.subject === 'feedback') return aboutLines
  const agentLine = draft.forOthers ? words.message.forOthers : ''
  if (draft.subject === 'general-inquiry') return [...aboutLines, agentLine]
  const nights = nightsOf(draft)
  return [
    fill(words.message.stay, { stay }),
    dateLine(words.message.checkIn, draft.checkIn),
    dateLine(words.message.checkOut, draft.checkOut),
    draft.checkIn || draft.checkOut ? '' : words.message.datesOpen,
    nights > 0 ? fill(words.message.nights, { nights }) : '',
    fill(words.message.guests, { guests: partyText(draft, words) }),
    draft.areResidents ? words.message.residents : '',
    agentLine,
    openingSentence(draft, resortData, words, 'message'),
    nightsLine,
    fitSentence(draft, resortData, words, 'message'),
    ...aboutLines,
  ]
}

function occasionLines(draft: Draft, dayLine: string, words: EnquiryWords): string[] {
  const { occasion, visitors, roof, overnight, forOthers } = draft
  const label = words.occasions.find(({ id }) => id === occasion)?.label
  return [
    label ? fill(words.message.occasion, { occasion: label }) : '',
    dayLine,
    visitors === null ? '' : fill(words.message.visitors, { visitors }),
    roof && words.message.roof[roof],
    overnight && words.message.overnight[overnight],
    forOthers ? words.message.forOthers : '',
  ]
}

/** '2 adults, 2 children (ages 4, 7)' */
export function partyText({ adults, childAges }: Draft, words: Pick<EnquiryWords, 'message'>): string {
  const ages = childAges.map((age) => age ?? words.message.ageUnknown).join(', ')
  const parts = [count(adults, words.message.adults)]
  if (childAges.length > 0) parts.push(fill(count(childAges.length, words.message.children), { ages }))
  return parts.join(', ')
}

function estimateLines(draft: Draft, resortData: ResortData, words: MessageWords): string[] {
  const sum = estimate(draft, resortData)
  if (!sum) return []
  const { localCurrency } = resortData
  const lines = sum.lines.map((line) =>
    fill(words.message.estimateLine, {
      stay: unitsText(line.stay.name, line.units, words),
      rates: ratesText(line, words),
      sum: formatSum(line.sumUsd, line.stay.priceIsFrom, words),
    }),
  )
  const total = fill(words.message.estimateTotal, { sum: formatSum(sum.totalUsd, sum.isFrom, words) })
  return [
    words.message.estimate,
    ...lines,
    lines.length > 1 ? total : '',
    sum.isResidents ? words.message.estimateResidents : '',
    localCurrency
      ? fill(words.message.estimateLocalSum, {
          sum: localSumText(inLocalCurrency(sum.totalUsd, localCurrency), words.prices),
          date: formatDay(localCurrency.date),
        })
      : '',
  ]
}

/** The questions about the terms that the site leaves open. */
function questionLines({ asksTerms, subject }: Draft, { openTerms }: ResortData, { message }: EnquiryWords): string[] {
  if (!asksTerms || subject === 'feedback' || openTerms.length === 0) return []
  return [message.asked, ...openTerms.map(({ question }) => question)]
}

/** What the guest wants to hear. */
function closingLines({ subject, occasion }: Draft, { message: { closing } }: EnquiryWords): string[] {
  if (subject === 'booking-request') return [closing.booking]
  return subject === 'special-arrangements' && occasion ? [closing.occasion] : []
}

function signature(draft: Draft, { resort }: ResortData, words: EnquiryWords): string[] {
  const email = cleanEmail(draft.email)
  const phone = normalisePhone(cleanLine(draft.phone), resort.place.telephone)
  return [
    cleanLine(`${draft.firstName} ${draft.lastName}`),
    email && fill(words.message.email, { email }),
    phone && fill(words.message.phone, { phone }),
  ]
}
