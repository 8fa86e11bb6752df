import { z } from 'zod'
import { isPlainDate } from '../lib/dates.ts'
import { guestsRange } from '../lib/prices.ts'
import { doOverlap, isYearly, type Span } from '../lib/rates.ts'
import { suggestStay } from '../lib/suggest-stay.ts'
import {
  choice,
  decimal,
  fields,
  forEach,
  id,
  list,
  markedText,
  orNull,
  picture,
  reference,
  template,
  text,
  wholeDate,
  wholeNumber,
  yesOrNo,
  type FieldMeta,
  type Shown,
} from './fields.ts'
import { head, heading, iconLine, ink, kicker, label, lede, paragraph, sentence, short } from './section-fields.ts'

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

const dollars = (about: string) =>
  wholeNumber(about, 'must be a whole number of US dollars per night, for example 95', { min: 1, max: 100_000 })

const residents = orNull(
  dollars('Price in US dollars per night for residents, without the sign; null where they pay what all pay.'),
)

const spanRule =
  'must be a day: every year as month-day, for example 12-20, or once as year-month-day, for example 2027-05-03'

/** A leap day is a day of every year: in other years the day before or after it ends or begins the span. */
const spanDay = (about: string) =>
  z
    .string(spanRule)
    .refine((day) => isPlainDate(day.length === 'MM-DD'.length ? `2000-${day}` : day), spanRule)
    .describe(about)

const spanDays = {
  from: spanDay('First day. Written as month-day for every year (12-20), or as year-month-day for once (2027-05-03).'),
  until: spanDay('Last day, of the next year perhaps; it belongs to the span. Written like the first.'),
}

/** What is wrong with the two days together; undefined where nothing is. */
function spanProblem(days: Span): string | undefined {
  const { from, until } = days
  if (from.length !== until.length)
    return 'must have `from` and `until` in the same form, both 12-20 or both 2027-12-20'
  if (!isYearly(days) && until < from) return 'must have an `until` that is not before its `from`'
  return undefined
}

/** The entries of a list whose days are wrong, each with the reason. `ids` are the stays of an entry; none: all stays. */
function spanProblems(entries: (Span & { ids: string[] })[]): [at: number, message: string][] {
  const haveOneStay = (one: string[], other: string[]) =>
    one.length === 0 || other.length === 0 || one.some((each) => other.includes(each))
  return entries.flatMap((entry, at): [number, string][] => {
    const problem = spanProblem(entry)
    if (problem) return [[at, problem]]
    const before = entries
      .slice(0, at)
      .findIndex((other) => !spanProblem(other) && haveOneStay(entry.ids, other.ids) && doOverlap(entry, other))
    return before < 0 ? [] : [[at, `must not share a day with entry ${before + 1}, which is for the same stay`]]
  })
}

const season = fields(
  {
    ...spanDays,
    leastNights: orNull(
      wholeNumber(
        'Fewest nights for those who arrive in the season; null where one is enough.',
        'must be a whole number of nights, for example 3',
        { min: 2, max: 60 },
      ),
    ),
    prices: list(
      fields(
        {
          stay: reference('stays', 'Id of the stay.'),
          priceUsd: dollars('Price in US dollars per night in the season, without the sign.'),
          residentsUsd: residents,
        },
        'The price of a stay.',
      ),
      'The stays that the season is for, each with its price. Other stays keep theirs.',
      { min: 1, max: 12 },
    ),
  },
  'A season.',
)

const closing = fields(
  {
    ...spanDays,
    stays: list(reference('stays', 'Id of a stay.'), 'The stays that are closed; none: the whole resort.', {
      min: 0,
      max: 12,
    }),
  },
  'Days when stays are closed.',
)

const aboutPictures = 'Pictures, in the order of the page. The first stands for the stay where there is room for one.'

const pictures = list(
  fields(
    {
      picture: picture('The picture. No other of the stay may be the same.'),
      side: orNull(
        choice(
          ['outside', 'inside'],
          'Where it was taken; read aloud in the gallery. null where it is neither, or does not matter.',
        ),
      ),
      caption: orNull(text('What it shows, as a sentence; null: without a caption.', { max: 80 })),
    },
    'A picture of the stay.',
  ),
  aboutPictures,
  { min: 1, max: 8 },
)
  .superRefine((entries, context) => {
    for (const [
      at,
      {
        picture: { key },
      },
    ] of entries.entries()) {
      const before = entries.findIndex((each) => each.picture.key === key)
      if (before === at) continue
      const message = `must be the key of a picture that this stay does not show yet; \`${key}\` is entry ${before + 1} already`
      context.addIssue({ code: 'custom', message, path: [at, 'picture'] })
    }
  })
  .meta({ description: aboutPictures, onePictureEach: 'picture' } satisfies FieldMeta & { description: string })

