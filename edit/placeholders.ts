/** The words on the chip of each placeholder, and the field behind it. */
import { lowerFirst } from '../lib/text.ts'

/** The field of each fact, null where entries are counted, and the words of its chip; `*` is the id after the name. */
const homes: Record<string, [field: string | null, words: string]> = {
  name: ['site.yaml#name', 'our name'],
  address: ['site.yaml#address.street', 'our address'],
  'address.street': ['site.yaml#address.street', 'our street'],
  city: ['site.yaml#address.city', 'our town'],
  country: ['site.yaml#address.country', 'our country'],
  phone: ['site.yaml#phone', 'our telephone number'],
  email: ['site.yaml#email', 'our e-mail'],
  founded: ['site.yaml#foundedYear', 'year we opened'],
  emailHours: ['site.yaml#emailAnswerHours', 'hours until we reply'],
  cancelDays: [
    'terms.yaml#terms.cancellation.freeDaysBefore',
    'days before the arrival until which cancelling is free',
  ],
  roses: ['site.yaml#roseVarieties', 'number of roses'],
  rosesInWords: ['site.yaml#roseVarieties', 'number of roses in words'],
  whatsAppHours: ['site.yaml#whatsAppAnswerHours', 'hours until we reply on WhatsApp'],
  sunrise: [null, 'time of sunrise'],
  sunset: [null, 'time of sunset'],
  townMinutes: ['site.yaml#townCentreMinutes.max', 'minutes to town'],
  stayCount: [null, 'number of rooms and houses'],
  stayCountInWords: [null, 'number of rooms and houses in words'],
  sleeps: [null, 'room for so many guests'],
  seats: ['enjoyments.yaml#celebrations.seats', 'seats at a celebration'],
  priceOfAll: [null, 'price of all rooms and houses'],
  extra: ['terms.yaml#extras.*.priceUsd', 'price of *'],
  placeCount: [null, 'number of places'],
  placeCountInWords: [null, 'number of places in words'],
  stay: ['accommodations.yaml#stays.*.name', 'name of *'],
  price: ['accommodations.yaml#stays.*.priceUsd', 'price of *'],
  occupancy: ['accommodations.yaml#stays.*.occupancy.max', 'guests of *'],
  guests: ['accommodations.yaml#stays.*.occupancy.max', 'guests of *'],
  answer: ['faq.yaml#accommodations.*.answer', 'answer about *'],
  term: ['terms.yaml#terms.*.answer.text', 'answer about *'],
  experience: ['enjoyments.yaml#experiences.*.name', 'name of *'],
  place: ['location.yaml#nearby.places.*.name', 'name of *'],
  minutes: ['location.yaml#nearby.places.*.driveMinutes', 'minutes to *'],
}

/** `{{price orchard-room}}`, or a gap such as `{count}`. */
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}|\{(\w+)\}/g

/** A piece of a text: words, or a placeholder with the words of its chip. */
export type Piece = { text: string } | { raw: string; chip: string; field?: string }

export function chipOf(raw: string): { chip: string; field?: string } {
  const [, inside = '', gap] = new RegExp(placeholder.source).exec(raw) ?? []
  if (gap !== undefined) return { chip: gap }
  const [first = '', id = ''] = inside.split(/\s+/)
  const [field, words] = homes[first] ?? homes[lowerFirst(first)] ?? []
  if (words === undefined) return { chip: inside }
  const name = id.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return { chip: words.replace('*', `the ${name}`), ...(field && { field: field.replace('*', id) }) }
}

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(placeholder)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) })
    pieces.push({ raw: match[0], ...chipOf(match[0]) })
    at = match.index + match[0].length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

/** The fields behind the placeholders of a text, each once. */
export function factsIn(text: string): string[] {
  return [...new Set(piecesOf(text).flatMap((piece) => ('field' in piece && piece.field ? [piece.field] : [])))]
}
