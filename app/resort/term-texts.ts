import type { Terms } from '../../content/terms.schema.ts'
import { formatTime } from '../../lib/hours.ts'
import { fill } from '../../lib/text.ts'

type Facts = Terms['terms']
type Words = Terms['answers']

/**
 * A question that guests ask; `answer` is a sentence, `short` a few words for the ticket, both null while it is open.
 */
export type Term = Pick<Facts['price'], 'icon' | 'label' | 'question'> & {
  id: string
  answer: string | null
  short: string | null
}

/** The terms of a booking in the order of the page, their answers as sentences whatever the form of the fact. */
export function termsOf(facts: Facts, words: Words): Term[] {
  const inWords = {
    ...facts,
    payment: payment(facts, words),
    arrival: arrival(facts, words),
    children: children(facts, words),
  }
  return Object.entries(inWords).map(([id, fact]) => termOf({ id, ...fact }))
}

/** A fact that is answered in words. */
export function termOf({
  id,
  icon,
  label,
  question,
  answer,
}: { id: string; answer: { text: string; short: string } | null } & Pick<Term, 'icon' | 'label' | 'question'>): Term {
  return { id, icon, label, question, answer: answer && answer.text, short: answer && answer.short }
}

function payment({ payment: fact }: Facts, words: Words) {
  if (!fact.answer) return { ...fact, answer: null }
  const { deposit, ways } = fact.answer
  const names = ways.map((way) => words.ways[way])
  const last = names.pop() ?? ''
  const listed = names.length > 0 ? `${names.join(', ')} ${words.or} ${last}` : last
  const waysToPay = fill(words.waysToPay, { ways: listed })
  return { ...fact, answer: { text: `${deposit} ${waysToPay}`, short: fill(words.waysToPayShort, { ways: listed }) } }
}

function arrival({ arrival: fact }: Facts, words: Words) {
  if (!fact.answer) return { ...fact, answer: null }
  const times = { arrival: formatTime(fact.answer.arrival), departure: formatTime(fact.answer.departure) }
  return { ...fact, answer: { text: fill(words.arrival, times), short: fill(words.arrivalShort, times) } }
}

function children({ children: fact }: Facts, words: Words) {
  const { answer, countFromAge: age } = fact
  if (!answer || age === null) return fact
  const counted = age === 0 ? words.countAll : fill(words.countFromAge, { age })
  return { ...fact, answer: { ...answer, text: `${counted} ${answer.text}` } }
}
