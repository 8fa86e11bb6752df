import { z } from 'zod'
import {
  type About,
  choice,
  type FieldMeta,
  fields,
  id,
  list,
  listOf,
  markedText,
  meta,
  numberRange,
  orNull,
  picture,
  text,
  wholeNumber,
  yesOrNo,
} from './kinds.ts'
import { iconLine, ink, paragraph } from './section-fields.ts'

export const dollars = (about: About, words = 'a whole number of US dollars per night') => {
  const number = wholeNumber(about, words, { min: 1, max: 100_000 })
  return number.meta({ ...number.meta(), isSum: true } satisfies FieldMeta)
}

export const residents = orNull(
  dollars({
    is: 'Price in US dollars per night for residents.',
    more: 'Leave it empty if they pay the same as everybody else.',
  }),
)

const aboutPictures: About = {
  is: 'Pictures, in the order of the page.',
  more: 'The first one is also used where only one is shown.',
}

const pictures = listOf(aboutPictures, { min: 1, max: 8 }, 'A picture of the room or house.', {
  picture: picture({ is: 'Picture of the room or house.', more: 'Each picture can be shown only once here.' }),
  side: orNull(choice(['outside', 'inside'], 'Where it was taken, read aloud in the gallery.')),
  caption: orNull(text('What it shows, as a sentence.', { max: 80 })),
})
  .superRefine((entries, context) => {
    const keys = entries.map(({ picture: { key } }) => key)
    for (const [at, key] of keys.entries()) {
      const before = keys.indexOf(key)
      if (before === at) continue
      const message = `must be a picture that is not in this list yet; \`${key}\` is already entry ${before + 1}`
      context.addIssue({ code: 'custom', message, path: [at, 'picture'] })
    }
  })
  .meta(meta(aboutPictures, { onePictureEach: 'picture' }))

const cell = (about: string) =>
  z.union([z.boolean(), text(about, { max: 60 })], 'must be true, false or a few words').meta(meta(about))

const facts = fields('The same facts for every room and house, in the order of the comparison.', {
  bestFor: cell('Who it is for.'),
  beds: cell('Its beds, or its bedrooms.'),
  bathroom: cell('Its bathrooms.'),
  shower: cell('Whether it has a hot shower.'),
  nets: cell('Whether the beds have mosquito nets.'),
  wifi: cell('Whether it has Wi-Fi.'),
  tea: cell('Whether guests can make tea and coffee.'),
  housekeeping: cell('Whether it is cleaned daily.'),
  television: cell('Whether it has a television.'),
  squareMetres: orNull(
    wholeNumber('Its size in square metres.', 'a whole number of square metres', { min: 5, max: 2_000 }),
  ),
  outside: cell('What is outside.'),
  kitchen: cell('Whether it has a kitchen.'),
  desk: cell('Whether it has a desk.'),
})

export type FactName = keyof z.infer<typeof facts>

export const stay = fields('A room or house.', {
  id: id({ is: 'Name in addresses: /accommodations#garden-suite.', more: 'Do not change it once guests have links.' }),
  name: text('Name of the room or house.', { max: 24 }),
  forWhom: markedText('Who it is for, in a few words above the name.', { max: 30 }),
  teaser: markedText('One sentence, for the home page.', { max: 110 }),
  description: markedText('Description, in two or three sentences.', paragraph),
  priceUsd: dollars('Price in US dollars per night.'),
  priceIsFrom: yesOrNo('Whether the price is a starting price.', 'true for a starting price'),
  residentsUsd: residents,
  occupancy: numberRange('How many guests it takes.', 'a whole number of guests', { min: 1, max: 40 }, [
    'Fewest guests.',
    'Most guests.',
  ]),
  units: orNull(
    wholeNumber(
      { is: 'How many of this kind you have.', more: 'Guests can request up to this number. Leave it empty for one.' },
      'a whole number',
      { min: 1, max: 99 },
    ),
  ),
  facts,
  features: list(markedText('Feature, in a few words.', { max: 30 }), 'Features, below the description.', { max: 6 }),
  amenities: list(iconLine, 'What else it has, below the facts.', { min: 0, max: 10 }),
  pictures,
  ink,
})
