/**
 * What the pages say once everything is filled in. It runs in the copy that `tests/resorts/build.ts` makes, together
 * with the tests of `tests/site/`: `content` is the filled one there.
 */
import { describe, expect, test } from 'vitest'
import { formatDays } from '../../../lib/dates.ts'
import { usd } from '../../../lib/prices.ts'
import { aboutLocalSum, aboutLocalSumAt } from '../../../lib/local-currency.ts'
import { spanText } from '../../../lib/rates.ts'
import { fill, inWords, plainText, upperFirst } from '../../../lib/text.ts'
import { termsOf } from '../../../app/resort/term-texts.ts'
import { builtPage, content, pagePaths, textOf } from '../../site/built-pages.ts'
import { notice } from './content.ts'

const { accommodations, enjoyments, terms, ui } = content
const { stays, seasons, closed, localCurrency } = accommodations
const words = ui.prices
const daysOf = (span: { from: string; until: string }) => fill(words.season, { days: spanText(span, words.days) })

const page = builtPage('/accommodations')

test.each(pagePaths)('R4 the notice is in %s, with its days and its link', (path) => {
  const band = builtPage(path).querySelector(`aside[aria-label="${ui.notice}"]`)
  expect(textOf(band)).toBe(`${formatDays(notice.from, notice.until)} ${notice.text} ${notice.link.label}`)
})

test.each(pagePaths)('R4 the notice takes no sheet where %s is printed', (path) => {
  const printed = builtPage(path)
  const [name = ''] = printed.querySelector(`aside[aria-label="${ui.notice}"]`)?.classNames.split(' ') ?? []
  const styles = printed.querySelectorAll('style').map(({ text }) => text)
  const rule = new RegExp(`\\.${name}\\{(?:[^{}]|\\{[^{}]*\\})*\\}`).exec(styles.join(''))?.[0]
  expect(rule).toContain('@media print{display:none}')
})

test('B1 every term is answered, and no question is left to add to a message', () => {
  const section = page.querySelector('#before-you-book')
  for (const { answer } of termsOf(terms.terms, terms.answers))
    expect(textOf(section)).toContain(plainText(answer ?? ''))
  expect(section?.querySelectorAll('q, button[aria-pressed]')).toHaveLength(0)
})

test('G1 G2 hosts of a celebration and guests for a day are answered', () => {
  const section = builtPage('/enjoyments').querySelector('#celebrations')
  for (const { answer } of enjoyments.celebrationQuestions) expect(textOf(section)).toContain(answer?.text)
  expect(textOf(section)).toContain(enjoyments.celebrations.dayGuests.answer)
  expect(textOf(section)).not.toContain(plainText(enjoyments.celebrations.dayGuests.open))
  expect(section?.querySelectorAll('q, button[aria-pressed]')).toHaveLength(0)
})

describe.each(stays)('$name', (stay) => {
  const inSeasons = seasons.flatMap(({ prices, ...season }) =>
    prices.filter((price) => price.stay === stay.id).map((price) => ({ ...season, ...price })),
  )

  test('R1 R2 R3 its card: local currency, a line for residents, for each season and each closing', () => {
    const article = page.querySelector(`article#${stay.id}`)
    expect(textOf(article)).toContain(aboutLocalSumAt(stay.priceUsd, localCurrency!, words))
    const about = (priceUsd: number) => aboutLocalSum(priceUsd, localCurrency!, words)
    expect(article?.querySelectorAll('dl > div').map(textOf)).toEqual([
      ...(stay.residentsUsd === null
        ? []
        : [`${words.residents} ${usd(stay.residentsUsd)} ${about(stay.residentsUsd)}`]),
      ...inSeasons.map((season) =>
        [
          daysOf(season),
          usd(season.priceUsd),
          about(season.priceUsd),
          ...(season.residentsUsd === null ? [] : [fill(words.inSeason, { sum: usd(season.residentsUsd) })]),
          ...(season.leastNights === null ? [] : [fill(words.leastNights, { nights: inWords(season.leastNights) })]),
        ].join(' '),
      ),
      ...closed
        .filter((closing) => closing.stays.length === 0 || closing.stays.includes(stay.id))
        .map((closing) => `${daysOf(closing)} ${upperFirst(words.closed)}`),
    ])
  })

  test('F4 the fact sheet says its prices for residents and in seasons too', () => {
    const line = page
      .querySelectorAll('[data-fact-sheet] dl > div')
      .find((each) => textOf(each.querySelector('dt')) === stay.name)
    expect(textOf(line ?? null)).toContain(usd(stay.priceUsd))
    if (stay.residentsUsd !== null)
      expect(textOf(line ?? null)).toContain(`${words.residents} ${usd(stay.residentsUsd)}`)
    for (const season of inSeasons) expect(textOf(line ?? null)).toContain(`${daysOf(season)} ${usd(season.priceUsd)}`)
  })
})

test('B2 structured data of the stays tells when guests come and leave, and how they can pay', () => {
  const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? '{}') as {
    '@graph': Record<string, unknown>[]
  }
  const resort = data['@graph'].find((node) => node['@type'] === content.site.kind)
  const { arrival, departure } = terms.terms.arrival.answer!
  const ways = terms.terms.payment.answer!.ways.map((way) => terms.answers.ways[way])
  expect(resort).toMatchObject({ checkinTime: arrival, checkoutTime: departure, paymentAccepted: ways.join(', ') })
})
