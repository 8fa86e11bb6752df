import { expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { structuredData } from './json-ld.ts'

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

test('prices in seasons belong to the range', () => {
  const { accommodations } = content
  const prices = [{ stay: accommodations.stays[0]!.id, priceUsd: 901, residentsUsd: null }]
  const seasons = [{ from: '12-20', until: '01-02', leastNights: null, prices }]
  const inSeason = { ...content, accommodations: { ...accommodations, seasons } }
  expect(dataOf('/accommodations', inSeason)).toMatch(/"priceRange":"\$\d+–\$901"/)
  // They tell no prices of seasons.
  for (const path of ['/', '/about-us']) expect(dataOf(path, inSeason)).not.toContain('priceRange')
})

const graphOf = (path: string, of = content): Record<string, unknown>[] =>
  JSON.parse(/>(.*)</s.exec(dataOf(path, of))![1]!)['@graph']
const { site, accommodations, location, terms } = content

test('the resort is one on all pages, by name, address and desk', () => {
  for (const path of ['/', '/accommodations', '/enjoyments', '/location', '/about-us']) {
    expect(graphOf(path)[0]).toMatchObject({
      '@id': `${site.siteUrl}/#resort`,
      name: site.name,
      image: `${site.siteUrl}${card.src}`,
      address: { streetAddress: site.address.street, addressCountry: site.place.countryCode },
      contactPoint: { telephone: site.phone, hoursAvailable: [site.hours.weekdays, site.hours.weekend] },
    })
  }
})

test('the gate is told on its page, once it is confirmed', () => {
  const at = (gate: typeof site.place.gate) => ({ ...content, site: { ...site, place: { ...site.place, gate } } })
  const gate = { lat: -0.3, lon: 36.1, plusCode: '6GFRP379+57' }
  expect(graphOf('/location', at(gate))[0]).toMatchObject({ geo: { latitude: -0.3, longitude: 36.1 } })
  expect(graphOf('/location', at(null))[0]).not.toHaveProperty('geo')
  expect(graphOf('/', at(gate))[0]).not.toHaveProperty('geo')
})

test('V4 a stay has its price in US dollars per night, or the lowest where it only starts there', () => {
  const stays = accommodations.stays.map((stay, at) => ({ ...stay, priceIsFrom: at === 0 }))
  const [resort] = graphOf('/accommodations', { ...content, accommodations: { ...accommodations, stays } })
  const offers = resort!.makesOffer as Record<string, unknown>[]
  const [first, second] = stays
  expect(offers[0]).toMatchObject({ '@type': 'AggregateOffer', lowPrice: first!.priceUsd, priceCurrency: 'USD' })
  expect(offers[0]).toMatchObject({ priceSpecification: { minPrice: first!.priceUsd, unitText: 'NIGHT' } })
  expect(offers[0]).not.toHaveProperty('price')
  expect(offers[1]).toMatchObject({ '@type': 'Offer', name: second!.name, price: second!.priceUsd })
})

test('B2 times and ways to pay are told once they are answered', () => {
  const { arrival, payment } = terms.terms
  const answer = { deposit: 'None.', ways: ['cash' as const] }
  const termsWith = (changed: object) => ({ ...content, terms: { ...terms, terms: { ...terms.terms, ...changed } } })
  const times = { arrival: '14:00', departure: '10:30' }
  const answered = termsWith({ arrival: { ...arrival, answer: times }, payment: { ...payment, answer } })
  expect(graphOf('/accommodations', answered)[0]).toMatchObject({
    checkinTime: '14:00',
    checkoutTime: '10:30',
    paymentAccepted: terms.answers.ways.cash,
  })
  const open = termsWith({ arrival: { ...arrival, answer: null }, payment: { ...payment, answer: null } })
  for (const name of ['checkinTime', 'checkoutTime', 'paymentAccepted'])
    expect(graphOf('/accommodations', open)[0]).not.toHaveProperty(name)
})

test('rooms and places nearby have the addresses of their parts of the page', () => {
  const idsOf = (path: string, type: string) =>
    graphOf(path).flatMap((node) => (node['@type'] === type ? [node['@id']] : []))
  expect(idsOf('/accommodations', 'HotelRoom')).toEqual(
    accommodations.stays.map(({ id }) => `${site.siteUrl}/accommodations#${id}`),
  )
  expect(idsOf('/location', 'TouristAttraction')).toEqual(
    location.nearby.places.map(({ id }) => `${site.siteUrl}/location#${id}`),
  )
})

test('the founding year is left out where no page names it', () => {
  const footer = { ...content.site.footer, blurb: 'A garden.' }
  expect(dataOf('/', { ...content, site: { ...content.site, footer } })).not.toContain('foundingDate')
})

test('no text can end its data block', () => {
  const footer = { ...site.footer, blurb: 'A garden. </script><!--' }
  const data = dataOf('/', { ...content, site: { ...site, footer } })
  expect(data.match(/</g)).toHaveLength(2)
  expect(graphOf('/', { ...content, site: { ...site, footer } })[0]).toMatchObject({ description: footer.blurb })
})
