import { z } from 'zod'
import { isPlainDate } from '../lib/dates.ts'
import { guestsRange } from '../lib/prices.ts'
import { doOverlap, isYearly, type Span } from '../lib/rates.ts'
import { stayFor } from '../lib/suggest-stay.ts'
import {
  choice,
  decimal,
  fields,
  forEach,
  id,
  list,
  markedText,
  meta,
  orNull,
  picture,
  reference,
  template,
  text,
  wholeDate,
  wholeNumber,
  yesOrNo,
  type About,
  type FieldMeta,
  type Shown,
} from './fields.ts'
import { head, heading, iconLine, ink, kicker, label, lede, paragraph, sentence, short } from './section-fields.ts'
import { beforeItBegins, issueOf, says, saysRange, type Words } from './rules.ts'

const guestsWords = 'must be a whole number of guests, for example 2'
const mostGuests = 40

const guests = (about: About) =>
  fields(
    {
      min: wholeNumber('Fewest guests.', guestsWords, { min: 1, max: mostGuests }),
      max: wholeNumber('Most guests.', guestsWords, { min: 1, max: mostGuests }),
    },
    about,
  ).refine(({ min, max }) => min <= max, saysRange)

const dollars = (about: About) => {
  const words = 'must be a whole number of US dollars per night, for example 95'
  const number = wholeNumber(about, words, { min: 1, max: 100_000 })
  return number.meta({ ...number.meta(), isSum: true, hint: 'Without the sign.' } satisfies FieldMeta)
}

const residents = orNull(
  dollars({ is: 'Price in US dollars per night for residents.', more: 'Where it is empty, they pay what all pay.' }),
)

const spanWords =
  'must be a day: every year as month-day, for example 12-20, or once as year-month-day, for example 2027-05-03'

/** A leap day is a day of every year: in other years the day before or after it ends or begins the span. */
const spanDay = (about: About) =>
  z
    .string(says(spanWords))
    .refine((day) => isPlainDate(day.length === 'MM-DD'.length ? `2000-${day}` : day), says(spanWords))
    .meta(meta(about))

const written = 'Written as month-day for every year (12-20), or as year-month-day for once (2027-05-03).'

const spanDays = {
  from: spanDay({ is: 'First day.', hint: written }),
  until: spanDay({ is: 'Last day, of the next year perhaps; it belongs to the span.', hint: written }),
}

const inOneForm: Words = {
  inFile: 'must have `from` and `until` in the same form, both 12-20 or both 2027-12-20',
  inEditor: 'must have both days for every year, or both with their year',
}

/** What is wrong with the two days together; undefined where nothing is. */
function spanProblem(days: Span): Words | undefined {
  const { from, until } = days
  if (from.length !== until.length) return inOneForm
  if (!isYearly(days) && until < from) return beforeItBegins
  return undefined
}

/** The entries of a list whose days are wrong, each with the reason. `ids` are the stays of an entry; none: all stays. */
function spanProblems(entries: (Span & { ids: string[] })[]): [at: number, words: Words][] {
  const haveOneStay = (one: string[], other: string[]) =>
    one.length === 0 || other.length === 0 || one.some((each) => other.includes(each))
  return entries.flatMap((entry, at): [number, Words][] => {
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
        'Fewest nights for those who arrive in the season.',
        'must be a whole number of nights, for example 3',
        { min: 2, max: 60 },
      ),
      'Null where one is enough.',
    ),
    prices: list(
      fields(
        {
          stay: reference('stays', 'The stay.'),
          priceUsd: dollars('Price in US dollars per night in the season.'),
          residentsUsd: residents,
        },
        'The price of a stay.',
      ),
      { is: 'The stays that the season is for, each with its price.', more: 'Other stays keep theirs.' },
      { min: 1, max: 12 },
    ),
  },
  'A season.',
)

const closing = fields(
  {
    ...spanDays,
    stays: list(reference('stays', 'A stay.'), 'The stays that are closed; none: the whole resort.', {
      min: 0,
      max: 12,
    }),
  },
  'Days when stays are closed.',
)

const aboutPictures: About = {
  is: 'Pictures, in the order of the page.',
  more: 'The first is shown where there is room for one.',
}

const pictures = list(
  fields(
    {
      picture: picture({ is: 'The picture.', more: 'No other of the stay may be the same.' }),
      side: orNull(
        choice(['outside', 'inside'], 'Where it was taken; read aloud in the gallery.'),
        'Null where it is neither, or does not matter.',
      ),
      caption: orNull(text('What it shows, as a sentence.', { max: 80 }), 'Null: without a caption.'),
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
      const words = {
        inFile: `must be the key of a picture that this stay does not show yet; \`${key}\` is entry ${before + 1} already`,
        inEditor: `must be a picture that this stay does not show yet; this one is number ${before + 1} already`,
      }
      context.addIssue(issueOf({ rule: 'value', words }, [at, 'picture']))
    }
  })
  .meta(meta(aboutPictures, { onePictureEach: 'picture' }))

