import { fields, id, list, markedText, orNull, picture, text } from './fields.ts'
import { heading, iconCard, ink, intro, label, pageTop, sentence, short } from './section-fields.ts'
import { pages } from './words/pages.ts'
import { wordsLike } from './words.ts'

export const aboutSchema = fields(
  {
    ...pageTop,
    picture: picture('Picture beside the heading.'),
    facts: list(
      fields({ label: text('What is counted.', { max: 24 }), value: text('The number.', { max: 8 }) }, 'A fact.'),
      'Three facts.',
      { min: 3, max: 3 },
    ),
    story: fields(
      { heading, paragraphs: list(markedText('A paragraph.', { max: 600 }), 'Paragraphs.', { max: 5 }) },
      'How it began.',
    ),
    values: fields({ heading, list: list(iconCard, 'The values.', { max: 4 }) }, 'What matters to us.'),
    team: fields(
      {
        heading,
        members: list(
          fields(
            {
              id: id('Short name.'),
              name: orNull(text({ is: 'Name.', more: 'The role is shown in its place while it is open.' }, short)),
              role: text('Role, shown instead of a name.', short),
              text: markedText('What it says, in one or two sentences.', sentence),
              picture: picture('Illustration of the role, or a portrait.'),
              ink,
            },
            'A member of the team.',
          ),
          { is: 'The people, in order.', more: 'With none, the page has no team section.' },
          { min: 0, max: 8 },
        ),
      },
      'The team.',
    ),
    mission: fields(
      { text: markedText('The quote.', { max: 120 }), source: markedText('Who says so.', label) },
      'What we work for.',
    ),
    stays: fields({ ...intro, ...wordsLike(pages.about.stays) }, 'List of rooms and houses.'),
  },
  'About Us.',
)
