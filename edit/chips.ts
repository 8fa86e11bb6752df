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
  cancelDays: ['terms.yaml#terms.cancellation.freeDaysBefore', 'days before arrival to cancel free'],
  roses: ['site.yaml#roseVarieties', 'number of roses'],
  whatsAppHours: ['site.yaml#whatsAppAnswerHours', 'hours until we reply on WhatsApp'],
  sunrise: [null, 'time of sunrise'],
  sunset: [null, 'time of sunset'],
  townMinutes: ['site.yaml#townCentreMinutes.max', 'minutes to town'],
  stayCount: [null, 'number of rooms and houses'],
  sleeps: [null, 'room for so many guests'],
  seats: ['enjoyments.yaml#celebrations.seats', 'seats at a celebration'],
  priceOfAll: [null, 'price of all rooms and houses'],
  extra: ['terms.yaml#extras.*.priceUsd', 'price of *'],
  placeCount: [null, 'number of places'],
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
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}|\{(\w+)\}/

/** A piece of a text: words, or a placeholder with the words of its chip. */
export type Piece = { text: string } | { raw: string; chip: string; field?: string }

export function chipOf(raw: string): { chip: string; field?: string } {
  const [, inside = '', gap] = placeholder.exec(raw) ?? []
  if (gap !== undefined) return { chip: gap }
  const [first = '', id = ''] = inside.split(/\s+/)
  const [fact = '', inWords = ''] = lowerFirst(first).split(/(?=InWords$)/)
  const [field, words] = homes[fact] ?? []
  if (words === undefined) return { chip: inside }
  const name = id.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return {
    chip: words.replace('*', `the ${name}`) + (inWords && ' in words'),
    ...(field && { field: field.replace('*', id) }),
  }
}

export const piecesOf = (text: string): Piece[] =>
  text
    .split(/(\{\{[^{}]*\}\}|\{\w+\})/)
    .map((piece, at) => (at % 2 > 0 ? { raw: piece, ...chipOf(piece) } : { text: piece }))
    .filter((piece) => 'raw' in piece || piece.text !== '')

/** The fields behind the placeholders of a text, each once. */
export function fieldsReferredTo(text: string): string[] {
  return [...new Set(piecesOf(text).flatMap((piece) => ('field' in piece && piece.field ? [piece.field] : [])))]
}