const stay = fields(
  {
    id: id('Name in addresses: /accommodations#garden-suite. Do not change it once guests have links.'),
    name: text('Name of the stay.', { max: 24 }),
    forWhom: markedText('For whom it is, in a few words; stands above the name.', { max: 30 }),
    teaser: markedText('One sentence, for the home page.', { max: 110 }),
    description: markedText('Two or three sentences.', paragraph),
    priceUsd: dollars('Price in US dollars per night, without the sign.'),
    priceIsFrom: yesOrNo('True where the price starts there and may be higher.', 'true where the price starts there'),
    residentsUsd: residents,
    occupancy: guests('How many guests stay there.'),
    units: orNull(
      wholeNumber(
        'How many of this stay there are: guests can ask for so many at once. null while that is not said: then for one.',
        'must be a whole number of stays, for example 3',
        { min: 1, max: 99 },
      ),
    ),
    features: list(markedText('A feature.', { max: 30 }), 'Features, shown as chips.', { min: 2, max: 6 }),
    amenities: list(iconLine, 'Amenities.', { min: 2, max: 10 }),
    pictures,
    outing: orNull(
      fields(
        {
          place: reference('places', 'Id of a place of location.yaml that suits these guests.'),
          label: text('Words of the link to it.', label),
        },
        'A link to one of the places nearby, or null.',
      ),
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
    picturesLabel: template(['stay'], 'Name of each stay’s pictures, read aloud.', label),
    plates: fields(
      {
        one: template(['first'], 'For one picture.', { max: 24 }),
        two: template(['first', 'last'], 'For two.', { max: 24 }),
        more: template(['first', 'last'], 'For three and more.', { max: 24 }),
      },
      'Numbers of the pictures, in small capitals before their captions. The page counts.',
    ),
    gallery: fields(
      {
        enlarge: template(['picture'], 'Name of what enlarges a picture, read aloud.', short),
        position: template(['number', 'total'], 'Which picture is shown; read aloud after `picturesLabel`.', short),
        positionAndSide: template(['number', 'total', 'side'], 'The same for a picture whose `side` is known.', short),
        outside: text('Where a picture was taken: from outside.', { max: 30 }),
        inside: text('Where a picture was taken: from inside.', { max: 30 }),
        previous: text('Button to the picture before, read aloud.', short),
        next: text('Button to the next picture, read aloud.', short),
        close: text('Button that closes the gallery, read aloud.', short),
      },
      'The gallery of a stay’s pictures.',
    ),
    stays: list(
      stay,
      'The stays, in the order of the page. With one alone nothing is compared and nothing has to be chosen.',
      { min: 1, max: 8 },
    ),
    localCurrency: orNull(
      fields(
        {
          perUsd: decimal(
            'What one US dollar is worth in the currency of the country; `prices.localCurrency` in ui.yaml writes its sums.',
            'must be the worth of one US dollar in the currency of the country, for example 129.5',
            { min: 0.01, max: 100_000 },
          ),
          date: wholeDate('Day of this rate. The check reminds when it is older than 90 days.'),
        },
        'The rate at which prices stand in the currency of the country too; null: they stand in US dollars alone.',
      ),
    ),
    seasons: list(season, 'Seasons with other prices. A dated one counts before one of every year.', {
      min: 0,
      max: 40,
    }),
    closed: list(closing, 'Days when the resort or a stay is closed, before any season.', { min: 0, max: 40 }),
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
            { who: text('Who is coming.', { max: 60 }), stay: reference('stays', 'Id of the stay that fits.') },
            'A suggestion.',
          ),
          'Suggestions.',
          { min: 1, max: 8 },
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
          min: 1,
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
).superRefine(({ stays, choosing, seasons, closed }, context) => {
  const refuse = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', message, path })
  for (const [at, { prices }] of seasons.entries()) {
    const priced = prices.map((price) => price.stay)
    if (new Set(priced).size < priced.length) refuse('must hold each stay once', 'seasons', at, 'prices')
  }
  for (const [at, message] of spanProblems(
    seasons.map((each) => ({ ...each, ids: each.prices.map((price) => price.stay) })),
  )) {
    refuse(message, 'seasons', at)
  }
  for (const [at, message] of spanProblems(closed.map((each) => ({ ...each, ids: each.stays })))) {
    refuse(message, 'closed', at)
  }
  // Where two stays have one id, the suggestions cannot be told apart.
  const areTold = new Set(stays.map((each) => each.id)).size === stays.length
  for (const [at, { suggestions }] of areTold ? choosing.purposes.entries() : []) {
    for (const party of choosing.parties.filter((each) => !suggestStay(each, suggestions, stays))) {
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
