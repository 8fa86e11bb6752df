/**
 * The kinds of field that content consists of. Each has a description for the person who fills it in (`about`, shown by
 * editors) and a rule in plain words, which follows the name of the field when the value is wrong.
 */
import { z } from 'zod'
import { isPlainDate } from '../lib/dates.ts'
import { plainText } from '../lib/text.ts'
import type { PictureData } from '../lib/picture-data.ts'
import { didYouMean } from './did-you-mean.ts'

/** Metadata of a field, for references and editor hints. */
export type FieldMeta = {
  /** The value is the id of an entry of this collection. */
  refersTo?: Collection
  /** The keys of this record are the ids of this collection, each exactly once. */
  keyedBy?: Collection
  /** No two entries of this list show the same picture in this part. */
  onePictureEach?: string
  /** Words for guests: fewest and most characters, and the gaps that the page fills in. */
  words?: { min: number; max: number; gaps: readonly string[] }
}

/** `outings` are experiences and places together. */
export type Collection = 'pictures' | 'stays' | 'experiences' | 'places' | 'outings' | 'occasions'

/** A point in per cent from the left and the top edge of a picture. */
export type Focus = { x: number; y: number }

/** The choice of a picture: its key in the catalogue, and possibly its own focal point. */
export class PictureChoice {
  readonly kind = 'picture'
  readonly key: string
  readonly focus: Focus | undefined

  constructor(key: string, ownFocus?: Focus) {
    this.key = key
    this.focus = ownFocus
  }
}

/** The data of a schema as pages get it, with pictures in place of choices. */
export type Shown<Schema extends z.ZodType> = WithPictures<z.infer<Schema>>

type WithPictures<T> = T extends PictureChoice
  ? PictureData
  : T extends object
    ? { [Key in keyof T]: WithPictures<T[Key]> }
    : T

/** Control characters, and the replacement character for bytes that are not UTF-8. */
const unreadable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffd]/u

function lengthOf(value: string): number {
  return [...value].length
}

type Limits = { min?: number; max: number }

function checkText(value: string, { min = 1, max }: Limits, add: (message: string, isLength?: boolean) => void) {
  const length = lengthOf(plainText(value))
  if (length < min || length > max) {
    const range = min === 1 ? `1 to ${max}` : `${min} to ${max}`
    add(`must be a text of ${range} characters; it has ${length}`, true)
  }
  if (unreadable.test(value)) add('must be plain text; it holds a character that cannot be printed')
  if (/[<>]/.test(value)) add('must be plain text without HTML; leave out < and >')
  if (value !== value.trim()) add('must not begin or end with a space')
}

/**
 * One line of text that may contain marks (`lib/text.ts`): pages show it through `Text`. Its length is counted as a
 * guest reads it, after placeholders are filled in.
 */
export function markedText(about: string, limits: Limits) {
  const { min = 1, max } = limits
  const rule = `must be a text of ${min} to ${max} characters`
  return z
    .string(rule)
    .superRefine((value, context) => {
      const add = (message: string, isLength = false) =>
        context.addIssue({ code: 'custom', message, params: { isLength } })
      checkText(value, limits, add)
      if (/[{}]/.test(value)) add('must be plain text; leave out { and } (placeholders are written {{name}})')
    })
    .meta({
      description: `${about} ${min} to ${max} characters.`,
      words: { min, max, gaps: [] },
    } satisfies FieldMeta & { description: string })
}

/** One line of text without markup, such as titles, names and messages: marks are removed. */
export function text(about: string, limits: Limits) {
  return markedText(about, limits).overwrite(plainText)
}

/** Text with gaps such as `{count}` that the page fills in; each gap must be there. */
export function template(gaps: readonly string[], about: string, limits: Limits) {
  const written = gaps.map((gap) => `{${gap}}`)
  const rule = `must be a text that holds ${written.join(' and ')}`
  return z
    .string(rule)
    .superRefine((value, context) => {
      const add = (message: string, isLength = false) =>
        context.addIssue({ code: 'custom', message, params: { isLength } })
      const found = [...value.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
      for (const gap of gaps) if (!found.includes(gap)) add(`${rule}; {${gap}} is missing`)
      for (const gap of found) if (!gaps.includes(gap)) add(`${rule}, and no {${gap.slice(0, 40)}}`)
      const rest = value.replaceAll(/\{[^{}]*\}/g, 'x')
      if (/[{}]/.test(rest)) add(`${rule}; a brace stands alone`)
      checkText(rest, limits, add)
    })
    .meta({
      description: `${about} Keep ${written.join(' and ')}: the page puts the value there.`,
      words: { min: limits.min ?? 1, max: limits.max, gaps },
    } satisfies FieldMeta & { description: string })
}

/** A text for one and a text for several of something. */
export function counted(about: string, limits: Limits) {
  return fields(
    { one: template(['count'], 'For one.', limits), other: template(['count'], 'For several, or none.', limits) },
    about,
  )
}

/** An object with exactly these fields. */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape, about: string) {
  const known = Object.keys(shape)
  return z
    .strictObject(shape, {
      error: (issue) => {
        if (issue.code !== 'unrecognized_keys') return `must hold fields: ${known.join(', ')}`
        // One line for each unknown field, in the order of `issue.keys`: tools/content/problems.ts splits them.
        const lines = issue.keys.map((key) => {
          const name = printable(key)
          const advice = didYouMean(key, known) || `; the fields are ${known.join(', ')}`
          return `\`${name}\` is no field here${advice}`
        })
        return lines.join('\n')
      },
    })
    .describe(about)
}

