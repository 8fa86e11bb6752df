import { answers, terms as facts } from '../../content/terms.yaml'
import { termsOf } from './term-texts.ts'

/** The terms of a booking, in the order of the page. */
export const terms = termsOf(facts, answers)

/** Those without an answer, except where the owner would rather be asked. */
export const openTerms = terms.filter(({ answer, askUs }) => answer === null && !askUs)
