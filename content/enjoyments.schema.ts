import { fields, id, list, markedText, picture, text, type Shown } from './fields.ts'
import {
  caption,
  head,
  heading,
  icon,
  iconLine,
  ink,
  kicker,
  label,
  lede,
  linkedCard,
  paragraph,
} from './section-fields.ts'

const experience = fields(
  {
    id: id('Name in addresses: /enjoyments#fruit-farm. Do not change it once guests have links.'),
    name: text('Name of the experience.', { max: 30 }),
    icon,
    ink,
    teaser: markedText('One or two sentences, for the home page.', { max: 120 }),
    description: markedText('Two or three sentences.', paragraph),
    picture: picture('Large picture.'),
    caption: caption.optional(),
    secondPicture: picture('Smaller picture beside it.').optional(),
    secondCaption: caption.optional(),
    secondInk: ink.optional(),
    features: list(iconLine, 'Features.', { min: 2, max: 8 }),
    highlights: list(markedText('A highlight.', { max: 80 }), 'Highlights.', { min: 1, max: 6 }),
  },
  'An experience.',
)

export const enjoymentsSchema = fields(
  {
    head,
    kicker,
    heading,
    lede,
    bookLabel: text('Words of each experience’s button.', { max: 24 }),
    experiences: list(experience, 'The experiences, in the order of the page.', { min: 4, max: 4 }),
    whyChoose: fields(
      {
        kicker,
        heading,
        picture: picture('Wide picture behind the cards.'),
        cards: list(linkedCard, 'Three cards.', { min: 3, max: 3 }),
        planLabel: text('Words of the button.', { max: 24 }),
        staysLabel: text('Link to Accommodations.', label),
      },
      'Why guests choose us.',
    ),
  },
  'Enjoyments.',
)

export type Enjoyments = Shown<typeof enjoymentsSchema>
export type Experience = Enjoyments['experiences'][number]
