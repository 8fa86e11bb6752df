/**
 * Words of the interface, in TypeScript with the comments that explain them. An owner's content/*.yaml holds only what
 * differs. The words themselves are the schema of what may be put in their place.
 */
import type { z } from 'zod'
import { fields, list, markedText, template, text, type About } from './fields.ts'
import { enquiry } from './words/enquiry.ts'
import { planner } from './words/planner.ts'
import { postcard } from './words/postcard.ts'
import { ui } from './words/ui.ts'

/** By the names of the content files. */
export const ourWords: Partial<Record<string, object>> = { enquiry, planner, postcard, ui }

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The owner's words, and ours for the rest. A list is replaced as a whole. */
export function withOurWords(ours: unknown, theirs: unknown): unknown {
  if (!isGroup(ours) || !isGroup(theirs)) return theirs ?? ours ?? theirs
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
  return Object.fromEntries(keys.map((key) => [key, withOurWords(ours[key], theirs[key])]))
}

/** `mailSubject` becomes "Mail subject." */
const sentenceOf = (key: string) =>
  `${key.replaceAll(/-|(?=[A-Z])/g, ' ').toLowerCase()}.`.replace(/^./, (letter) => letter.toUpperCase())

type Like<Ours> = z.ZodObject<{ [Key in keyof Ours]: z.ZodType<Ours[Key]> }>

/** The same groups, and texts with the same gaps that are at most twice as long. */
export function wordsLike<Ours extends object>(ours: Ours, about: About, least = word): Like<Ours> {
  const shape = Object.entries(ours).map(([key, each]): [string, z.ZodType] => [
    key,
    schemaOf(each, sentenceOf(key), least),
  ])
  return fields(Object.fromEntries(shape), about) as unknown as Like<Ours>
}

/** Every word may be as long as the first, and an entry of a list, whatever ours are, as the second. */
const [word, sentence] = [24, 220]

function schemaOf(ours: unknown, about: string, least = word): z.ZodType {
  if (Array.isArray(ours)) return list(schemaOf(ours[0], 'An entry.', sentence), about, { max: 3 * ours.length })
  if (isGroup(ours)) return wordsLike(ours, about, least)
  const own = String(ours)
  const gaps = [...own.replaceAll(/\{\{.*?\}\}/g, '').matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap)
  const limits = { max: Math.max(least, 2 * own.length) }
  if (gaps.length > 0) return template(gaps, about, limits)
  return own.includes('|') ? markedText(about, limits) : text(about, limits)
}
