import { expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { structuredData } from './json-ld-of-pages.ts'

const card = { src: '/cards/here.0123abcd.jpg', width: 1200, height: 630, alt: 'Here' }
const content = soundContent()
const dataOf = (path: string, of = content) => structuredData(of, path, card, ({ key }) => `/pictures/${key}.webp`)

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
  const [first] = home.accommodations.cards
  const at = (...chosen: typeof stays) => ({
    ...content,
    home: {
      ...home,
      accommodations: { ...home.accommodations, cards: chosen.map(({ id }) => ({ ...first!, stay: id })) },
    },
  })
  const lowest = stays.find(({ priceUsd }) => priceUsd === Math.min(...prices))!
  const highest = stays.find(({ priceUsd }) => priceUsd === Math.max(...prices))!
  expect(dataOf('/', at(lowest, highest))).toContain('priceRange')
  expect(dataOf('/', at(lowest))).not.toContain('priceRange')
  for (const path of ['/accommodations', '/about-us']) expect(dataOf(path)).toContain('priceRange')
  for (const path of ['/enjoyments', '/location']) expect(dataOf(path)).not.toContain('priceRange')
})

test('the founding year is left out where no page names it', () => {
  const footer = { ...content.site.footer, blurb: 'A garden.' }
  expect(dataOf('/', { ...content, site: { ...content.site, footer } })).not.toContain('foundingDate')
})
