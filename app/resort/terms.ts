import { answers as words, terms as written } from '../../content/terms.yaml'
import { formatTime } from '../../lib/opening-hours.ts'
import { fill, listed, lowerFirst } from '../../lib/text.ts'

function payment() {
  if (!written.payment.answer) return null
  const { deposit, ways, short } = written.payment.answer
  const names = ways.map((way) => words.ways[way])
  return { text: `${deposit} ${fill(words.waysToPay, { ways: listed(names, words.or) })}`, short }
}

function arrival() {
  if (!written.arrival.answer) return null
  const times = {
    arrival: formatTime(written.arrival.answer.arrival),
    departure: formatTime(written.arrival.answer.departure),
  }
  return { text: fill(words.arrival, times), short: fill(words.arrivalShort, times) }
}

const answered = {
  ...written,
  payment: { ...written.payment, answer: payment() },
  arrival: { ...written.arrival, answer: arrival() },
}

/** The terms of a booking as on the page: `answer` a sentence, `short` a few words; both are null while it is open. */
export const terms = Object.entries(answered).map(([id, { label, question, askUs, answer }]) => ({
  id,
  label,
  question,
  askUs,
  answer: answer && answer.text,
  short: answer && answer.short,
}))

/** Those without an answer, except where the owner would rather be asked. */
export const openTerms = terms.filter(({ answer, askUs }) => answer === null && !askUs)

/** "taxes, cancellation"; empty where none is open. */
export const openTermNames = openTerms.map(({ label }) => lowerFirst(label)).join(', ')

export const openTermQuestions = openTerms.map(({ question }) => question).join('\n')

export const termsInShort = terms.flatMap(({ short }) => short ?? [])
