import { fields, id, list, listOf, markedText, orNull, picture, text } from './kinds.ts'
import { heading, iconCard, ink, intro, label, pageTop, sentence, short } from './section-fields.ts'
import { pages } from './words/pages.ts'
import { wordsLike } from './words.ts'

export const aboutSchema = fields('About Us.', {
  ...pageTop,
  picture: picture('Picture beside the heading.'),
  facts: listOf('Three facts.', { min: 3, max: 3 }, 'A fact.', {
    label: text('What is counted.', { max: 24 }),
    value: text('The number.', { max: 8 }),
  }),
  story: fields('How it began.', {
    heading,
    paragraphs: list(markedText('A paragraph.', { max: 600 }), 'Paragraphs.', { max: 5 }),
  }),
  values: fields('What matters to us.', { heading, list: list(iconCard, 'The values.', { max: 4 }) }),
  team: fields('The team.', {
    heading,
    members: listOf(
      { is: 'The people, in order.', more: 'With none, the page has no team section.' },
      { min: 0, max: 8 },
      'A member of the team.',
      {
        id: id('Short name.'),
        name: orNull(text({ is: 'Name.', more: 'The role is shown in its place while it is open.' }, short)),
        role: text('Role, shown instead of a name.', short),
        text: markedText('What it says, in one or two sentences.', sentence),
        picture: picture('Illustration of the role, or a portrait.'),
        ink,
      },
    ),
  }),
  mission: fields('What we work for.', {
    text: markedText('The quote.', { max: 120 }),
    source: markedText('Who says so.', label),
  }),
  stays: fields('List of rooms and houses.', { ...intro, ...wordsLike(pages.about.stays) }),
})
