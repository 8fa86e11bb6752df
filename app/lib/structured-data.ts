/**
 * What search engines are told about the resort, in the words of schema.org. Everything here stands on the page as
 * well: `shows` says whether it does, and what does not is left out. So no page claims what its readers do not see,
 * and nothing unconfirmed (a pin, a rating) can slip in beside the page.
 *
 * How rooms and their prices are described follows https://schema.org/docs/hotels.html. A data block travels in the
 * first flight of its page, so it says what is asked for and nothing twice: what a stay holds is told by the page.
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

/** Whether words stand on the page, or an address in one of its links. */
export type Shows = (words: string) => boolean

export type ResortFacts = {
  /** Without a slash at the end. */
  siteUrl: string
  name: string
  foundedYear: number
  /** The pin is there once the owner has confirmed it; degrees, south and west negative. */
  address: { street: string; city: string; country: string; pin?: { lat: number; lon: number } | undefined }
  /** E.164. */
  phone: string
  hours: BusinessHours
  /** Pages of the resort elsewhere; told on one page, they hold for all that speak of the resort. */
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

/** Names the resort across pages, which all speak of the same one. */
const resortId = (siteUrl: string) => `${siteUrl}/#resort`

/**
 * "Mo-Fr 08:00-20:00", as https://schema.org/openingHours writes it. Half of the hours would say that the desk is
 * closed on the other days, so they are told whole or not at all.
 */
function openingHours({ weekdays, weekend }: BusinessHours, shows: Shows): string[] | undefined {
  const isShown = ({ opens, closes }: DayHours) => shows(formatTime(opens)) && shows(formatTime(closes))
  if (!isShown(weekdays) || !isShown(weekend)) return undefined
  return [`Mo-Fr ${weekdays.opens}-${weekdays.closes}`, `Sa-Su ${weekend.opens}-${weekend.closes}`]
}

/**
 * The resort.
 *
 * @param amenities names of what guests find there
 * @param stays those that the same page describes, see {@link room}
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

/** A stay with its price in US dollars per night; one that starts there has a lowest price, and no other. */
export function room(siteUrl: string, { id, name, description, occupancy, ...rate }: StayFacts): Room {
  const priceSpecification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(rate.priceIsFrom ? { minPrice: rate.priceUsd } : { price: rate.priceUsd }),
    priceCurrency: 'USD',
    // The list of unit codes (UN/CEFACT) has a day and no night.
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

/** A place nearby. Its drive time has no word in schema.org, and its position is drawn, not written. */
export function attraction(siteUrl: string, { id, name, description }: PlaceFacts): TouristAttraction {
  return { '@type': 'TouristAttraction', '@id': `${siteUrl}${paths.place(id)}`, name, description: plainText(description) }
}

/** The way to a page from the home page, in the words of the links that lead there. */
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

/** The site, by which search results name it. */
export function webSite({ siteUrl, name }: Pick<ResortFacts, 'siteUrl' | 'name'>): WebSite {
  return { '@type': 'WebSite', name, url: `${siteUrl}${paths.home}` }
}

/**
 * All of a page's descriptions as the text of a data block. A `<` is written as an escape, so that no word of the
 * content can end the block.
 */
export function jsonLd(nodes: (JsonLdObject | string)[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', String.raw`\u003c`)
}
