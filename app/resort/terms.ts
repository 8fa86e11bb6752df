import { answers, terms as facts } from '../../content/terms.yaml'
import { lowerFirst } from '../../lib/text.ts'
import { termsOf } from './term-texts.ts'

/** The terms of a booking, in the order of the page. */
export const terms = termsOf(facts, answers)

/** Those without an answer, except where the owner would rather be asked. */
export const openTerms = terms.filter(({ answer, askUs }) => answer === null && !askUs)

/** "taxes, cancellation"; empty where none is open. */
export const openTermNames = openTerms.map(({ label }) => lowerFirst(label)).join(', ')

/** The answers in a few words each. */
export const termsInShort = terms.flatMap(({ short }) => short ?? [])