/** A list with at least and at most so many entries. */
export function list<Item extends z.ZodType>(item: Item, about: string, { min = 1, max }: Limits) {
  const rule = min === max ? `must be a list of exactly ${max} entries` : `must be a list of ${min} to ${max} entries`
  const count = (issue: z.core.$ZodRawIssue) => `${rule}; it has ${(issue.input as unknown[]).length}`
  return z.array(item, rule).min(min, { error: count }).max(max, { error: count }).describe(about)
}

/** A whole number of something. */
export function wholeNumber(about: string, rule: string, { min, max }: { min: number; max: number }) {
  return z.number(rule).int(rule).min(min, rule).max(max, rule).describe(about)
}

/** A number that may have decimals. */
export function decimal(about: string, rule: string, { min, max }: { min: number; max: number }) {
  return z.number(rule).min(min, rule).max(max, rule).describe(about)
}

/** Degrees of latitude (`most` 90) or longitude (`most` 180). */
export const degrees = (which: string, most: number) =>
  decimal(which, `must be a number of degrees, -${most} to ${most}, for example ${most === 90 ? '-0.2' : '36.0667'}`, {
    min: -most,
    max: most,
  })

export function yesOrNo(about: string, example: string) {
  return z.boolean(`must be true or false (${example})`).describe(about)
}

/** One of a fixed list of words. */
export function choice<const Words extends readonly [string, ...string[]]>(words: Words, about: string) {
  const rule = `must be one of ${words.join(', ')}`
  return z
    .enum(words, {
      error: (issue) => {
        const meant = didYouMean(issue.input, words)
        // What was meant stands before a long list, so that it is seen.
        return words.length > 12 && meant
          ? `must be a name from the list${meant} The list: ${words.join(', ')}`
          : rule + meant
      },
    })
    .describe(about)
}

/** An id for addresses and references. */
export function id(about: string) {
  const rule = 'must be lower-case words joined by hyphens, for example garden-suite'
  return z
    .string(rule)
    .max(60, rule)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, rule)
    .describe(about)
}

/** The id of an entry of another part of the content. */
export function reference(refersTo: Collection, about: string) {
  const rule = `must be the id of one of the ${refersTo}`
  return z.string(rule).meta({ description: about, refersTo } satisfies FieldMeta & { description: string })
}

/** One value for each entry of a collection, under its id. */
export function forEach<Value extends z.ZodType>(keyedBy: Collection, value: Value, about: string) {
  return z
    .record(z.string(), value, `must hold one value for each of the ${keyedBy}`)
    .meta({ description: about, keyedBy } satisfies FieldMeta & { description: string })
}

export function focus(about: string) {
  const rule = 'must be a number of per cent, 0 to 100'
  return fields(
    {
      x: decimal('Per cent from the left edge.', rule, { min: 0, max: 100 }),
      y: decimal('Per cent from the top edge.', rule, { min: 0, max: 100 }),
    },
    about,
  )
}

/** A picture of the catalogue: its key, or `{ key, focus }` for a crop with another focal point. */
export function picture(about: string) {
  const key = reference('pictures', 'Key of a picture in pictures.yaml.')
  const withFocus = fields(
    { key, focus: focus('The point that must stay in sight in this place.') },
    'A picture with a focal point of its own for this place.',
  )
  return z
    .union([key, withFocus], 'must be the key of a picture in pictures.yaml, or { key, focus: { x, y } }')
    .transform((chosen) =>
      typeof chosen === 'string' ? new PictureChoice(chosen) : new PictureChoice(chosen.key, chosen.focus),
    )
    .describe(about)
}

/** A value that the owner may leave open: null. */
export function orNull<Value extends z.ZodType>(value: Value) {
  return value.nullable().describe(value.description ?? '')
}

/** A month of a year, written as in 2026-02. */
export function monthOfYear(about: string) {
  const rule = 'must be a month written as year-month, for example 2026-02'
  return z
    .string(rule)
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, rule)
    .describe(about)
}

/** A day with its year, written as in 2026-12-02; at the resort. */
export function wholeDate(about: string) {
  const rule = 'must be a day that exists, written as year-month-day, for example 2026-12-02'
  return z.string(rule).refine(isPlainDate, rule).describe(about)
}

/** A time of day in 24 hours, written as in 08:00. */
export function timeOfDay(about: string) {
  const rule = 'must be a time of day in 24 hours and quotes, for example "08:00"'
  return z
    .string(rule)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, rule)
    .describe(about)
}

/** A web address; https only, so that no link can run a script. */
export function webAddress(about: string) {
  const rule = 'must be a whole web address that begins with https://'
  return z
    .url({ protocol: /^https$/, hostname: /^[a-z0-9.-]+\.[a-z]+$/, error: rule })
    .max(300, rule)
    .describe(about)
}

/** Part of an input, shortened and without control characters, for messages. */
export function printable(typed: string): string {
  const clean = typed.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029`]/gu, '?')
  return lengthOf(clean) > 60 ? `${[...clean].slice(0, 60).join('')}…` : clean
}
