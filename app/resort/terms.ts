import type { Terms } from '../../content/terms.schema.ts'
import { answers, terms as written } from '../../content/terms.yaml'
import { formatTime } from '../../lib/hours.ts'
import { fill, lowerFirst } from '../../lib/text.ts'

type Facts = Terms['terms']
type Words = Terms['answers']

/** A term of a booking. `answer` is a sentence, `short` a few words for the estimate; both are null while it is open. */
export type Term = Pick<Facts['price'], 'label' | 'question' | 'askUs'> & {
  id: string
  answer: string | null
  short: string | null
}

/** The terms of a booking in the order of the page, each answer as a sentence. */
export function termsOf(facts: Facts, words: Words): Term[] {
  const inWords = { ...facts, payment: payment(facts, words), arrival: arrival(facts, words) }
  return Object.entries(inWords).map(([id, { label, question, askUs, answer }]) => ({
    id,
    label,
    question,
    askUs,
    answer: answer && answer.text,
    short: answer && answer.short,
  }))
}

function payment({ payment: fact }: Facts, words: Words) {
  if (!fact.answer) return { ...fact, answer: null }
  const { deposit, ways, short } = fact.answer
  const names = ways.map((way) => words.ways[way])
  const last = names.pop() ?? ''
  const listed = names.length > 0 ? `${names.join(', ')} ${words.or} ${last}` : last
  return { ...fact, answer: { text: `${deposit} ${fill(words.waysToPay, { ways: listed })}`, short } }
}

function arrival({ arrival: fact }: Facts, words: Words) {
  if (!fact.answer) return { ...fact, answer: null }
  const times = { arrival: formatTime(fact.answer.arrival), departure: formatTime(fact.answer.departure) }
  return { ...fact, answer: { text: fill(words.arrival, times), short: fill(words.arrivalShort, times) } }
}

export const terms = termsOf(written, answers)

/** Those without an answer, except where the owner would rather be asked. */
export const openTerms = terms.filter(({ answer, askUs }) => answer === null && !askUs)

/** "taxes, cancellation"; empty where none is open. */
export const openTermNames = openTerms.map(({ label }) => lowerFirst(label)).join(', ')

/** One on each line, for the guest's message. */
export const openQuestions = openTerms.map(({ question }) => question).join('\n')

/** The answers in a few words each. */
export const termsInShort = terms.flatMap(({ short }) => short ?? [])
