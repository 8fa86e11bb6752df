import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import ui from '../../../content/ui.yaml'
import { fill, upperFirst } from '../../../lib/text.ts'
import { StayLocalPrice, StayRates } from './StayRates.tsx'

const filled = vi.hoisted(() => ({
  localCurrency: { perUsd: 129.5, date: '2026-11-01' } as { perUsd: number; date: string } | null,
  seasons: [
    { from: '12-20', until: '01-02', leastNights: 3, prices: [{ stay: 'cottage', priceUsd: 120, residentsUsd: 90 }] },
    {
      from: '07-01',
      until: '08-31',
      leastNights: null,
      prices: [{ stay: 'villa', priceUsd: 180, residentsUsd: null }],
    },
  ],
  closed: [
    { from: '2027-05-03', until: '2027-05-20', stays: [] },
    { from: '2027-06-01', until: '2027-06-02', stays: ['villa'] },
  ],
}))
vi.mock('../../../content/accommodations.yaml', () => filled)

const words = ui.prices
const local = (amount: string) => fill(words.localCurrency, { amount }).replace('\u00a0', ' ')
const days = (from: string, until: string) => fill(words.season, { days: fill(words.days, { from, until }) })
const linesOf = (html: string) =>
  html
    .split('<div>')
    .slice(1)
    .map((line) =>
      line
        .replaceAll(/<[^>]+>/g, '|')
        .replaceAll(/(?:\s*\|)+\s*/g, '|')
        .replaceAll('\u00a0', ' '),
    )
const cottage = { id: 'cottage', priceUsd: 95, priceIsFrom: false, residentsUsd: 70 }

test('R1, R3: residents, each season and each closing of a stay have a line', () => {
  const about = (amount: string) => fill(words.aboutLocalSum, { sum: local(amount) })
  expect(linesOf(renderToStaticMarkup(<StayRates stay={cottage} />))).toEqual([
    `|${words.residents}|$70|${about('9,100')}|`,
    `|${days('20 December', '2 January')}|$120|${about('15,500')}|${fill(words.inSeason, { sum: '$90' })}|${fill(words.leastNights, { nights: 'three' })}|`,
    `|${days('3', '20 May 2027')}|${upperFirst(words.closed)}|`,
  ])
})

test('R2: the local sum has the day of its rate; without one there is none', () => {
  const below = () => renderToStaticMarkup(<StayLocalPrice priceUsd={95} />).replaceAll('\u00a0', ' ')
  expect(below()).toContain(fill(words.aboutLocalSumAt, { sum: local('12,300'), date: '1 November 2026' }))
  filled.localCurrency = null
  expect(below()).toBe('')
})
