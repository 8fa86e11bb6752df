import { wholeDate } from './date-fields.ts'
import { decimal, fields, list, markedText, orNull, reference, template, text, type Shown } from './fields.ts'
import { closing, season, spanProblems } from './season-fields.ts'
import { head, heading, kicker, label, lede, sentence, short } from './section-fields.ts'
import { factNames, stay, type FactName } from './stay-fields.ts'

const factLabel = text('Name of the row.', { max: 24 })

const localMoney = 'shilling euro pound currency exchange'

export const accommodationsSchema = fields(
  {
    head,
    kicker,
    heading,
    lede,
    bookLabel: text('Words of each stay’s button.', { max: 24 }),
    picturesLabel: template(['stay'], 'Name of each stay’s pictures, read aloud.', label),
    nightsLabel: text('What opens the months of a stay, where a calendar is kept.', { max: 40 }),
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
              alsoCalled: localMoney,
            },
            'must be the worth of one US dollar in the currency of the country, for example 129.5',
            { min: 0.01, max: 100_000 },
          ),
          date: wholeDate({ is: 'Day of this rate.', more: 'The check reminds when it is older than 90 days.' }),
        },
        {
          is: 'The rate at which prices are shown in the currency of the country too.',
          more: 'Where it is empty, they are shown in US dollars alone.',
          alsoCalled: localMoney,
        },
      ),
    ),
    seasons: list(
      season,
      {
        is: 'Seasons with other prices.',
        more: 'A dated one counts before one of every year.',
        alsoCalled: 'easter christmas new year holidays high low rates',
      },
      { min: 0, max: 40 },
    ),
    closed: list(
      closing,
      {
        is: 'Days when the resort or a stay is closed, before any season.',
        alsoCalled: 'easter christmas holidays shut',
      },
      { min: 0, max: 40 },
    ),
    compare: fields(
      {
        heading,
        label: text('Name of the table, read aloud.', label),
        feature: text('Heading of the first column, read aloud.', { max: 24 }),
        price: text('Name of the row of prices.', { max: 24 }),
        guests: text('Name of the row of guests.', { max: 24 }),
        facts: fields(
          Object.fromEntries(factNames.map((name) => [name, factLabel])) as Record<FactName, typeof factLabel>,
          'Name of each row.',
        ),
        squareMetres: template(['number'], 'The size of a room or house.', { max: 16 }),
        bookLabel: text('Words of the button below each column.', { max: 16 }),
        choose: list(
          text('Label of a list.', { max: 20 }),
          'Labels of the two lists of stays, from which guests with narrow screens choose what to compare.',
          { min: 2, max: 2 },
        ),
      },
      'Table that compares the stays, below the help with the choice.',
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
            linkLabel: text('Words of the link.', { max: 30 }),
          },
          'For those who are still not sure.',
        ),
        guideLabel: text('Link to the Nakuru Guide.', label),
      },
      'Help with the choice.',
    ),
    factSheet: fields(
      {
        heading: text('Heading.', label),
        text: markedText('For whom it is.', sentence),
        printLabel: text('Button that prints the page.', { max: 24 }),
        shareLabel: text('Button that shares the facts, with a link to them.', { max: 24 }),
        copied: text('Once they are copied, where the browser cannot share.', { max: 60 }),
        stay: template(['price', 'guests'], 'What a stay costs and how many it takes, after its name.', { max: 60 }),
        published: template(['date'], 'On which day the rates were published.', { max: 100 }),
        currency: template(['date'], 'Of which day the rate is, for sums in the currency of the country.', { max: 80 }),
        closed: template(['days'], 'Days when a stay, or the resort, is closed.', { max: 40 }),
        reach: template(['phone', 'whatsapp', 'email'], 'How to reach the resort.', { max: 80 }),
        distances: template(['places'], 'How long one drives to the places around.', { max: 60 }),
        town: template(['time'], 'The same for the town centre.', { max: 40 }),
        units: template(['count'], 'How many there are of this kind.', { max: 24 }),
        where: markedText('Altitude, and how far it is from the capital and its airports.', sentence),
        agents: text('For travel agents: net rates.', sentence),
      },
      'The facts for agents and for the guest’s folder; with the terms they are the printed form of the page.',
    ),
  },
  'Accommodations.',
).superRefine(({ seasons, closed }, context) => {
  const refuse = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', message, path })
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
})

export type Accommodations = Shown<typeof accommodationsSchema>
export type Stay = Accommodations['stays'][number]
