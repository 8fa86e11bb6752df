import { fields, id, list, markedText, yesOrNo } from './fields.ts'
import { heading, kicker, paragraph } from './section-fields.ts'

export const faqSchema = fields(
  {
    kicker,
    heading,
    accommodations: list(
      fields(
        {
          id: id('Name in addresses.'),
          question: markedText('The question, in the guest’s words.', { max: 90 }),
          answer: markedText('The answer.', paragraph),
          mayAsk: yesOrNo(
            { is: 'Whether a link below the answer asks you this.', more: 'For an answer that depends on the guest.' },
            'true if it is',
          ).optional(),
        },
        'A question.',
      ),
      'Questions on Accommodations.',
      { max: 12 },
    ),
  },
  'Questions and answers.',
)
