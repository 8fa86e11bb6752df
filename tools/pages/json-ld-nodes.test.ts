import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attraction, breadcrumbs, jsonLd, resort, room, webSite } from './json-ld-nodes.ts'
import type { ResortFacts, ResortOnPage, StayFacts } from './json-ld-nodes.ts'

const siteUrl = 'https://resort.example'

const facts: ResortFacts = {
  siteUrl,
  name: 'The Resort',
  kind: 'BedAndBreakfast',
  address: { street: 'Garden Road', city: 'Town' },
  place: { gate: null, countryCode: 'CC' },
  phone: '+254000000000',
  email: 'stay@resort.example',
  hours: { weekdays: { opens: '08:00', closes: '20:00' }, weekend: { opens: '09:00', closes: '18:00' } },
  social: [{ url: 'https://network.example/resort' }],
}
const gate = { lat: -0.3, lon: 36.1 }

const stay: StayFacts = {
  id: 'cottage',
  name: 'Cottage',
  description: 'A cottage.',
  priceUsd: 95,
  priceIsFrom: false,
  occupancy: { min: 2, max: 4 },
  features: ['Desk'],
  amenities: [{ text: 'Wi-Fi' }],
}

const page: ResortOnPage = { description: 'A garden.', image: '/cards/here.jpg' }

const ofEveryPage = {
  '@type': 'BedAndBreakfast',
  '@id': `${siteUrl}/#resort`,
  name: 'The Resort',
  url: `${siteUrl}/`,
  image: `${siteUrl}/cards/here.jpg`,
  description: 'A garden.',
  address: { '@type': 'PostalAddress', streetAddress: 'Garden Road', addressLocality: 'Town', addressCountry: 'CC' },
  telephone: '+254000000000',
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'reservations',
    telephone: '+254000000000',
    email: 'stay@resort.example',
    hoursAvailable: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '20:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday', 'Sunday'], opens: '09:00', closes: '18:00' },
    ],
  },
  sameAs: ['https://network.example/resort'],
}

const feature = (name: string) => ({ '@type': 'LocationFeatureSpecification', name, value: true })

/** The offer of the only stay on a page. */
function offerOf(of: StayFacts) {
  const { makesOffer } = resort(facts, { ...page, stays: [of] })
  return [makesOffer].flat()[0]
}

describe('the resort', () => {
  test('has name, picture, description, address and desk on every page', () => {
    expect(resort({ ...facts, place: { ...facts.place, gate } }, page)).toEqual(ofEveryPage)
  })

  test('has what the page says besides', () => {
    const stays = [stay, { ...stay, id: 'tent', priceUsd: 60 }, { ...stay, id: 'villa', priceUsd: 150 }]
    const whole: ResortOnPage = {
      ...page,
      foundedYear: 1999,
      hasGate: true,
      amenities: ['A garden'],
      sums: [60, 95, 150],
      stays,
      times: { arrival: '14:00', departure: '10:30' },
      waysToPay: ['M-Pesa', 'card'],
    }
    expect(resort({ ...facts, place: { ...facts.place, gate } }, whole)).toEqual({
      ...ofEveryPage,
      geo: { '@type': 'GeoCoordinates', latitude: -0.3, longitude: 36.1 },
      priceRange: '$60–$150',
      checkinTime: '14:00',
      checkoutTime: '10:30',
      paymentAccepted: 'M-Pesa, card',
      foundingDate: '1999',
      amenityFeature: [feature('A garden')],
      containsPlace: ['cottage', 'tent', 'villa'].map((id) => ({ '@id': `${siteUrl}/accommodations#${id}` })),
      makesOffer: stays.map(offerOf),
    })
  })

  test('has no position while the gate is not confirmed', () => {
    expect(resort(facts, { ...page, hasGate: true })).not.toHaveProperty('geo')
  })

  test('B2 has no times and no ways to pay while they are open', () => {
    expect(resort(facts, { ...page, times: null, waysToPay: [] })).toEqual(ofEveryPage)
  })

  test('has one price where all stays have the same', () => {
    expect(resort(facts, { ...page, sums: [95, 95] })).toHaveProperty('priceRange', '$95')
  })
})

describe('V4 a stay', () => {
  test('has a price in US dollars per night', () => {
    expect(offerOf(stay)).toEqual({
      '@type': 'Offer',
      name: 'Cottage',
      url: `${siteUrl}/accommodations#cottage`,
      price: 95,
      priceCurrency: 'USD',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 95, priceCurrency: 'USD', unitText: 'NIGHT' },
    })
  })

  test('has a lowest price where its price only starts there', () => {
    const offer = offerOf({ ...stay, priceIsFrom: true })
    expect(offer).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 95, priceCurrency: 'USD' })
    expect(offer).not.toHaveProperty('price')
    expect(offer).toMatchObject({ priceSpecification: { minPrice: 95, unitText: 'NIGHT' } })
  })

  test('has an offer of its own between two days, after that of other days', () => {
    const dated = [{ stay: 'cottage', from: '2026-12-20', until: '2027-01-02', priceUsd: 120 }]
    const { makesOffer } = resort(facts, { ...page, stays: [{ ...stay, priceIsFrom: true }], dated })
    expect(makesOffer).toEqual([
      expect.objectContaining({ '@type': 'AggregateOffer', lowPrice: 95 }),
      expect.objectContaining({ '@type': 'Offer', price: 120, validFrom: '2026-12-20', validThrough: '2027-01-02' }),
    ])
  })

  test('tells how many guests may come at most, and what is in it', () => {
    expect(room(siteUrl, stay, '/pictures/cottage.webp')).toEqual({
      '@type': 'HotelRoom',
      '@id': `${siteUrl}/accommodations#cottage`,
      name: 'Cottage',
      description: 'A cottage.',
      image: `${siteUrl}/pictures/cottage.webp`,
      occupancy: { '@type': 'QuantitativeValue', maxValue: 4 },
      amenityFeature: [feature('Desk'), feature('Wi-Fi')],
    })
  })
})

test('a place nearby is an attraction with an address on its page', () => {
  expect(attraction(siteUrl, { id: 'lake', name: 'Lake', description: 'A lake.' })).toEqual({
    '@type': 'TouristAttraction',
    '@id': `${siteUrl}/location#lake`,
    name: 'Lake',
    description: 'A lake.',
  })
})

test('the way to a page is counted from one', () => {
  const list = breadcrumbs(siteUrl, [
    { name: 'Home', path: '/' },
    { name: 'Here', path: '/here' },
  ])
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${siteUrl}/` },
      { position: 2, name: 'Here', item: `${siteUrl}/here` },
    ],
  })
})

test('the site has the name of the resort and its address', () => {
  expect(webSite(facts)).toEqual({ '@type': 'WebSite', name: 'The Resort', url: `${siteUrl}/` })
})

test('no text can end its data block, and all of it is read back', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('</script><!--'))), (texts) => {
      const written = jsonLd(texts)
      expect(written).not.toContain('<')
      expect(JSON.parse(written)).toEqual({ '@context': 'https://schema.org', '@graph': texts })
    }),
  )
})
