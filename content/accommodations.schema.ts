import { z } from 'zod'
import { guestsRange } from '../app/lib/prices.ts'
import { stayFor } from '../app/lib/stay-for.ts'
import {
  fields,
  forEach,
  id,
  list,
  markedText,
  picture,
  reference,
  template,
  text,
  wholeNumber,
  yesOrNo,
  type Shown,
} from './fields.ts'
import {
  head,
  heading,
  iconLine,
  ink,
  kicker,
  label,
  lede,
  paragraph,
  sentence,
  short,
} from './section-fields.ts'

const guestsRule = 'must be a whole number of guests, for example 2'
const mostGuests = 40

const guests = (about: string) =>
  fields(
    {
      min: wholeNumber('Fewest guests.', guestsRule, { min: 1, max: mostGuests }),
      max: wholeNumber('Most guests.', guestsRule, { min: 1, max: mostGuests }),
    },
    about,
  ).refine(({ min, max }) => min <= max, 'must have a `max` that is not below its `min`')

const stay = fields(
  {
    id: id('Name in addresses: /accommodations#garden-suite. Do not change it once guests have links.'),
    name: text('Name of the stay.', { max: 24 }),
    forWhom: markedText('For whom it is, in a few words; stands above the name.', { max: 30 }),
    teaser: markedText('One sentence, for the home page.', { max: 110 }),
    description: markedText('Two or three sentences.', paragraph),
    priceUsd: wholeNumber(
      'Price in US dollars per night, without the sign.',
      'must be a number of US dollars per night, for example 95',
      { min: 1, max: 100_000 },
    ),
    priceIsFrom: yesOrNo(
      'True where the price starts there and may be higher.',
      'true where the price starts there',
    ),
    occupancy: guests('How many guests stay there.'),
    features: list(markedText('A feature.', { max: 30 }), 'Features, shown as chips.', { min: 2, max: 6 }),
    amenities: list(iconLine, 'Amenities.', { min: 2, max: 10 }),
    pictures: fields(
      { exterior: picture('From outside.'), interior: picture('From inside.') },
      'Two pictures.',
    ),
    plateNote: fields(
      {
        plate: text('Numbers of the plates, in small capitals.', { max: 24 }),
        exterior: text('What the picture from outside shows, as a sentence.', { max: 80 }),
        interior: text('What the picture from inside shows, as a sentence.', { max: 80 }),
      },
      'Captions of the two pictures.',
    ),
    outing: fields(
      {
        place: reference('places', 'Id of a place of location.yaml that suits these guests.'),
        label: text('Words of the link to it.', label),
      },
      'A link into the Nakuru Guide.',
    ),
    ink,
  },
  'A stay.',
)

const comparisonCell = z
  .union([z.boolean(), text('What it has.', { max: 40 })], 'must be true, false or a few words')
  .describe('True where the stay has one, false where not, or a few words.')

