/**
 * What structured data say of a stay, a place and the resort, in the vocabulary of schema.org.
 *
 * Rooms and prices follow https://schema.org/docs/hotels.html. The data is part of every page, so it is kept short:
 * details of a stay are on the page.
 */
import type {
  BreadcrumbList,
  ContactPoint,
  HotelRoom,
  JsonLdObject,
  LodgingBusiness,
  LocationFeatureSpecification,
  Offer,
  OpeningHoursSpecification,
  TouristAttraction,
  UnitPriceSpecification,
  WebSite,
} from 'schema-dts'
import type { BusinessHours } from '../../lib/hours.ts'
import { paths } from '../../lib/paths.ts'
import type { LodgingKind } from '../../lib/lodging-kinds.ts'
import { usd, type Occupancy, type Rate } from '../../lib/prices.ts'
import { plainText } from '../../lib/text.ts'

export type ResortFacts = {
  /** Without a slash at the end. */
  siteUrl: string
  name: string
  kind: LodgingKind
  address: { street: string; city: string }
  place: {
    /** Null until the owner has confirmed it; degrees, south and west negative. */
    gate: { lat: number; lon: number } | null
    /** Two letters, ISO 3166-1. */
    countryCode: string
  }
  /** E.164. */
  phone: string
  email: string
  /** When the desk answers. */
  hours: BusinessHours
  /** Social pages. */
  social: readonly { url: string }[]
}

export type StayFacts = Rate & {
  id: string
  name: string
  description: string
  occupancy: Occupancy
  features: readonly string[]
  amenities: readonly { text: string }[]
}

/** What a stay costs between two days (YYYY-MM-DD), the last included. */
export type DatedPrice = { stay: string; from: string; until: string; priceUsd: number }

export type PlaceFacts = { id: string; name: string; description: string }

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
function contactPoint({ phone, email, hours }: ResortFacts): ContactPoint {
  const row = (of: keyof BusinessHours): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...days[of]],
    ...hours[of],
  })
  return {
    '@type': 'ContactPoint',
    contactType: 'reservations',
    telephone: phone,
    email,
    hoursAvailable: [row('weekdays'), row('weekend')],
  }
}

/** "$60–$150", from the lowest price to the highest, or the one price of all. */
function priceRange(sums: readonly number[]): string {
  const [lowest, highest] = [usd(Math.min(...sums)), usd(Math.max(...sums))]
  return lowest === highest ? lowest : `${lowest}–${highest}`
}

/** What a page says about the resort besides what every page says. */
export type ResortOnPage = {
  /** A sentence or two. */
  description: string
  /** The picture for previews, made from the picture and the heading of the page; its address from the root. */
  image: string
  foundedYear?: number | undefined
  /** Whether the page says where the gate is. */
  hasGate?: boolean
  /** Names of what every guest finds at the resort. */
  amenities?: readonly string[]
  /** Prices among which are the lowest and the highest of the resort, whatever the season. */
  sums?: readonly number[]
  /** All stays, if they are described on this page, see {@link room}. */
  stays?: readonly StayFacts[]
  /** Their prices between two days. */
  dated?: readonly DatedPrice[]
  /** When a stay is ready and until when it is the guest's, HH:MM; null while that is open. */
  times?: { arrival: string; departure: string } | null
  /** Names of the ways to pay. */
  waysToPay?: readonly string[]
}

const features = (names: readonly string[]): LocationFeatureSpecification[] =>
  names.map((name) => ({ '@type': 'LocationFeatureSpecification', name: plainText(name), value: true }))

/** The resort. */
export function resort(facts: ResortFacts, page: ResortOnPage): Exclude<LodgingBusiness, string> {
  const { siteUrl, name, kind, address, place, phone, social } = facts
  const { foundedYear, amenities = [], sums = [], stays = [], dated = [], times, waysToPay = [] } = page
  const gate = page.hasGate ? place.gate : null
  return {
    '@type': kind,
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
    contactPoint: contactPoint(facts),
    ...(sums.length > 0 && { priceRange: priceRange(sums) }),
    ...(times && { checkinTime: times.arrival, checkoutTime: times.departure }),
    ...(waysToPay.length > 0 && { paymentAccepted: waysToPay.join(', ') }),
    ...(foundedYear && { foundingDate: String(foundedYear) }),
    ...(amenities.length > 0 && { amenityFeature: features(amenities) }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(stays.length > 0 && {
      containsPlace: stays.map(({ id }) => ({ '@id': `${siteUrl}${paths.stay(id)}` })),
      makesOffer: [
        ...stays.map((stay) => offer(siteUrl, stay)),
        ...dated.flatMap(({ stay: id, from, until, priceUsd }) => {
          const stay = stays.find((each) => each.id === id)
          return stay
            ? [{ ...offer(siteUrl, { ...stay, priceUsd, priceIsFrom: false }), validFrom: from, validThrough: until }]
            : []
        }),
      ],
    }),
  }
}

/**
 * The price of a stay in US dollars per night. It is the resort's offer and not the room's: only a product has offers
 * of its own, and search engines want products on pages of one product. They refuse an offer that has a lowest price
 * only, so a price that starts somewhere is an aggregate offer
 * (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
function offer(siteUrl: string, { id, name, priceUsd, priceIsFrom }: StayFacts): Offer {
  const priceSpecification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(priceIsFrom ? { minPrice: priceUsd } : { price: priceUsd }),
    priceCurrency: 'USD',
    // UN/CEFACT, the list of unit codes, has none for a night.
    unitText: 'NIGHT',
  }
  // A stay is let, not sold (https://schema.org/docs/hotels.html).
  const businessFunction = { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' } as const
  const rest = { name, url: `${siteUrl}${paths.stay(id)}`, priceCurrency: 'USD', businessFunction, priceSpecification }
  return priceIsFrom
    ? { '@type': 'AggregateOffer', lowPrice: priceUsd, ...rest }
    : { '@type': 'Offer', price: priceUsd, ...rest }
}

/**
 * A stay. `image` is the address of its picture on the page, from the root. Fewer guests than it is made for may come.
 */
export function room(siteUrl: string, stay: StayFacts, image: string): HotelRoom {
  const { id, name, description, occupancy } = stay
  return {
    '@type': 'HotelRoom',
    '@id': `${siteUrl}${paths.stay(id)}`,
    name,
    description: plainText(description),
    image: `${siteUrl}${image}`,
    occupancy: { '@type': 'QuantitativeValue', maxValue: occupancy.max },
    amenityFeature: features([...stay.features, ...stay.amenities.map(({ text }) => text)]),
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
