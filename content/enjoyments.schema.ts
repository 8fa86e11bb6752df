import { fields, id, list, markedText, orNull, picture, reference, type Shown, text, wholeNumber } from './kinds.ts'
import {
  heading,
  icon,
  iconLine,
  ink,
  kicker,
  linkedCard,
  pageTop,
  paragraph,
  sentence,
  short,
  steps,
} from './section-fields.ts'
import { pages } from './words/pages.ts'
import { wordsLike } from './words.ts'

const experience = fields('An experience.', {
  id: id({ is: 'Name in addresses: /enjoyments#fruit-farm.', more: 'Do not change it once guests have links.' }),
  name: text('Name of the experience.', { max: 30 }),
  icon,
  ink,
  teaser: markedText('One or two sentences, for the home page.', { max: 120 }),
  description: markedText('Description, in two or three sentences.', paragraph),
  booking: markedText('Who can come and what it costs, for the request that its button opens.', sentence),
  picture: picture('Large picture.'),
  features: list(iconLine, 'Features.', { max: 8 }),
  highlights: list(markedText('A highlight.', { max: 120 }), 'Highlights.', { min: 1, max: 6 }),
})

const askLabel = text('Words of the link that opens the request.', { max: 32 })

const seats = wholeNumber('Guests whom you can seat; those who ask for more are told.', 'a number', {
  min: 1,
  max: 9999,
})

const celebrations = fields('Celebrations, company events, photo shoots and day visits.', {
  kicker,
  heading,
  text: markedText('What you offer and how to ask, in two or three sentences.', paragraph),
  picture: picture('Large picture.'),
  ink,
  kinds: list(iconLine, 'Kinds of occasion.', { max: 6 }),
  askLabel,
  steps: steps('How planning an occasion works.'),
  seats: orNull(seats),
  dayGuests: fields('Day visits to the garden.', {
    heading: text('The question, as a heading.', short),
    text: markedText('Whether visitors can come for the day, and how.', sentence),
    askLabel,
    occasion: reference('occasions', 'The occasion that the request is about.'),
  }),
})

export const enjoymentsSchema = fields('Enjoyments.', {
  ...wordsLike(pages.enjoyments),
  ...pageTop,
  experiences: list(experience, 'The experiences, in the order of the page.', { min: 1, max: 8 }),
  celebrations,
  whyChoose: fields('Why guests choose us.', {
    heading,
    picture: picture('Wide picture behind the cards.'),
    cards: list(linkedCard, 'The cards.', { max: 3 }),
    ...wordsLike(pages.enjoyments.whyChoose),
  }),
})

export type Enjoyments = Shown<typeof enjoymentsSchema>
export type Experience = Enjoyments['experiences'][number]
