import { decimal, fields, list, listOf, markedText, orNull, reference, type Shown, text, wholeDate } from './kinds.ts'
import { closing, season, spanProblems } from './season-fields.ts'
import { heading, intro, kicker, label, pageTop, sentence } from './section-fields.ts'
import { stay } from './stay-fields.ts'
import { pages } from './words/pages.ts'
import { wordsLike } from './words.ts'

const localMoney = 'shilling euro pound currency exchange'

export const accommodationsSchema = fields('Accommodations.', {
  ...wordsLike(pages.accommodations),
  ...pageTop,
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
        is: 'Exchange rate for showing prices in local currency too.',
        more: 'Leave it empty to show US dollars only.',
        alsoCalled: localMoney,
      },
      {
        perUsd: decimal(
          { is: 'What one US dollar is worth in local currency.', alsoCalled: localMoney },
          'what one US dollar is worth in local currency',
          { min: 0.01, max: 100_000 },
        ),
        date: wholeDate({ is: 'Day of this rate.', more: 'The check reminds you when it is older than 90 days.' }),
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
  compare: fields('Table that compares the rooms and houses.', { heading, ...wordsLike(pages.accommodations.compare) }),
  helpChoosing: fields('Help with choosing.', {
    kicker,
    ...intro,
    paths: listOf('Suggestions.', { min: 1, max: 8 }, 'A suggestion.', {
      who: text('Who is coming.', { max: 60 }),
      stay: reference('stays', 'The room or house that suits them.'),
    }),
    unsure: fields('For guests who are still not sure.', {
      heading: text('Heading.', label),
      text: markedText('What we offer.', sentence),
      linkLabel: text('Words of the link.', { max: 30 }),
    }),
  }),
  factSheet: fields('The facts on one page, for travel agents and for guests to print or share.', {
    ...wordsLike(pages.accommodations.factSheet),
    where: markedText(
      'Distance from the capital and its airports. Answers that need no message follow on the sheet.',
      sentence,
    ),
    agents: text('For travel agents: net rates.', sentence),
  }),
}).superRefine(({ seasons, closed }, context) => {
  const refuse = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', message, path })
  for (const [at, { prices }] of seasons.entries()) {
    const priced = prices.map((price) => price.stay)
    if (new Set(priced).size < priced.length) refuse('must list each room or house once', 'seasons', at, 'prices')
  }
  const spans = {
    seasons: seasons.map((each) => ({ ...each, ids: each.prices.map((price) => price.stay) })),
    closed: closed.map((each) => ({ ...each, ids: each.stays })),
  }
  for (const [name, entries] of Object.entries(spans))
    for (const [at, words] of spanProblems(entries)) refuse(words, name, at)
})

export type Accommodations = Shown<typeof accommodationsSchema>
export type Stay = Accommodations['stays'][number]
