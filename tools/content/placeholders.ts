/** A fact is written once: here placeholders for it are filled in, and where it is written again, that is found. */
import { clockTime, sunOfYear } from '../../app/region/sun.ts'
import { drivingMinutes } from '../../lib/driving-times.ts'
import { formatTime } from '../../lib/opening-hours.ts'
import { formatPhone } from '../../lib/phone.ts'
import { guestsMarked, priceInLine, type PriceWords, rangeMarked, usd } from '../../lib/price-texts.ts'
import { asReadAloud, escapeRegExp, lowerFirst, upperFirst } from '../../lib/text.ts'
import { numberInWords } from '../../lib/number-words.ts'
import { timeZone } from '../../lib/time-zone.ts'
import { closest, printable } from '../../content/did-you-mean.ts'
import type { Content } from '../../content/schema.ts'
import { valueAt, type Path } from './problem.ts'

/** The text of each placeholder; null where a value is missing or of another type, which is reported there. */
export type PlaceholderValues = Map<string, string | null>

const field = (data: unknown, ...path: string[]): unknown => valueAt(data, path)

/** Those of a list that can be named. */
const named = <Entry extends { id: string }>(list: readonly Entry[] | undefined): Entry[] =>
  Array.isArray(list) ? list.filter((entry) => typeof field(entry, 'id') === 'string') : []

