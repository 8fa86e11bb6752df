/** Structured data (https://schema.org/docs/hotels.html). It is part of every page, so it is kept short. */
import type { Graph, LocationFeatureSpecification, LodgingBusiness, Offer, Thing } from 'schema-dts'
import { mainPicture } from '../../lib/picture-data.ts'
import type { PictureChoice } from '../../content/kinds.ts'
import type { Content } from '../../content/schema.ts'
import { paths } from '../../lib/paths.ts'
import { usd } from '../../lib/price-texts.ts'
import { plainText } from '../../lib/text.ts'
import type { SharedPage } from './social-cards.ts'

type Stay = Content['accommodations']['stays'][number]
type Priced = { priceUsd: number }

const allPrices = ({ accommodations: { stays, seasons } }: Content): Priced[] => [
  ...stays,
  ...seasons.flatMap(({ prices }) => prices),
]

/** "$60–$150", or the one price of all. Nothing where the page tells not the lowest and highest of the resort. */
function priceRange(content: Content, shown: readonly Priced[]): { priceRange?: string } {
  const sums = shown.map(({ priceUsd }) => priceUsd)
  const [least, most] = [Math.min(...sums), Math.max(...sums)]
  if (allPrices(content).some(({ priceUsd }) => priceUsd < least || most < priceUsd)) return {}
  return { priceRange: least === most ? usd(least) : `${usd(least)}–${usd(most)}` }
}

const features = (names: readonly string[]): LocationFeatureSpecification[] =>
  names.map((name) => ({ '@type': 'LocationFeatureSpecification', name: plainText(name), value: true }))

/**
 * It is the resort's offer and not the room's: search engines want products, which have offers of their own, on pages of
 * one product. They refuse an offer that has a lowest price only, so that one is an aggregate offer
 * (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
function offer(siteUrl: string, { id, name, priceUsd, priceIsFrom }: Stay): Offer {
  const rest = {
    name,
    url: `${siteUrl}${paths.stay(id)}`,
    priceCurrency: 'USD',
    // A stay is let, not sold (https://schema.org/docs/hotels.html).
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: priceUsd,
      ...(priceIsFrom && { minPrice: priceUsd }),
      priceCurrency: 'USD',
      // UN/CEFACT, the list of unit codes, has none for a night.
      unitText: 'NIGHT',
    },
  } as const
  return priceIsFrom
    ? { '@type': 'AggregateOffer', lowPrice: priceUsd, offerCount: 1, ...rest }
    : { '@type': 'Offer', price: priceUsd, ...rest }
}

function onlyOn(
  path: string,
  content: Content,
  pictureAddress: (picture: PictureChoice) => string,
): { ofResort?: Partial<Exclude<LodgingBusiness, string>>; others?: Thing[] } {
  const { site, home, accommodations, location, terms } = content
  const { siteUrl, place } = site
  const { stays } = accommodations
  switch (path) {
    case paths.home: {
      const shown = stays.filter(({ id }) => home.accommodations.cards.some(({ stay }) => stay === id))
      return { ofResort: priceRange(content, shown) }
    }
    case paths.about:
      return { ofResort: priceRange(content, stays) }
    case paths.accommodations: {
      const { arrival, payment } = terms.terms
      const ways = payment.answer?.ways.map((way) => terms.answers.ways[way]) ?? []
      return {
        ofResort: {
          ...priceRange(content, allPrices(content)),
          ...(arrival.answer && { checkinTime: arrival.answer.arrival, checkoutTime: arrival.answer.departure }),
          ...(ways.length > 0 && { paymentAccepted: ways.join(', ') }),
          containsPlace: stays.map(({ id }) => ({ '@id': `${siteUrl}${paths.stay(id)}` })),
          makesOffer: stays.map((stay) => offer(siteUrl, stay)),
        },
        others: stays.map((stay) => ({
          '@type': 'HotelRoom',
          '@id': `${siteUrl}${paths.stay(stay.id)}`,
          name: stay.name,
          description: plainText(stay.description),
          image: `${siteUrl}${pictureAddress(mainPicture(stay))}`,
          // Fewer guests than it is made for may come.
          occupancy: { '@type': 'QuantitativeValue', maxValue: stay.occupancy.max },
          amenityFeature: features([...stay.features, ...stay.amenities.map(({ text }) => text)]),
        })),
      }
    }
    case paths.location: {
      const amenities = location.highlights.filter(({ isAmenity }) => isAmenity).map(({ heading }) => heading)
      return {
        ofResort: {
          ...(place.gate && {
            geo: { '@type': 'GeoCoordinates', latitude: place.gate.lat, longitude: place.gate.lon },
          }),
          ...(amenities.length > 0 && { amenityFeature: features(amenities) }),
        },
        // schema.org has no property for a drive time, and the position of a place is not published.
        others: location.nearby.places.map(({ id, name, description }) => ({
          '@type': 'TouristAttraction',
          '@id': `${siteUrl}${paths.place(id)}`,
          name,
          description: plainText(description),
        })),
      }
    }
    default:
      return {}
  }
}

/** Its `<` is escaped: no word can end the element. @param pictureAddress the address of a picture, from the root */
export function structuredData(
  content: Content,
  { path, label, card }: SharedPage,
  pictureAddress: (picture: PictureChoice) => string,
): string {
  const { siteUrl, name, kind, address, place, phone, email, hours, footer, foundedYear, social } = content.site
  const { ofResort, others = [] } = onlyOn(path, content, pictureAddress)
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': kind,
        // The same id on every page, so that all describe one resort.
        '@id': `${siteUrl}/#resort`,
        name,
        url: `${siteUrl}${paths.home}`,
        image: `${siteUrl}${card.src}`,
        description: plainText(footer.blurb).replaceAll(/\s+/g, ' '),
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: address.city,
          addressCountry: place.countryCode,
        },
        telephone: phone,
        // When the desk answers: `openingHours` of the resort would say that the hotel itself closes at night.
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'reservations',
          telephone: phone,
          email,
          hoursAvailable: [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
              ...hours.weekdays,
            },
            { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday', 'Sunday'], ...hours.weekend },
          ],
        },
        ...(footer.blurb.includes(String(foundedYear)) && { foundingDate: String(foundedYear) }),
        ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
        ...ofResort,
      },
      ...others,
      path === paths.home
        ? { '@type': 'WebSite', name, url: `${siteUrl}${paths.home}` }
        : {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name, item: `${siteUrl}${paths.home}` },
              { '@type': 'ListItem', position: 2, name: label, item: `${siteUrl}${path}` },
            ],
          },
    ],
  }
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)}</script>`
}
