import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attraction, breadcrumbs, jsonLd, resort, room, webSite } from './schema-org.ts'
import type { ResortFacts, ResortOnPage, StayFacts } from './schema-org.ts'

const siteUrl = 'https://resort.example'

const facts: ResortFacts = {
  siteUrl,
  name: 'The Resort',
  address: { street: 'Garden Road', city: 'Town' },
  place: { gate: null, countryCode: 'CC' },
  phone: '+254000000000',
}
const gate = { lat: -0.3, lon: 36.1 }

const stay: StayFacts = {
  id: 'cottage',
  name: 'Cottage',
  description: 'A cottage.',
  priceUsd: 95,
  priceIsFrom: false,
  occupancy: { min: 2, max: 4 },
}

const page: ResortOnPage = { description: 'A garden.', image: '/cards/here.jpg' }

const ofEveryPage = {
  '@type': 'Resort',
  '@id': `${siteUrl}/#resort`,
  name: 'The Resort',
  url: `${siteUrl}/`,
  image: `${siteUrl}/cards/here.jpg`,
  description: 'A garden.',
  address: { '@type': 'PostalAddress', streetAddress: 'Garden Road', addressLocality: 'Town', addressCountry: 'CC' },
  telephone: '+254000000000',
}

describe('the resort', () => {
  test('has name, picture, description, address and number on every page', () => {
    expect(resort({ ...facts, place: { ...facts.place, gate } }, page)).toEqual(ofEveryPage)
  })

  test('has what the page says besides', () => {
    const hours = { weekdays: { opens: '08:00', closes: '20:00' }, weekend: { opens: '09:00', closes: '18:00' } }
    const whole: ResortOnPage = {
      ...page,
      foundedYear: 1999,
      hours,
      hasGate: true,
      amenities: ['A garden'],
      stays: [stay, { ...stay, id: 'tent', priceUsd: 60, priceIsFrom: true }, { ...stay, id: 'villa', priceUsd: 150 }],
      times: { arrival: '14:00', departure: '10:30' },
      waysToPay: ['M-Pesa', 'card'],
      social: [{ url: 'https://network.example/resort' }],
    }
    expect(resort({ ...facts, place: { ...facts.place, gate } }, whole)).toEqual({
      ...ofEveryPage,
      geo: { '@type': 'GeoCoordinates', latitude: -0.3, longitude: 36.1 },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'reservations',
        telephone: '+254000000000',
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
      priceRange: '$60–$150',
      checkinTime: '14:00',
      checkoutTime: '10:30',
      paymentAccepted: 'M-Pesa, card',
      foundingDate: '1999',
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'A garden', value: true }],
      sameAs: ['https://network.example/resort'],
      containsPlace: ['cottage', 'tent', 'villa'].map((id) => ({ '@id': `${siteUrl}/accommodations#${id}` })),
    })
  })

  test('has no position while the gate is not confirmed', () => {
    expect(resort(facts, { ...page, hasGate: true })).not.toHaveProperty('geo')
  })

  test('B2 has no times and no ways to pay while they are open', () => {
    expect(resort(facts, { ...page, times: null, waysToPay: [] })).toEqual(ofEveryPage)
  })

  test('has one price where all stays have the same', () => {
    expect(resort(facts, { ...page, stays: [stay, { ...stay, id: 'tent' }] })).toHaveProperty('priceRange', '$95')
  })
})

describe('V4 a stay', () => {
  test('has a price in US dollars per night', () => {
    expect(room(siteUrl, stay, '/pictures/cottage.webp').offers).toEqual({
      '@type': 'Offer',
      price: 95,
      priceCurrency: 'USD',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 95, priceCurrency: 'USD', unitText: 'NIGHT' },
    })
  })

  test('has a lowest price where its price only starts there', () => {
    const { offers } = room(siteUrl, { ...stay, priceIsFrom: true }, '/pictures/cottage.webp')
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 95, priceCurrency: 'USD' })
    expect(offers).not.toHaveProperty('price')
    expect(offers).toMatchObject({ priceSpecification: { minPrice: 95, unitText: 'NIGHT' } })
  })

  test('tells how many guests it takes', () => {
    expect(room(siteUrl, stay, '/pictures/cottage.webp')).toMatchObject({
      '@type': ['HotelRoom', 'Product'],
      '@id': `${siteUrl}/accommodations#cottage`,
      name: 'Cottage',
      description: 'A cottage.',
      image: `${siteUrl}/pictures/cottage.webp`,
      occupancy: { minValue: 2, maxValue: 4 },
    })
  })
})

test('a place nearby is an attraction with an address on the page that describes it', () => {
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

test('no text can end the block that holds it, and all of it can be read back', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('</script><!--'))), (texts) => {
      const written = jsonLd(texts)
      expect(written).not.toContain('<')
      expect(JSON.parse(written)).toEqual({ '@context': 'https://schema.org', '@graph': texts })
    }),
  )
})
