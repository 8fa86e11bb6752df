/**
 * Structured data for search engines, in the vocabulary of schema.org.
 *
 * Rooms and prices follow https://schema.org/docs/hotels.html. The data is part of every page, so it is kept short:
 * details of a stay are on the page.
 */
import type {
  BreadcrumbList,
  ContactPoint,
  HotelRoomLeaf,
  JsonLdObject,
  MergeLeafTypes,
  Offer,
  OpeningHoursSpecification,
  ProductLeaf,
  ResortLeaf,
  TouristAttraction,
  UnitPriceSpecification,
  WebSite,
} from 'schema-dts'
import type { BusinessHours } from '../../lib/hours.ts'
import { paths } from '../../lib/paths.ts'
import { usd, type Occupancy, type Rate } from '../../lib/prices.ts'
import { plainText } from '../../lib/text.ts'

export type ResortFacts = {
  /** Without a slash at the end. */
  siteUrl: string
  name: string
  address: { street: string; city: string }
  place: {
    /** Null until the owner has confirmed it; degrees, south and west negative. */
    gate: { lat: number; lon: number } | null
    /** Two letters, ISO 3166-1. */
    countryCode: string
  }
  /** E.164. */
  phone: string
}

export type StayFacts = Rate & { id: string; name: string; description: string; occupancy: Occupancy }

export type PlaceFacts = { id: string; name: string; description: string }

/** A room is a product too, because only products have offers. */
type Room = MergeLeafTypes<[HotelRoomLeaf, ProductLeaf]>

/** The same id on every page, so that all describe one resort. */
const resortId = (siteUrl: string) => `${siteUrl}/#resort`

const days = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  weekend: ['Saturday', 'Sunday'],
} as const

/**
 * When the desk answers. It belongs to a contact point: `openingHours` of the resort would say that the hotel itself
 * closes at night.
 */
function contactPoint(phone: string, hours: BusinessHours): ContactPoint {
  const row = (of: keyof BusinessHours): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...days[of]],
    ...hours[of],
  })
  return {
    '@type': 'ContactPoint',
    contactType: 'reservations',
    telephone: phone,
    hoursAvailable: [row('weekdays'), row('weekend')],
  }
}

/** "$60–$150", from the lowest price to the highest, or the one price of all. */
function priceRange(rates: readonly Rate[]): string {
  const sums = rates.map(({ priceUsd }) => priceUsd)
  const [lowest, highest] = [usd(Math.min(...sums)), usd(Math.max(...sums))]
  return lowest === highest ? lowest : `${lowest}–${highest}`
}

/** What a page says about the resort; a search engine joins what several pages say. */
export type ResortOnPage = {
  /** A sentence or two. */
  description: string
  /** The picture for previews, made from the picture and the heading of the page; its address from the root. */
  image: string
  foundedYear?: number | undefined
  /** When the desk answers. */
  hours?: BusinessHours | undefined
  /** Whether the page says where the gate is. */
  hasGate?: boolean
  /** Names of what guests find at the resort. */
  amenities?: readonly string[]
  /** All stays, if they are described on this page, see {@link room}. */
  stays?: readonly StayFacts[]
  /** When a stay is ready and until when it is the guest's, HH:MM; null while that is open. */
  times?: { arrival: string; departure: string } | null
  /** Names of the ways to pay. */
  waysToPay?: readonly string[]
  /** Social pages. */
  social?: readonly { url: string }[]
}

/** The resort. */
export function resort({ siteUrl, name, address, place, phone }: ResortFacts, page: ResortOnPage): ResortLeaf {
  const { foundedYear, hours, amenities = [], stays = [], times, waysToPay = [], social = [] } = page
  const gate = page.hasGate ? place.gate : null
  return {
    '@type': 'Resort',
    '@id': resortId(siteUrl),
    name,
    url: `${siteUrl}${paths.home}`,
    image: `${siteUrl}${page.image}`,
    description: plainText(page.description).replaceAll(/\s+/g, ' '),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressCountry: place.countryCode,
    },
    ...(gate && { geo: { '@type': 'GeoCoordinates', latitude: gate.lat, longitude: gate.lon } }),
    telephone: phone,
    ...(hours && { contactPoint: contactPoint(phone, hours) }),
    ...(stays.length > 0 && { priceRange: priceRange(stays) }),
    ...(times && { checkinTime: times.arrival, checkoutTime: times.departure }),
    ...(waysToPay.length > 0 && { paymentAccepted: waysToPay.join(', ') }),
    ...(foundedYear && { foundingDate: String(foundedYear) }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((amenity) => ({
        '@type': 'LocationFeatureSpecification',
        name: amenity,
        value: true,
      })),
    }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(stays.length > 0 && { containsPlace: stays.map(({ id }) => ({ '@id': `${siteUrl}${paths.stay(id)}` })) }),
  }
}

/**
 * The price of a stay in US dollars per night. Search engines refuse an offer that has a lowest price only, so a price
 * that starts somewhere is an aggregate offer
 * (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
function offer({ priceUsd, priceIsFrom }: Rate): Offer {
  const priceSpecification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(priceIsFrom ? { minPrice: priceUsd } : { price: priceUsd }),
    priceCurrency: 'USD',
    // UN/CEFACT, the list of unit codes, has none for a night.
    unitText: 'NIGHT',
  }
  // A stay is let, not sold (https://schema.org/docs/hotels.html).
  const businessFunction = { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' } as const
  return priceIsFrom
    ? { '@type': 'AggregateOffer', lowPrice: priceUsd, priceCurrency: 'USD', businessFunction, priceSpecification }
    : { '@type': 'Offer', price: priceUsd, priceCurrency: 'USD', businessFunction, priceSpecification }
}

/** A stay with its offer. `image` is the address of its picture on the page, from the root. */
export function room(siteUrl: string, { id, name, description, occupancy, ...rate }: StayFacts, image: string): Room {
  return {
    '@type': ['HotelRoom', 'Product'],
    '@id': `${siteUrl}${paths.stay(id)}`,
    name,
    description: plainText(description),
    image: `${siteUrl}${image}`,
    occupancy: { '@type': 'QuantitativeValue', minValue: occupancy.min, maxValue: occupancy.max },
    offers: offer(rate),
  }
}

/** A place nearby. schema.org has no property for its drive time, and its position is not published. */
export function attraction(siteUrl: string, { id, name, description }: PlaceFacts): TouristAttraction {
  return {
    '@type': 'TouristAttraction',
    '@id': `${siteUrl}${paths.place(id)}`,
    name,
    description: plainText(description),
  }
}

/** The breadcrumbs from the home page, with the texts of the links. */
export function breadcrumbs(siteUrl: string, steps: { name: string; path: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  }
}

/** The name of the site for search results. */
export function webSite({ siteUrl, name }: Pick<ResortFacts, 'siteUrl' | 'name'>): WebSite {
  return { '@type': 'WebSite', name, url: `${siteUrl}${paths.home}` }
}

/**
 * The JSON-LD of a page as the text of a script element. `<` is escaped, so that no word of the content can end the
 * element.
 */
export function jsonLd(nodes: (JsonLdObject | string)[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', String.raw`\u003c`)
}