const stay = fields(
  {
    id: id({
      is: 'Name in addresses: /accommodations#garden-suite.',
      more: 'Do not change it once guests have links.',
    }),
    name: text('Name of the stay.', { max: 24 }),
    forWhom: markedText('For whom it is, in a few words; stands above the name.', { max: 30 }),
    teaser: markedText('One sentence, for the home page.', { max: 110 }),
    description: markedText('Two or three sentences.', paragraph),
    priceUsd: dollars('Price in US dollars per night.'),
    priceIsFrom: yesOrNo('Whether the price starts there and may be higher.', 'true where the price starts there'),
    residentsUsd: residents,
    occupancy: guests('How many guests stay there.'),
    units: orNull(
      wholeNumber(
        {
          is: 'How many of this stay there are: guests can ask for so many at once.',
          more: 'Where it is empty, they can ask for one.',
        },
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
          place: reference('places', { is: 'A place that suits these guests.', hint: 'Its id in location.yaml.' }),
          label: text('Words of the link to it.', label),
        },
        'A link to one of the places nearby.',
      ),
    ),
    ink,
  },
  'A stay.',
)

const comparisonCell = z
  .union(
    [z.boolean(), text('What it has.', { max: 40 })],
    says({ inFile: 'must be true, false or a few words', inEditor: 'must be yes, no or a few words' }),
  )
  .meta(meta({ is: 'Whether the stay has one, or a few words.', hint: 'True, false or the words.' }))

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
      { is: 'Numbers of the pictures, in small capitals before their captions.', more: 'The page counts.' },
    ),
    gallery: fields(
      {
        enlarge: template(['picture'], 'Name of what enlarges a picture, read aloud.', short),
        position: template(
          ['number', 'total'],
          'Which picture is shown; read aloud after the name of the pictures.',
          short,
        ),
        positionAndSide: template(['number', 'total', 'side'], 'The same for a picture whose side is known.', short),
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
      {
        is: 'The stays, in the order of the page.',
        more: 'With one alone nothing is compared and nothing has to be chosen.',
      },
      { min: 1, max: 8 },
    ),
    localCurrency: orNull(
      fields(
        {
          perUsd: decimal(
            {
              is: 'What one US dollar is worth in the currency of the country.',
              hint: '`prices.localCurrency` in ui.yaml writes its sums.',
            },
            'must be the worth of one US dollar in the currency of the country, for example 129.5',
            { min: 0.01, max: 100_000 },
          ),
          date: wholeDate({ is: 'Day of this rate.', more: 'The check reminds when it is older than 90 days.' }),
        },
        {
          is: 'The rate at which prices are shown in the currency of the country too.',
          more: 'Where it is empty, they are shown in US dollars alone.',
        },
      ),
    ),
    seasons: list(
      season,
      { is: 'Seasons with other prices.', more: 'A dated one counts before one of every year.' },
      { min: 0, max: 40 },
    ),
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
            { who: text('Who is coming.', { max: 60 }), stay: reference('stays', 'The stay that fits.') },
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
                    stay: reference('stays', 'A stay that suits.'),
                    why: markedText('The reason, as a sentence.', { max: 120 }),
                  },
                  'A stay and the reason for it.',
                ),
                {
                  is: 'Stays that suit, the best first.',
                  more:
                    'The first that takes that many guests is suggested, so every number of guests needs one here ' +
                    'that takes it.',
                },
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
  const refuse = (words: Words, ...path: (string | number)[]) =>
    context.addIssue(issueOf({ rule: 'value', words }, path))
  for (const [at, { prices }] of seasons.entries()) {
    const priced = prices.map((price) => price.stay)
    if (new Set(priced).size < priced.length) refuse('must hold each stay once', 'seasons', at, 'prices')
  }
  for (const [at, words] of spanProblems(
    seasons.map((each) => ({ ...each, ids: each.prices.map((price) => price.stay) })),
  )) {
    refuse(words, 'seasons', at)
  }
  for (const [at, words] of spanProblems(closed.map((each) => ({ ...each, ids: each.stays })))) {
    refuse(words, 'closed', at)
  }
  // Where two stays have one id, the suggestions cannot be told apart.
  const areTold = new Set(stays.map((each) => each.id)).size === stays.length
  for (const [at, { suggestions }] of areTold ? choosing.purposes.entries() : []) {
    for (const party of choosing.parties.filter((each) => !stayFor(each, suggestions, stays))) {
      refuse(`must hold a stay that takes ${guestsRange(party)} guests`, 'choosing', 'purposes', at, 'suggestions')
    }
  }
  const most = Math.min(mostGuests, Math.max(...stays.map(({ occupancy }) => occupancy.max)))
  for (let number = 1; number <= most; number += 1) {
    const { length } = choosing.parties.filter(({ min, max }) => min <= number && number <= max)
    if (length === 1) continue
    const where = length === 0 ? 'nowhere' : 'twice'
    refuse(
      `must hold each number of guests that a stay takes, once; ${number} stands there ${where}`,
      'choosing',
      'parties',
    )
    return
  }
})

export type Accommodations = Shown<typeof accommodationsSchema>
export type Stay = Accommodations['stays'][number]
