import { expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { structuredData } from './json-ld-of-pages.ts'

const card = { src: '/cards/here.0123abcd.jpg', width: 1200, height: 630, alt: 'Here' }
const content = soundContent()
const dataOf = (path: string, of = content, today = '2026-06-01') =>
  structuredData(of, path, card, ({ key }) => `/pictures/${key}.webp`, today)

test('a page without an address of its own has no data block', () => {
  expect(dataOf('*')).toBe('')
})

test('a room has the first picture of its stay', () => {
  for (const { pictures } of content.accommodations.stays) {
    expect(dataOf('/accommodations')).toContain(`/pictures/${pictures[0]?.picture.key}.webp`)
  }
})

test('the range of prices is told where the lowest and the highest are shown', () => {
  const { home } = content
  const { stays } = content.accommodations
  const prices = stays.map(({ priceUsd }) => priceUsd)
  const accommodations = { ...content.accommodations, seasons: [] }
  const [first] = home.accommodations.cards
  const at = (...chosen: typeof stays) => ({
    ...content,
    accommodations,
    home: {
      ...home,
      accommodations: { ...home.accommodations, cards: chosen.map(({ id }) => ({ ...first!, stay: id })) },
    },
  })
  const lowest = stays.find(({ priceUsd }) => priceUsd === Math.min(...prices))!
  const highest = stays.find(({ priceUsd }) => priceUsd === Math.max(...prices))!
  expect(dataOf('/', at(lowest, highest))).toContain('priceRange')
  expect(dataOf('/', at(lowest))).not.toContain('priceRange')
  for (const path of ['/accommodations', '/about-us']) expect(dataOf(path, at(lowest))).toContain('priceRange')
  for (const path of ['/enjoyments', '/location']) expect(dataOf(path)).not.toContain('priceRange')
})

test('prices in seasons belong to the range, and have the days on which they are asked next', () => {
  const { accommodations } = content
  const [stay] = accommodations.stays
  const season = (from: string, until: string, priceUsd: number) => ({
    from,
    until,
    leastNights: null,
    prices: [{ stay: stay!.id, priceUsd, residentsUsd: null }],
  })
  const seasons = [
    season('12-20', '01-02', 901),
    season('02-29', '03-05', 902),
    season('2026-01-05', '2026-01-09', 903),
  ]
  const inSeason = { ...content, accommodations: { ...accommodations, seasons } }
  const datesAt = (today: string) =>
    [...dataOf('/accommodations', inSeason, today).matchAll(/"validFrom":"([^"]+)","validThrough":"([^"]+)"/g)].map(
      ([, from, until]) => `${from} ${until}`,
    )
  expect(datesAt('2026-01-02')).toEqual(['2025-12-20 2026-01-02', '2026-02-28 2026-03-05', '2026-01-05 2026-01-09'])
  expect(datesAt('2026-06-01')).toEqual(['2026-12-20 2027-01-02', '2027-02-28 2027-03-05'])
  expect(dataOf('/accommodations', inSeason)).toMatch(/"priceRange":"\$\d+–\$903"/)
  // They tell no prices of seasons.
  for (const path of ['/', '/about-us']) expect(dataOf(path, inSeason)).not.toContain('priceRange')
})

test('the founding year is left out where no page names it', () => {
  const footer = { ...content.site.footer, blurb: 'A garden.' }
  expect(dataOf('/', { ...content, site: { ...content.site, footer } })).not.toContain('foundingDate')
})
