import { celebrationQuestions } from '../../content/enjoyments.yaml'
import { answers, moreToAsk, terms as facts } from '../../content/terms.yaml'
import { termOf, termsOf, type Term } from './term-texts.ts'

/** The terms of a booking, in the order of the page. */
export const terms = termsOf(facts, answers)

/** What guests ask besides. */
export const moreTerms = moreToAsk.questions.map((each): Term => ({ ...each, short: null }))

/** What hosts of a celebration want to know (G1). */
export const celebrationTerms = celebrationQuestions.map(termOf)

const isOpen = ({ answer }: Term) => answer === null

/** What guests may ask along with a booking request: every term that has no answer yet. */
export const openQuestions = terms.filter(isOpen)

/** The same for an occasion. */
export const openCelebrationQuestions = celebrationTerms.filter(isOpen)

/** Every question that a message may carry. */
export const allOpenQuestions = [...openQuestions, ...openCelebrationQuestions, ...moreTerms.filter(isOpen)]
