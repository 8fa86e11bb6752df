import { fields, id, listOf, type Shown, text, wholeNumber } from './kinds.ts'
import { request } from './words/request.ts'
import { wordsLike } from './words.ts'

const limit = (is: string, max: number) => wholeNumber(is, 'a whole number', { min: 1, max })

export const requestSchema = fields('Form, message, and what is shown afterwards.', {
  limits: fields('What the form accepts.', {
    nights: limit('Most nights that guests can request.', 365),
    guests: limit('Most guests that guests can enter.', 99),
    daysAhead: limit('How far ahead guests can book, in days.', 1500),
  }),
  occasions: listOf('Kinds of occasion.', { min: 2, max: 9 }, 'An occasion.', {
    id: id({ is: 'Used in links and drafts.', more: 'Keep it when the label changes.' }),
    label: text('What the occasion is, on its button and in the message.', { max: 24 }),
  }),
  ...wordsLike(request),
})

export type RequestWords = Shown<typeof requestSchema>
