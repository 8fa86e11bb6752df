import { fields, id, list, markedText, orNull, picture, reference, text, yesOrNo, type Shown } from './fields.ts'
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
  openFact,
  paragraph,
  sentence,
  short,
} from './section-fields.ts'
import { visit } from './visit-fields.ts'

const experience = fields(
  {
    id: id('Name in addresses: /enjoyments#fruit-farm. Do not change it once guests have links.'),
    name: text('Name of the experience.', { max: 30 }),
    icon,
    ink,
    teaser: markedText('One or two sentences, for the home page.', { max: 120 }),
    description: markedText('Two or three sentences.', paragraph),
    picture: picture('Large picture.'),
    caption: caption
      .describe('Caption of the large picture; left out where the picture carries the text itself.')
      .optional(),
    secondPicture: picture('Smaller picture beside it.').optional(),
    secondCaption: caption.optional(),
    secondInk: ink.optional(),
    ...visit,
    features: list(iconLine, 'Features.', { min: 2, max: 8 }),
    highlights: list(markedText('A highlight.', { max: 80 }), 'Highlights.', { min: 1, max: 6 }),
  },
  'An experience.',
)

const asked = {
  askLabel: text('Words of the link that opens the message.', { max: 32 }),
  occasion: reference('occasions', 'Id of the occasion, of enquiry.yaml, that the message is about.'),
}

const celebrations = fields(
  {
    plate: text('Small capitals above the heading.', { max: 24 }),
    heading,
    text: markedText('What there is, and what to do, in two or three sentences.', sentence),
    picture: picture('Large picture.'),
    ink,
    kinds: list(iconLine, 'Kinds of occasion.', { min: 2, max: 6 }),
    ...asked,
    steps: fields(
      {
        heading: text('Heading of the steps.', short),
        list: list(
          fields(
            {
              name: text('The step in a few words.', { max: 30 }),
              text: markedText('What happens, in a sentence.', { max: 120 }),
            },
            'A step.',
          ),
          'From the first message to the day itself, in order.',
          { min: 2, max: 4 },
        ),
      },
      'How an occasion comes about.',
    ),
    dayGuests: fields(
      {
        heading: text('The question, as a heading.', short),
        answer: orNull(
          markedText(
            'Whether one may spend a day without staying the night: days, hours, what it costs. Null while it is open.',
            sentence,
          ),
        ),
        open: markedText('Stands there while there is no answer: that one writes first.', sentence),
        askUs: yesOrNo(
          'True where you have decided to be asked: the site may then be launched without an answer.',
          'true where you would rather be asked',
        ),
        ...asked,
      },
      'A day in the garden without staying.',
    ),
  },
  'Celebrations, company days, photographs, and days without a night.',
)

export const enjoymentsSchema = fields(
  {
    head,
    kicker,
    heading,
    lede,
    bookLabel: text('Words of each experience’s button.', { max: 24 }),
    experiences: list(experience, 'The experiences, in the order of the page.', { min: 1, max: 8 }),
    celebrations,
    celebrationQuestions: list(
      openFact,
      'What hosts of a celebration want to know. One that is answered shows its answer.',
      { min: 1, max: 8 },
    ),
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
export type Celebrations = Enjoyments['celebrations']
export type Experience = Enjoyments['experiences'][number]
