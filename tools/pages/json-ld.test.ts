/** What depends on what an owner leaves out; the whole of each page is in the snapshots of `tests/guest/`. */
import { expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { structuredData } from './json-ld.ts'

const card = { src: '/cards/here.0123abcd.jpg', width: 1200, height: 630, alt: 'Here' }
const content = soundContent()
const { site, home, accommodations, terms } = content
const dataOf = (path: string, of = content) => structuredData(of, path, card, ({ key }) => `/pictures/${key}.webp`)

test('the range of prices is told where the lowest and the highest are shown', () => {
  const { stays } = accommodations
  const prices = stays.map(({ priceUsd }) => priceUsd)
  const [first] = home.accommodations.cards
  const at = (...chosen: typeof stays) => ({
    ...content,
    accommodations: { ...accommodations, seasons: [] },
    home: {
      ...home,
      accommodations: { ...home.accommodations, cards: chosen.map(({ id }) => ({ ...first!, stay: id })) },
    },
  })
  const lowest = stays.find(({ priceUsd }) => priceUsd === Math.min(...prices))!
  const highest = stays.find(({ priceUsd }) => priceUsd === Math.max(...prices))!
  expect(dataOf('/', at(lowest, highest))).toContain('priceRange')
  expect(dataOf('/', at(lowest))).not.toContain('priceRange')
  expect(dataOf('/about-us', at(lowest))).toContain('priceRange')
  // It tells no prices of seasons, of which one is the highest.
  expect(dataOf('/about-us')).not.toContain('priceRange')
})

test('B2 what an owner has not confirmed is left out', () => {
  const { arrival, payment } = terms.terms
  const unanswered = { arrival: { ...arrival, answer: null }, payment: { ...payment, answer: null } }
  const open = {
    ...content,
    site: { ...site, place: { ...site.place, gate: null }, footer: { ...site.footer, blurb: 'A garden.' } },
    terms: { ...terms, terms: { ...terms.terms, ...unanswered } },
  }
  for (const [path, name] of [
    ['/accommodations', 'checkinTime'],
    ['/accommodations', 'checkoutTime'],
    ['/accommodations', 'paymentAccepted'],
    ['/location', 'geo'],
    ['/', 'foundingDate'],
  ] as const) {
    expect(dataOf(path)).toContain(`"${name}":`)
    expect(dataOf(path, open)).not.toContain(`"${name}":`)
  }
})

test('no text can end its data block', () => {
  const blurb = 'A garden. </script><!--'
  const data = dataOf('/', { ...content, site: { ...site, footer: { ...site.footer, blurb } } })
  expect(data.match(/</g)).toHaveLength(2)
  expect(JSON.parse(/>(.*)</s.exec(data)![1]!)['@graph'][0]).toMatchObject({ description: blurb })
})
