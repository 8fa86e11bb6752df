import { fields, id, list, markedText, yesOrNo, type Shown } from './fields.ts'
import { heading, kicker, paragraph } from './section-fields.ts'

const questions = (where: string) =>
  list(
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
    where,
    { max: 12 },
  )

export const faqSchema = fields(
  {
    kicker,
    heading,
    accommodations: questions('Questions on Accommodations.'),
    location: questions('Questions on the Nakuru Guide.'),
  },
  'Questions and answers, by page.',
)

export type Faq = Shown<typeof faqSchema>
export type Question = Faq['accommodations'][number]
