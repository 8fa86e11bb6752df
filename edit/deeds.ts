/** What the owner did in a step of the undo history, as *Changed* and the message of a publication tell it. */
import { plainText } from '../lib/text.ts'
import { keyOf, nameOfPicture, type Choice } from './picture-key.ts'
import type { Value } from './source.ts'

/** A field before and after; null where it was or is left out. */
export type DeedValue = { path: string; title: string; before: Value | null; now: Value | null }

export type Deed = {
  /** In words: "Accommodations › Rooms and houses › Tree House › Price". */
  about: string
  values?: DeedValue[]
  /** Facts that it confirmed, in words. */
  confirmed?: string[]
  /** The picture that got another photograph, by its key. */
  picture?: string
  /** The id of the step that it puts back. */
  putsBack?: string
  /** Whether somebody else has done it, and published it. */
  isTheirs?: true
}

/** @param fill fills placeholders in */
export function inWords(value: Value | null | undefined, fill: (text: string) => string): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value) && value.length === 0) return 'none yet'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return plainText(fill(String(value))).replaceAll(/\{(\w+)\}/g, '[$1]')
  const key = keyOf(value)
  if (key === '') {
    const parts = Object.values(value as Record<string, Value | null>).filter((each) => each !== null)
    return parts.map((each) => inWords(each, fill)).join(' · ')
  }
  const { focus } = value as Choice
  return `${nameOfPicture(key)}, focus ${focus.x} % across and ${focus.y} % down`
}

/** With a full stop, where it does not end with one. */
export const asSentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)

/** On one line: "Home › Heading: For a night → For a week". */
export function deedInWords({ about, values = [], confirmed = [] }: Deed, fill: (text: string) => string): string {
  const [only, ...others] = values
  const changed = values.map(({ title, before, now }) => {
    const words = `${inWords(before, fill)} → ${inWords(now, fill)}`
    return only && others.length === 0 ? words : `${title}: ${words}`
  })
  return [[about, changed.join('; ')].filter(Boolean).join(': '), ...confirmed.map((why) => `Confirmed: ${why}`)].join(
    '. ',
  )
}