function attempt(make: () => unknown): string | null {
  try {
    const made = String(make())
    return /\b(?:undefined|null|NaN)\b|\[object|\{\w+\}|\{\{/.test(made) ? null : made
  } catch {
    return null
  }
}

/** A street with spaces that never break: all, where it fits into a line of a heading, else that before its number. */
const onOneLine = (street: string) => street.replaceAll(street.length <= 18 ? ' ' : / (?=\d)/g, '\u00a0')

/** Every placeholder and its text. One that begins with a capital gives a text that does: `{{RosesInWords}}`. */
export function placeholderValues(data: Record<string, unknown>): PlaceholderValues {
  const { site, ui, accommodations, enjoyments, faq, location, terms } = data as unknown as Content
  const words = field(ui, 'prices') as PriceWords
  const facts: PlaceholderValues = new Map()
  const add = (name: string, make: () => unknown) => facts.set(name, attempt(make))

  add('name', () => site.name)
  add('address.street', () => onOneLine(site.address.street))
  add('address', () => `${site.address.street}, ${site.address.city}`)
  add('city', () => site.address.city)
  add('country', () => site.address.country)
  add('phone', () => formatPhone(site.phone, site.place.telephone))
  add('email', () => site.email)
  add('founded', () => site.foundedYear)
  add('emailHours', () => site.emailAnswerHours)
  add('cancelDays', () => terms.terms.cancellation.freeDaysBefore)
  add('roses', () => site.roseVarieties)
  add('rosesInWords', () => numberInWords(site.roseVarieties ?? NaN))
  add('whatsAppHours', () => numberInWords(site.whatsAppAnswerHours))
  for (const name of ['sunrise', 'sunset'] as const)
    add(name, () => {
      const { weatherPoint, timeZone: written } = site.place
      const place = { weatherPoint, timeZone: timeZone(written as unknown as string) }
      const { from, until } = sunOfYear(String(new Date().getUTCFullYear()), place)[name]
      return `${formatTime(clockTime(from))} and ${formatTime(clockTime(until))}`
    })
  add('townMinutes', () => rangeMarked(site.townCentreMinutes, words))

  const stays = named(accommodations?.stays)
  const places = named(location?.nearby?.places)
  add('stayCount', () => accommodations.stays.length)
  add('stayCountInWords', () => numberInWords(accommodations.stays.length))
  add('placeCount', () => location.nearby.places.length)
  add('placeCountInWords', () => numberInWords(location.nearby.places.length))
  for (const stay of stays) {
    add(`stay ${stay.id}`, () => stay.name)
    add(`price ${stay.id}`, () => priceInLine(stay, words))
    add(`occupancy ${stay.id}`, () => asReadAloud(rangeMarked(stay.occupancy, words)))
    add(`guests ${stay.id}`, () => asReadAloud(guestsMarked(stay.occupancy, words)))
  }
  const sumOf = (each: (stay: (typeof stays)[number]) => number) =>
    stays.reduce((sum, stay) => sum + each(stay) * (stay.units ?? 1), 0)
  add('priceOfAll', () => {
    const priceIsFrom = stays.some((stay) => stay.priceIsFrom)
    return priceInLine({ priceUsd: sumOf(({ priceUsd }) => priceUsd), priceIsFrom }, words)
  })
  add('sleeps', () => sumOf(({ occupancy }) => occupancy.max))
  for (const { id, priceUsd } of named(terms?.extras)) add(`extra ${id}`, () => usd(priceUsd))
  add('seats', () => enjoyments.celebrations.seats)
  for (const { id, name } of named(enjoyments?.experiences)) add(`experience ${id}`, () => name)
  for (const place of places) {
    add(`place ${place.id}`, () => place.name)
    add(`minutes ${place.id}`, () => drivingMinutes(place))
  }
  // A text that names itself, or one that comes after it, is no placeholder.
  const addText = (name: string, text: unknown) => {
    const { isWhole, text: filled } = fillPlaceholders(String(text), facts)
    // The sentence that repeats an answer ends it: `{{answer pool}}.`
    if (isWhole) add(name, () => filled.replace(/\.$/, ''))
  }
  for (const id of ['price', 'meals']) {
    const term = (...path: string[]) => field(terms, 'terms', id, ...path)
    const open = () => `${String(term('label'))}: ${lowerFirst(String(field(terms, 'beforeYouBook', 'askUs')))}`
    addText(`term ${id}`, term('answer') === null ? open() : term('answer', 'text'))
  }
  for (const { id, answer } of named(faq?.accommodations)) addText(`answer ${id}`, answer)
  return facts
}

export type Filled = {
  text: string
  /** What is wrong with its placeholders, one sentence for each. */
  says: string[]
  /** False where a fact is missing; the length of the text is then not checked. */
  isWhole: boolean
}

const placeholder = /\{\{([^{}]*)\}\}/g

export function fillPlaceholders(text: string, facts: PlaceholderValues): Filled {
  const says: string[] = []
  let isWhole = true
  const filled = text.replaceAll(placeholder, (whole: string, inside: string) => {
    const name = inside.trim().replaceAll(/\s+/g, ' ')
    const lower = lowerFirst(name)
    const fact = facts.get(name) ?? facts.get(lower)
    if (typeof fact === 'string') return name === lower ? fact : upperFirst(fact)
    isWhole = false
    if (!facts.has(name) && !facts.has(lower)) {
      const meant = closest(lower, facts.keys())
      const advice = meant === undefined ? ': take it out' : `; did you mean {{${printable(meant)}}}?`
      says.push(`holds {{${printable(name)}}}, which is not a placeholder${advice}`)
    }
    return whole
  })
  return { text: filled, says, isWhole }
}

type GuardedFact = {
  pattern: RegExp
  /** The placeholder to write in its place, without braces. */
  placeholder: string
  /** Whether another placeholder of its kind may be meant. */
  isExample?: true
}

/** Longer names and addresses are refused themselves, and may be too long for an expression. */
const longestFact = 300

function guard(words: unknown, name: string, flags = 'iu'): GuardedFact[] {
  if (typeof words !== 'string' || words.trim().length < 3 || words.length > longestFact) return []
  const spaced = escapeRegExp(words.trim()).replaceAll(/\s+/g, '\\s+')
  return [{ pattern: new RegExp(`(?<![\\p{L}\\d])${spaced}(?![\\p{L}\\d])`, flags), placeholder: name }]
}

function guardNumber(phone: unknown, callingCode: unknown): GuardedFact[] {
  // One with spaces is refused itself.
  if (typeof phone !== 'string' || /\s/.test(phone)) return []
  const digits = phone.replaceAll(/\D/g, '')
  if (digits.length < 8 || digits.length > longestFact) return []
  const code = typeof callingCode === 'string' && digits.startsWith(callingCode) ? callingCode : ''
  // The number without its country code counts too, however it is grouped: 000 000 000, 0-000-000-000.
  const national = digits.slice(code.length).split('').join('[\\s().-]*')
  return [{ pattern: new RegExp(`(?<![\\d.])\\+?[\\d\\s()-]{0,8}${national}(?!\\d)`, 'u'), placeholder: 'phone' }]
}

export function guardedFacts(data: Record<string, unknown>): GuardedFact[] {
  const { site, accommodations } = data
  const year = field(site, 'foundedYear')
  const callingCode = field(site, 'place', 'telephone', 'callingCode')
  const stays = named((accommodations as Content['accommodations'] | undefined)?.stays)
  const [firstStay] = stays
  return [
    {
      pattern: /(?:US)?\$\s?\d[\d.,]*|\bUSD\s?\d[\d.,]*|\d[\d.,]*\s?(?:USD|dollars)\b/i,
      placeholder: `price ${firstStay?.id ?? '…'}`,
      isExample: true,
    },
    ...guard(field(site, 'name'), 'name'),
    ...guard(field(site, 'email'), 'email'),
    ...guard(field(site, 'address', 'street'), 'address.street'),
    ...guardNumber(field(site, 'phone'), callingCode),
    ...guardNumber(field(site, 'whatsapp'), callingCode),
    ...(typeof year === 'number' ? guard(String(year), 'founded') : []),
    // Case-sensitive: a picture may show "a low orchard room".
    ...stays.flatMap((stay) => guard(stay.name, `stay ${stay.id}`, 'u')),
  ]
}

type Repeated = GuardedFact & { found: string }

export function repeatedFacts(text: string, guarded: readonly GuardedFact[]): Repeated[] {
  const without = text.replaceAll(placeholder, ' ')
  return guarded.flatMap((fact) => {
    const found = fact.pattern.exec(without)
    return found ? [{ found: found[0].trim(), ...fact }] : []
  })
}

function repeats({ found, placeholder: name, isExample }: Repeated): string {
  const instead = `${isExample ? 'a placeholder such as ' : ''}{{${name}}}`
  return `repeats a fact that has its own place (“${printable(found)}”); write ${instead} instead, or leave it out`
}

export type Given = { facts: PlaceholderValues; guarded: readonly GuardedFact[] }

/** A text as guests read it, on one line, and what is wrong with its facts, whether written or referred to. */
export function readText(file: string, path: Path, text: string, { facts, guarded }: Given): Filled {
  const isHome = isWhereFactIsWritten(file, path)
  const { says, ...filled } = fillPlaceholders(text.replaceAll(/[ \t]*\n\s*/g, ' ').trim(), facts)
  if (isHome && text.includes('{{'))
    says.unshift('is where this fact is written: type the words themselves, without curly brackets')
  // The example beside a field of the request may be the resort's own number.
  const isExample = file === 'request' && /^(?:hint|\w+Invalid)$/.test(String(path.at(-1)))
  if (!isHome && !isExample && !/^https?:\/\/\S+$/.test(text))
    says.unshift(...repeatedFacts(text, guarded).map(repeats))
  // A placeholder that could not be filled is told already; the schema does not see its brackets.
  return { ...filled, text: filled.isWhole ? filled.text : filled.text.replaceAll(/\{\{|\}\}/g, ''), says }
}

/** The fields where facts are defined, and web addresses, are not searched for repeated facts. */
export function isWhereFactIsWritten(file: string, path: Path): boolean {
  const [first, second, third] = path
  if (file === 'site') {
    const own = ['name', 'siteUrl', 'phone', 'whatsapp', 'email', 'address', 'place', 'foundedYear', 'social']
    return own.includes(String(first))
  }
  return file === 'accommodations' && first === 'stays' && typeof second === 'number' && third === 'name'
}
