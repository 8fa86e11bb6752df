/**
 * Structured data for search engines, in the vocabulary of schema.org. It claims only what the page says too: `shows`
 * tells whether it does, and the rest is left out. So nothing unconfirmed (a pin, a rating) can get in.
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
import { formatTime, type BusinessHours, type DayHours } from '../../lib/hours.ts'
import { paths } from '../../lib/paths.ts'
import { formatPhone, type TelephoneRule } from '../../lib/phone.ts'
import { usd, type Occupancy, type Rate } from '../../lib/prices.ts'
import { plainText } from '../../lib/text.ts'

/** Whether the page contains these words, or a link with this address. */
export type Shows = (words: string) => boolean

export type ResortFacts = {
  /** Without a slash at the end. */
  siteUrl: string
  name: string
  foundedYear: number
  address: { street: string; city: string; country: string }
  place: {
    /** Null until the owner has confirmed it; degrees, south and west negative. */
    gate: { lat: number; lon: number } | null
    /** Two letters, ISO 3166-1. */
    countryCode: string
    telephone: TelephoneRule
  }
  /** E.164. */
  phone: string
  hours: BusinessHours
  /** Social pages; named on one page, they count for every page about the resort. */
  social: { url: string }[]
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
 * closes at night. Undefined unless the page shows the number and all hours, because some of them alone would mean that
 * nobody answers on the other days.
 */
function contactPoint({ phone, hours, place }: ResortFacts, shows: Shows): ContactPoint | undefined {
  const isShown = ({ opens, closes }: DayHours) => shows(formatTime(opens)) && shows(formatTime(closes))
  if (!shows(formatPhone(phone, place.telephone)) || !isShown(hours.weekdays) || !isShown(hours.weekend))
    return undefined
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

/** "$60–$150", from the lowest price to the highest, or the one price of all; undefined unless the page shows them. */
function priceRange(rates: Rate[], shows: Shows): string | undefined {
  const sums = rates.map(({ priceUsd }) => priceUsd)
  const [lowest, highest] = [usd(Math.min(...sums)), usd(Math.max(...sums))]
  if (!shows(lowest) || !shows(highest)) return undefined
  return lowest === highest ? lowest : `${lowest}–${highest}`
}

/** What a page tells about the resort. */
export type ResortOnPage = {
  /** A sentence or two. */
  description: string
  /** The picture for previews, made from the picture and the heading of the page; its address from the root. */
  image: string
  /** Names of what guests find at the resort. */
  amenities: string[]
  /** The rates of all stays. */
  rates: Rate[]
  /** The stays described on the same page, see {@link room}. */
  stays: StayFacts[]
  /** When a stay is ready and until when it is the guest's, HH:MM; null while that is open. */
  times: { arrival: string; departure: string } | null
  /** Names of the ways to pay; none while they are open. */
  waysToPay: string[]
}

/** The resort. */
export function resort(facts: ResortFacts, page: ResortOnPage, shows: Shows): ResortLeaf {
  const { siteUrl, name, address, place, phone, foundedYear } = facts
  const { street, city, country } = address
  const { gate, countryCode, telephone } = place
  const description = plainText(page.description).replaceAll(/\s+/g, ' ')
  const range = priceRange(page.rates, shows)
  const desk = contactPoint(facts, shows)
  const amenities = page.amenities.filter(shows)
  const { times } = page
  const waysToPay = page.waysToPay.filter(shows)
  const sameAs = facts.social.map(({ url }) => url).filter(shows)
  return {
    '@type': 'Resort',
    '@id': resortId(siteUrl),
    name,
    url: `${siteUrl}${paths.home}`,
    image: `${siteUrl}${page.image}`,
    ...(shows(description) && { description }),
    ...(shows(street) && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        ...(shows(country) && { addressCountry: countryCode }),
      },
    }),
    ...(gate &&
      shows(`${gate.lat}, ${gate.lon}`) && {
        geo: { '@type': 'GeoCoordinates', latitude: gate.lat, longitude: gate.lon },
      }),
    ...(shows(formatPhone(phone, telephone)) && { telephone: phone }),
    ...(desk && { contactPoint: desk }),
    ...(range && { priceRange: range }),
    ...(times && shows(formatTime(times.arrival)) && { checkinTime: times.arrival }),
    ...(times && shows(formatTime(times.departure)) && { checkoutTime: times.departure }),
    ...(waysToPay.length > 0 && { paymentAccepted: waysToPay.join(', ') }),
    ...(shows(String(foundedYear)) && { foundingDate: String(foundedYear) }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((amenity) => ({
        '@type': 'LocationFeatureSpecification',
        name: amenity,
        value: true,
      })),
    }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(page.stays.length > 0 && {
      containsPlace: page.stays.map(({ id }) => ({ '@id': `${siteUrl}${paths.stay(id)}` })),
    }),
  }
}

/**
 * The price of a stay in US dollars per night. Search engines refuse an offer that has a lowest price only, so a price
 * that starts somewhere is an aggregate offer (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
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
