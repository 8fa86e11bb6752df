import { fields, id, listOf, markedText, yesOrNo } from './fields.ts'
import { heading, kicker, paragraph } from './section-fields.ts'

export const faqSchema = fields('Questions and answers.', {
  kicker,
  heading,
  accommodations: listOf('Questions on Accommodations.', { max: 12 }, 'A question.', {
    id: id('Name in addresses.'),
    question: markedText('The question, in the guest’s words.', { max: 90 }),
    answer: markedText('The answer.', paragraph),
    mayAsk: yesOrNo(
      { is: 'Whether a link below the answer asks you this.', more: 'For an answer that depends on the guest.' },
      'true if it is',
    ).optional(),
  }),
})
