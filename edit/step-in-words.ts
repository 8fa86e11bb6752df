/** What the owner did in a step of the undo history, as *Changed* and the message of a publication tell it. */
import type { OpenFact } from '../content/unconfirmed.schema.ts'
import { formatDay, formatDayOfYear, isPlainDate } from '../lib/dates.ts'
import { formatTime } from '../lib/opening-hours.ts'
import { usd } from '../lib/price-texts.ts'
import { plainText } from '../lib/text.ts'
import { keyOf, nameOfPicture, type Choice } from './picture-key.ts'
import type { Value } from './yaml-text.ts'

/** A field before and after; null where it was or is left out. */
export type ChangedValue = { path: string; title: string; before: Value | null; now: Value | null }

export type StepSummary = {
  /** In words: "Accommodations › Rooms and houses › Tree House › Price". */
  about: string
  values?: ChangedValue[]
  /** Facts that it confirmed, as they were listed in unconfirmed.yaml. */
  asked?: OpenFact[]
  /** The picture that got another photograph, by its key. */
  picture?: string
  /** The id of the step that it puts back. */
  putsBack?: string
}

/** @param fill fills placeholders in */
export function valueInWords(value: Value | null | undefined, fill: (text: string) => string): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value) && value.length === 0) return 'none yet'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') {
    const text = String(value)
    if (/^\d\d-\d\d$/.test(text)) return formatDayOfYear(`2000-${text}`)
    if (/^\d\d:\d\d$/.test(text)) return formatTime(text)
    return isPlainDate(text) ? formatDay(text) : plainText(fill(text)).replaceAll(/\{(\w+)\}/g, '[$1]')
  }
  const key = keyOf(value)
  if (key === '') {
    const parts = Object.entries(value as Record<string, Value | null>).filter(([, each]) => each !== null)
    return parts.map(([part, each]) => partInWords(part, each, fill)).join(' · ')
  }
  const { focus } = value as Choice
  return `${nameOfPicture(key)}, focus ${focus.x} % across and ${focus.y} % down`
}

/** A part of a group; a price and the id of a room as guests read them. */
function partInWords(part: string, value: Value, fill: (text: string) => string): string {
  if (typeof value === 'number' && part.endsWith('Usd')) return usd(value)
  const named = typeof value === 'string' ? fill(`{{${part} ${value}}}`) : '{{'
  return valueInWords(named.startsWith('{{') ? value : named, fill)
}

/** With a full stop, where it does not end with one. */
export const asSentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)

/** On one line: "Home › Heading: For a night → For a week". */
export function summaryText({ about, values = [], asked = [] }: StepSummary, fill: (text: string) => string): string {
  const [only, ...others] = values
  const changed = values.map(({ title, before, now }) => {
    const words = `${valueInWords(before, fill)} → ${valueInWords(now, fill)}`
    return only && others.length === 0 ? words : `${title}: ${words}`
  })
  const told = asked.map(({ why }) => `Confirmed: ${fill(why)}`)
  return [[about, changed.join('; ')].filter(Boolean).join(': '), ...told].join('. ')
}