export const accommodationsSchema = fields(
  {
    head,
    kicker,
    heading,
    lede,
    bookLabel: text('Words of each stay’s button.', { max: 24 }),
    picturesLabel: template(['stay'], 'Name of each stay’s two pictures, read aloud.', label),
    gallery: fields(
      {
        enlarge: template(['picture'], 'Name of what enlarges a picture, read aloud.', short),
        position: template(['number', 'total', 'side'], 'Which picture is shown; read aloud after `picturesLabel`.', short),
        exterior: text('Where a picture was taken: from outside.', { max: 30 }),
        interior: text('Where a picture was taken: from inside.', { max: 30 }),
        previous: text('Button to the picture before, read aloud.', short),
        next: text('Button to the next picture, read aloud.', short),
        close: text('Button that closes the gallery, read aloud.', short),
      },
      'The gallery of a stay’s pictures.',
    ),
    stays: list(stay, 'The stays, in the order of the page.', { min: 4, max: 4 }),
    compare: fields(
      {
        kicker,
        heading,
        lede,
        label: text('Name of the table, read aloud.', label),
        feature: text('Heading of the first column, read aloud.', { max: 24 }),
        price: text('Name of the row of prices.', { max: 24 }),
        guests: text('Name of the row of guests.', { max: 24 }),
        rows: list(
          fields(
            {
              label: text('Name of the row.', { max: 24 }),
              cells: forEach('stays', comparisonCell, 'One cell for each stay, under its id.'),
            },
            'A row.',
          ),
          'Further rows.',
          { min: 1, max: 12 },
        ),
        bookLabel: text('Words of the button below each column.', { max: 16 }),
        choose: list(
          text('Label of a list.', { max: 20 }),
          'Labels of the two lists of stays, from which guests with narrow screens choose what to compare.',
          { min: 2, max: 2 },
        ),
      },
      'Table that compares the stays.',
    ),
    helpChoosing: fields(
      {
        kicker,
        heading,
        lede,
        paths: list(
          fields(
            {
              who: text('Who is coming.', { max: 60 }),
              stay: reference('stays', 'Id of the stay that fits.'),
            },
            'A suggestion.',
          ),
          'Suggestions.',
          { min: 2, max: 6 },
        ),
        unsure: fields(
          {
            heading: text('Heading.', label),
            text: markedText('What we offer.', sentence),
            linkLabel: text('Words of the button.', { max: 30 }),
            picture: picture('Picture.'),
            ink,
          },
          'For those who are still not sure.',
        ),
      },
      'Help with the choice.',
    ),
    choosing: fields(
      {
        guestsQuestion: text('Asks how many are coming.', short),
        parties: list(guests('A number of guests to choose from.'), 'Numbers of guests to choose from.', {
          min: 2,
          max: 5,
        }),
        purposeQuestion: text('Asks what they are coming for.', short),
        purposes: list(
          fields(
            {
              label: text('What they are coming for.', short),
              suggestions: list(
                fields(
                  {
                    stay: reference('stays', 'Id of a stay that suits.'),
                    why: markedText('The reason, as a sentence.', { max: 120 }),
                  },
                  'A stay and the reason for it.',
                ),
                'Stays that suit, the best first. The first that takes that many guests is suggested, so every ' +
                  'number of guests needs one here that takes it.',
                { max: 4 },
              ),
            },
            'A purpose and the stays for it.',
          ),
          'What guests come for.',
          { min: 2, max: 6 },
        ),
        unanswered: text('Stands in place of the answer until both are chosen.', { max: 80 }),
        facts: template(['price', 'guests'], 'Price and guests of the stay, below the reason.', { max: 60 }),
      },
      'Questions that lead to one stay, shown where the browser runs scripts.',
    ),
    factSheet: fields(
      {
        heading: text('Heading.', label),
        text: markedText('For whom it is, and that it can be printed.', sentence),
        printLabel: text('Button that prints the page.', { max: 24 }),
        stay: template(['price', 'guests'], 'What a stay costs and how many it takes, after its name.', { max: 60 }),
        published: template(['date'], 'On which day the rates were published.', { max: 100 }),
        place: template(['name', 'address'], 'The resort and where it is.', { max: 60 }),
        reach: template(['phone', 'whatsapp', 'email'], 'How to reach the resort.', { max: 80 }),
      },
      'The facts for agents and for the guest’s folder; with the terms they are the printed form of the page.',
    ),
  },
  'Accommodations.',
).superRefine(({ stays, choosing }, context) => {
  for (const [at, { suggestions }] of choosing.purposes.entries()) {
    for (const party of choosing.parties.filter((each) => !stayFor(each, suggestions, stays))) {
      const message = `must hold a stay that takes ${guestsRange(party)} guests`
      context.addIssue({ code: 'custom', message, path: ['choosing', 'purposes', at, 'suggestions'] })
    }
  }
  const most = Math.min(mostGuests, Math.max(...stays.map(({ occupancy }) => occupancy.max)))
  for (let number = 1; number <= most; number += 1) {
    const { length } = choosing.parties.filter(({ min, max }) => min <= number && number <= max)
    if (length === 1) continue
    const where = length === 0 ? 'nowhere' : 'twice'
    const message = `must hold each number of guests that a stay takes, once; ${number} stands there ${where}`
    context.addIssue({ code: 'custom', message, path: ['choosing', 'parties'] })
    return
  }
})

export type Accommodations = Shown<typeof accommodationsSchema>
export type Stay = Accommodations['stays'][number]
