/** Words of the interface. An owner's content/*.yaml holds what differs; ours are the schema of what it may hold. */
import type { z } from 'zod'
import { inPlainWords, plainText } from '../lib/text.ts'
import { fields, list, markedText, template, text, webAddress } from './kinds.ts'
import { request } from './words/request.ts'
import { pages } from './words/pages.ts'
import { planner } from './words/planner.ts'
import { postcard } from './words/postcard.ts'
import { ui } from './words/ui.ts'

/** By the names of the content files. */
export const ourWords: Partial<Record<string, object>> = { ...pages, request, planner, postcard, ui }

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The owner's words, and ours for the rest. A list is replaced as a whole. */
export function withOurWords(ours: unknown, theirs: unknown): unknown {
  if (!isGroup(ours) || !isGroup(theirs)) return theirs ?? ours ?? theirs
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
  return Object.fromEntries(keys.map((key) => [key, withOurWords(ours[key], theirs[key])]))
}

/** `mailSubject` becomes "Mail subject." */
const labelOf = (key: string) => `${inPlainWords(key)}.`

/** What it is called in the editor: as it reads when nobody has changed it. */
function quoted(own: string): string {
  const words = plainText(own).replaceAll(/\{+([^{}]*)\}+/g, '[$1]')
  return `“${words.length > 60 ? `${words.slice(0, 60)}…` : words}”.`
}

type Like<Ours> = { [Key in keyof Ours]: z.ZodType<Ours[Key]> }

/** Every word may be as long as the first, and an entry of a list, whatever ours are, as the second. */
const [word, sentence] = [24, 220]

/** Fields of the same groups, and texts with the same gaps that are at most twice as long. */
export function wordsLike<Ours extends object>(ours: Ours, least = word): Like<Ours> {
  const shape = Object.entries(ours).map(([key, each]) => [key, schemaOf(each, labelOf(key), least)])
  return Object.fromEntries(shape) as Like<Ours>
}

function schemaOf(ours: unknown, is: string, least: number): z.ZodType {
  if (Array.isArray(ours)) {
    const { length } = ours
    const limits = isGroup(ours[0]) ? { max: 3 * length } : { min: length, max: length }
    return list(schemaOf(ours[0], 'An entry.', sentence), is, limits)
  }
  if (isGroup(ours)) return fields(is, wordsLike(ours, least))
  const own = String(ours)
  // An entry of a list is called after its place: the others read otherwise.
  const means = least === word ? { is: quoted(own), more: 'These words came with the site.' } : is
  if (own.startsWith('https://')) return webAddress(means)
  const gaps = [...own.replaceAll(/\{\{.*?\}\}/g, '').matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap)
  const limits = { max: Math.max(least, 2 * own.length) }
  if (gaps.length > 0) return template(gaps, means, limits)
  return own.includes('|') ? markedText(means, limits) : text(means, limits)
}
