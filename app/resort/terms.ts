import { answers, terms as facts } from '../../content/terms.yaml'
import { termsOf } from './term-texts.ts'

/** The terms of a booking, in the order of the page. */
export const terms = termsOf(facts, answers)

/** What guests may ask along with their message: every question that has no answer yet. */
export const openQuestions = terms.filter(({ answer }) => answer === null)
