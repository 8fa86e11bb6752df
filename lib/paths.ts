export const subjects = ['general-inquiry', 'booking-request', 'special-arrangements', 'feedback'] as const
/** The newsletter is no choice of a form: *Subscribe* opens it (F1). */
export type Subject = (typeof subjects)[number] | 'newsletter'

/**
 * The preset of a request: a subject, and the stay, the experience or the occasion that it is about. `ask` is a question
 * of the guest, written into the message for them to change; `forOthers` ticks *I’m a travel agent*.
 */
export type RequestPreset = {
  subject: Subject
  stay?: string
  about?: string
  occasion?: string
  ask?: string
  forOthers?: 'yes'
}

export const paths = {
  home: '/',
  homeContact: '/#contact',
  homeAccommodations: '/#accommodations',
  accommodations: '/accommodations',
  compare: '/accommodations#compare',
  enjoyments: '/enjoyments',
  celebrations: '/enjoyments#celebrations',
  location: '/location',
  nearby: '/location#nearby',
  yourDays: '/location#your-days',
  about: '/about-us',
  contactCard: '/contact.vcf',
  stay: (id: string) => `/accommodations#${id}`,
  experience: (id: string) => `/enjoyments#${id}`,
  place: (id: string) => `/location#${id}`,
  /** The form of the contact section, preset by a query: a plain link, which works before hydration. */
  request: (preset: RequestPreset) =>
    `/?${new URLSearchParams(Object.entries(preset).filter(([, value]) => value))}#message`,
} as const

/** Reads the query of `paths.request`. Ids are not checked: an older release may have had others. */
export function parseRequest(search: string): Partial<RequestPreset> {
  const query = new URLSearchParams(search)
  const subject = subjects.find((each) => each === query.get('subject'))
  const others = ['stay', 'about', 'occasion', 'ask', 'forOthers']
    .map((name) => [name, query.get(name)])
    .filter(([, value]) => value)
  return { ...(subject && { subject }), ...Object.fromEntries(others) }
}

/** '#enquiry=1;…' or '#enquiry=2;…', also encoded. The postcard is open as long as the address has such a fragment. */
export const isSharedLink = (fragment: string): boolean => /^#enquiry(?:=|%3d)[12](?!\w)/i.test(fragment)

/**
 * The parts of a shared link's fragment between semicolons. Some apps encode ';' and '=' in links; an invalid '%' stays
 * as it is. What apps and sentences put behind a link is cut off: trackers, a full stop, a bracket.
 */
export const fragmentParts = (fragment: string): string[] =>
  fragment
    .replace(/^#/, '')
    .replaceAll(/(?:%[\da-f]{2})+/gi, decoded)
    .replace(/[?&#].*/s, '')
    .replace(/[^a-z\d=-]+$/i, '')
    .split(';')
    .map((part) => part.trim())

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Live directions to an address, or to `lat,lon`, by Google's Maps URLs (no key, one syntax for all platforms). */
export function googleDirections(destination: string, origin?: string): string {
  const query = new URLSearchParams({ api: '1', ...(origin && { origin }), destination, travelmode: 'driving' })
  return `https://www.google.com/maps/dir/?${query}`
}

/** A place on Google's map, by its address or as `lat,lon`. */
export function googleMap(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`
}

/** Live directions to an address, or to `lat,lon`, in Apple's maps. */
export function appleDirections(destination: string): string {
  return `https://maps.apple.com/?${new URLSearchParams({ daddr: destination, dirflg: 'd' })}`
}
