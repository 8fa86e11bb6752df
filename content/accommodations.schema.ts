import { wholeDate } from './date-fields.ts'
import { decimal, fields, list, markedText, orNull, reference, template, text, type Shown } from './fields.ts'
import { closing, season, spanProblems } from './season-fields.ts'
import { head, heading, kicker, label, lede, sentence, short } from './section-fields.ts'
import { factNames, stay, type FactName } from './stay-fields.ts'

const factLabel = text('Heading of the row.', { max: 24 })

const localMoney = 'shilling euro pound currency exchange'

export const accommodationsSchema = fields(
  {
    head,
    kicker,
    heading,
    lede,
    bookLabel: text('Words on the button of each room or house.', { max: 24 }),
    picturesLabel: template(['stay'], 'Name for the pictures of a room or house, read aloud.', label),
    nightsLabel: text('Opens the calendar of a room or house that has one.', { max: 40 }),
    gallery: fields(
      {
        enlarge: template(['picture'], 'Button that enlarges a picture, read aloud.', short),
        position: template(
          ['number', 'total'],
          { is: 'Which picture is shown.', more: 'Read aloud after their name.' },
          short,
        ),
        positionAndSide: template(['number', 'total', 'side'], 'The same for a picture whose side is known.', short),
        outside: text('Where a picture was taken: from outside.', { max: 30 }),
        inside: text('Where a picture was taken: from inside.', { max: 30 }),
        previous: text('Button to the picture before, read aloud.', short),
        next: text('Button to the next picture, read aloud.', short),
        close: text('Button that closes the gallery, read aloud.', short),
      },
      'The gallery of a room or house.',
    ),
    stays: list(
      stay,
      {
        is: 'Rooms and houses, in the order of the page.',
        more: 'With only one, there is no comparison and guests have nothing to choose.',
      },
      { min: 1, max: 8 },
    ),
    localCurrency: orNull(
      fields(
        {
          perUsd: decimal(
            { is: 'What one US dollar is worth in local currency.', alsoCalled: localMoney },
            'must be what one US dollar is worth in local currency, for example 129.5',
            { min: 0.01, max: 100_000 },
          ),
          date: wholeDate({ is: 'Day of this rate.', more: 'The check reminds you when it is older than 90 days.' }),
        },
        {
          is: 'Exchange rate for showing prices in local currency too.',
          more: 'Leave it empty to show US dollars only.',
          alsoCalled: localMoney,
        },
      ),
    ),
    seasons: list(
      season,
      {
        is: 'Seasons with other prices.',
        more: 'A season for one year takes precedence over a season for every year.',
        alsoCalled: 'easter christmas new year holidays high low rates',
      },
      { min: 0, max: 40 },
    ),
    closed: list(
      closing,
      {
        is: 'Days when the resort, or a room or house, is closed.',
        more: 'They take precedence over seasons.',
        alsoCalled: 'easter christmas holidays shut',
      },
      { min: 0, max: 40 },
    ),
    compare: fields(
      {
        heading,
        label: text('Name of the table, read aloud.', label),
        feature: text('Heading of the first column, read aloud.', { max: 24 }),
        price: text('Heading of the row of prices.', { max: 24 }),
        guests: text('Heading of the row of guests.', { max: 24 }),
        facts: fields(
          Object.fromEntries(factNames.map((name) => [name, factLabel])) as Record<FactName, typeof factLabel>,
          'Headings of the rows.',
        ),
        squareMetres: template(['number'], 'The size of a room or house.', { max: 16 }),
        bookLabel: text('Words of the button below each column.', { max: 16 }),
        choose: list(
          text('Label of a list.', { max: 20 }),
          'Labels of the two lists above the table on narrow screens, where guests choose what to compare.',
          { min: 2, max: 2 },
        ),
      },
      'Table that compares the rooms and houses.',
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
              stay: reference('stays', 'The room or house that suits them.'),
            },
            'A suggestion.',
          ),
          'Suggestions.',
          { min: 1, max: 8 },
        ),
        unsure: fields(
          {
            heading: text('Heading.', label),
            text: markedText('What we offer.', sentence),
            linkLabel: text('Words of the link.', { max: 30 }),
          },
          'For guests who are still not sure.',
        ),
        guideLabel: text('Link to the Nakuru Guide.', label),
      },
      'Help with choosing.',
    ),
    factSheet: fields(
      {
        heading: text('Heading.', label),
        text: markedText('Who it is for.', sentence),
        printLabel: text('Button that prints the page.', { max: 24 }),
        shareLabel: text('Button that shares the facts with a link.', { max: 24 }),
        copied: text('Shown when they were copied, because the browser cannot share.', { max: 60 }),
        stay: template(['price', 'guests'], 'Price and guests of a room or house, after its name.', { max: 60 }),
        published: template(['date'], 'Date of the prices.', { max: 100 }),
        currency: template(['date'], 'Date of the exchange rate.', { max: 80 }),
        closed: template(['days'], 'Days when the resort, or a room or house, is closed.', { max: 40 }),
        reach: template(['phone', 'whatsapp', 'email'], 'How to reach the resort.', { max: 80 }),
        distances: template(['places'], 'Driving times to the places nearby.', { max: 60 }),
        town: template(['time'], 'The same for the town centre.', { max: 40 }),
        units: template(['count'], 'How many rooms or houses of this kind there are.', { max: 24 }),
        where: markedText('Altitude, and distance from the capital and its airports.', sentence),
        agents: text('For travel agents: net rates.', sentence),
      },
      'The facts on one page, for travel agents and for guests to print or share.',
    ),
  },
  'Accommodations.',
).superRefine(({ seasons, closed }, context) => {
  const refuse = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', message, path })
  for (const [at, { prices }] of seasons.entries()) {
    const priced = prices.map((price) => price.stay)
    if (new Set(priced).size < priced.length) refuse('must list each room or house once', 'seasons', at, 'prices')
  }
  for (const [at, words] of spanProblems(
    seasons.map((each) => ({ ...each, ids: each.prices.map((price) => price.stay) })),
  )) {
    refuse(words, 'seasons', at)
  }
  for (const [at, words] of spanProblems(closed.map((each) => ({ ...each, ids: each.stays })))) {
    refuse(words, 'closed', at)
  }
})

export type Accommodations = Shown<typeof accommodationsSchema>
export type Stay = Accommodations['stays'][number]
