/**
 * Structured data for search engines, in the vocabulary of schema.org. It claims only what the page says too: `shows`
 * tells whether it does, and the rest is left out. So nothing unconfirmed (a pin, a rating) can get in.
 *
 * Rooms and prices follow https://schema.org/docs/hotels.html. The data is part of every page, so it is kept short:
 * details of a stay are on the page.
 */
import type {
  BreadcrumbList,
  HotelRoomLeaf,
  JsonLdObject,
  MergeLeafTypes,
  ProductLeaf,
  ResortLeaf,
  TouristAttraction,
  UnitPriceSpecification,
  WebSite,
} from 'schema-dts'
import { formatTime, type BusinessHours, type DayHours } from './hours.ts'
import { paths } from './paths.ts'
import { formatPhone } from './phone.ts'
import type { Occupancy, Rate } from './prices.ts'
import { plainText } from './text.ts'

/** Whether the page contains these words, or a link with this address. */
export type Shows = (words: string) => boolean

export type ResortFacts = {
  /** Without a slash at the end. */
  siteUrl: string
  name: string
  foundedYear: number
  /** `pin` is set once the owner has confirmed it; degrees, south and west negative. */
  address: { street: string; city: string; country: string; pin?: { lat: number; lon: number } | undefined }
  /** E.164. */
  phone: string
  hours: BusinessHours
  /** Social pages; named on one page, they count for every page about the resort. */
  social: { url: string }[]
}

export type StayFacts = Rate & {
  id: string
  name: string
  description: string
  occupancy: Occupancy
}

export type PlaceFacts = { id: string; name: string; description: string }

/** A room is a product too, because only products have offers. */
type Room = MergeLeafTypes<[HotelRoomLeaf, ProductLeaf]>

/** The same id on every page, so that all describe one resort. */
const resortId = (siteUrl: string) => `${siteUrl}/#resort`

/**
 * "Mo-Fr 08:00-20:00", in the format of https://schema.org/openingHours. Empty unless the page shows all hours, because
 * some of them alone would mean that the desk is closed on the other days.
 */
function openingHours({ weekdays, weekend }: BusinessHours, shows: Shows): string[] | undefined {
  const isShown = ({ opens, closes }: DayHours) => shows(formatTime(opens)) && shows(formatTime(closes))
  if (!isShown(weekdays) || !isShown(weekend)) return undefined
  return [`Mo-Fr ${weekdays.opens}-${weekdays.closes}`, `Sa-Su ${weekend.opens}-${weekend.closes}`]
}

/**
 * The resort.
 *
 * @@param amenities their names
 * @param stays those described on the same page, see {@link room}
 */
export function resort(facts: ResortFacts, amenities: string[], stays: StayFacts[], shows: Shows): ResortLeaf {
  const { siteUrl, name, address, phone, foundedYear, hours } = facts
  const { street, city, country, pin } = address
  const shownHours = openingHours(hours, shows)
  const shownAmenities = amenities.filter(shows)
  const sameAs = facts.social.map(({ url }) => url).filter(shows)
  return {
    '@type': 'Resort',
    '@id': resortId(siteUrl),
    name,
    url: `${siteUrl}${paths.home}`,
    ...(shows(street) && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        ...(shows(country) && { addressCountry: country }),
      },
    }),
    ...(pin &&
      shows(`${pin.lat}, ${pin.lon}`) && {
        geo: { '@type': 'GeoCoordinates', latitude: pin.lat, longitude: pin.lon },
      }),
    ...(shows(formatPhone(phone)) && { telephone: phone }),
    ...(shows(String(foundedYear)) && { foundingDate: String(foundedYear) }),
    ...(shownHours && { openingHours: shownHours }),
    ...(shownAmenities.length > 0 && {
      amenityFeature: shownAmenities.map((amenity) => ({
        '@type': 'LocationFeatureSpecification',
        name: amenity,
        value: true,
      })),
    }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(stays.length > 0 && { containsPlace: stays.map(({ id }) => ({ '@id': `${siteUrl}${paths.stay(id)}` })) }),
  }
}

/** A stay with its price in US dollars per night; a "from" price is the lowest price. */
export function room(siteUrl: string, { id, name, description, occupancy, ...rate }: StayFacts): Room {
  const priceSpecification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(rate.priceIsFrom ? { minPrice: rate.priceUsd } : { price: rate.priceUsd }),
    priceCurrency: 'USD',
    // UN/CEFACT, the list of unit codes, has none for a night.
    unitText: 'NIGHT',
  }
  return {
    '@type': ['HotelRoom', 'Product'],
    '@id': `${siteUrl}${paths.stay(id)}`,
    name,
    description: plainText(description),
    occupancy: { '@type': 'QuantitativeValue', minValue: occupancy.min, maxValue: occupancy.max },
    offers: { '@type': 'Offer', priceSpecification },
  }
}

/** A place nearby. schema.org has no property for its drive time, and its position is not published. */
export function attraction(siteUrl: string, { id, name, description }: PlaceFacts): TouristAttraction {
  return { '@type': 'TouristAttraction', '@id': `${siteUrl}${paths.place(id)}`, name, description: plainText(description) }
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
