import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kenyan } from '../../lib/sample-places.ts'
import { attraction, breadcrumbs, jsonLd, resort, room, webSite } from './schema-org.ts'
import type { ResortFacts, ResortOnPage, StayFacts } from './schema-org.ts'

const siteUrl = 'https://resort.example'

const facts: ResortFacts = {
  siteUrl,
  name: 'The Resort',
  foundedYear: 1999,
  address: { street: 'Garden Road', city: 'Town', country: 'Country' },
  place: { gate: null, countryCode: 'CC', telephone: kenyan },
  phone: '+254000000000',
  hours: { weekdays: { opens: '08:00', closes: '20:00' }, weekend: { opens: '09:00', closes: '18:00' } },
  social: [{ url: 'https://network.example/resort' }],
}

const stay: StayFacts = {
  id: 'cottage',
  name: 'Cottage',
  description: 'A cottage.',
  priceUsd: 95,
  priceIsFrom: false,
  occupancy: { min: 2, max: 4 },
}

const page: ResortOnPage = {
  description: 'A garden.',
  image: '/cards/here.jpg',
  amenities: ['A garden'],
  rates: [
    { priceUsd: 95, priceIsFrom: false },
    { priceUsd: 60, priceIsFrom: true },
    { priceUsd: 150, priceIsFrom: false },
  ],
  stays: [stay],
  times: { arrival: '14:00', departure: '10:30' },
  waysToPay: ['M-Pesa', 'card'],
}

const everything = () => true
const nothing = () => false

describe('the resort', () => {
  test('is told with everything that the page shows', () => {
    const gate = { lat: -0.3, lon: 36.1 }
    expect(resort({ ...facts, place: { ...facts.place, gate } }, page, everything)).toEqual({
      '@type': 'Resort',
      '@id': `${siteUrl}/#resort`,
      name: 'The Resort',
      url: `${siteUrl}/`,
      image: `${siteUrl}/cards/here.jpg`,
      description: 'A garden.',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Garden Road',
        addressLocality: 'Town',
        addressCountry: 'CC',
      },
      geo: { '@type': 'GeoCoordinates', latitude: -0.3, longitude: 36.1 },
      telephone: '+254000000000',
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
      containsPlace: [{ '@id': `${siteUrl}/accommodations#cottage` }],
    })
  })

  test('is told by its name and address on the web where the page shows nothing of it', () => {
    expect(Object.keys(resort(facts, { ...page, stays: [] }, nothing))).toEqual([
      '@type',
      '@id',
      'name',
      'url',
      'image',
    ])
  })

  test('has no position while there is no pin', () => {
    expect(resort(facts, page, everything)).not.toHaveProperty('geo')
  })

  test('has no hours where only some of them are shown', () => {
    const weekdaysOnly = (words: string) => words !== '9:00 AM'
    expect(resort(facts, page, weekdaysOnly)).not.toHaveProperty('contactPoint')
  })

  test('is open at night: its hours are those of the contact point only', () => {
    expect(JSON.stringify(resort(facts, page, everything))).not.toMatch(/"openingHours/)
  })

  test('has no range of prices where the lowest or the highest is not shown', () => {
    for (const hidden of ['$60', '$150']) {
      expect(resort(facts, page, (words) => words !== hidden)).not.toHaveProperty('priceRange')
    }
  })

  test('B2 has no times and no ways to pay while they are open, or not shown', () => {
    const open = resort(facts, { ...page, times: null, waysToPay: [] }, everything)
    const hidden = resort(facts, page, (words) => !/^(?:2:00 PM|10:30 AM|card)$/.test(words))
    for (const each of [open, hidden]) {
      expect(each).not.toHaveProperty('checkinTime')
      expect(each).not.toHaveProperty('checkoutTime')
    }
    expect(open).not.toHaveProperty('paymentAccepted')
    expect(hidden).toHaveProperty('paymentAccepted', 'M-Pesa')
  })

  test('has no rating, whatever is shown', () => {
    expect(JSON.stringify(resort(facts, page, everything))).not.toMatch(/rating|review/i)
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
