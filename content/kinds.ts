/** Kinds of field. Each has a description for the person who fills it in, and a rule that says what is wrong. */
import { z } from 'zod'
import { isPlainDate } from '../lib/dates.ts'
import { plainText } from '../lib/text.ts'
import type { PictureData } from '../lib/picture-data.ts'
import { didYouMean, printable } from './did-you-mean.ts'

/** No schema of ours should leave a rule to Zod's own words. */
z.config({ customError: () => 'must have another value' })

/** What a field is for. `is` is a sentence, and its title in the editor; `more` is shown beside it. */
export type About = string | ({ is: string; more?: string } & InEditor)

/** How the editor finds a field: other words for it, and whether owners have nothing to do with it. */
type InEditor = { alsoCalled?: string; isTechnical?: true }

/** Metadata of a field, for references and the editor; the description is the `is` of `About`. */
export type FieldMeta = InEditor & {
  description?: string
  more?: string
  /** The value is the id of an entry of this collection. */
  refersTo?: Collection
  /** No two entries of this list show the same picture in this part. */
  onePictureEach?: string
  /** Words for guests: fewest and most characters, and the gaps that the page fills in. */
  words?: { min: number; max: number; gaps: readonly string[] }
  /** Least and greatest number, or fewest and most entries of a list. */
  limits?: Range
  /** A text that is written in one way; `yearly` with its year, or of every year. */
  writtenAs?: 'time' | 'yearly' | 'day' | 'month' | 'phone' | 'web' | 'email'
  isIcon?: boolean
  /** The number is a sum in US dollars. */
  isSum?: boolean
}

export const beforeItBegins = 'must not end before it begins'

export function meta(about: About, others: FieldMeta = {}): FieldMeta {
  const { is, ...inEditor } = typeof about === 'string' ? { is: about } : about
  return { description: is, ...inEditor, ...others }
}

/** `outings` are experiences and places together. */
export type Collection = 'pictures' | 'stays' | 'experiences' | 'places' | 'outings' | 'occasions'

/** A point in per cent from the left and the top edge of a picture. */
export type Focus = { x: number; y: number }

/** The choice of a picture: its key in the catalogue, and the point that stays in view in this place. */
export class PictureChoice {
  readonly kind = 'picture'
  readonly key: string
  readonly focus: Focus

  constructor({ key, focus: point }: { key: string; focus: Focus }) {
    this.key = key
    this.focus = point
  }
}

/** The data of a schema as pages get it, with pictures in place of choices. */
export type Shown<Schema extends z.ZodType> = WithPictures<z.infer<Schema>>

type WithPictures<T> = T extends PictureChoice
  ? PictureData
  : T extends string
    ? T
    : T extends object
      ? { [Key in keyof T]: WithPictures<T[Key]> }
      : T

/**
 * What is seen as nothing, or as something else on each device: controls, those of direction too, signs without width,
 * private use (bullets of word processors), what is no character, and U+FFFD for bytes that are not UTF-8. Joiners and
 * variants belong to scripts whose letters have no capitals, such as Persian and Hindi.
 */
const nothing = String.raw`\p{Cc}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}`
const joiners = String.raw`[\u200c\u200d\p{Variation_Selector}]`
const unreadable = new RegExp(
  String.raw`[[${nothing}\u2028-\u202e\u2800\ufff9-\ufffb\ufffd]--${joiners}]|(?<![\p{Lo}\p{M}])${joiners}`,
  'v',
)

function unreadableWords(value: string): string | undefined {
  const found = unreadable.exec(value)
  if (!found) return undefined
  const sign = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  const before = printable(/\S*\s*$/.exec(value.slice(0, found.index))?.[0].trim() ?? '')
  const where = before === '' ? 'at its beginning' : `after “${before}”`
  return `must be plain text; it holds a sign that cannot be printed (U+${sign}) ${where}: type the words there anew`
}

type Limits = { min?: number; max: number }

type Context = z.core.$RefinementCtx

const refuse = (context: Context, message: string) => context.addIssue({ code: 'custom', message })

const lengthWords = ({ min = 1, max }: Limits) => `must be a text of ${min} to ${max} characters`

/** The length has a code of its own: it is not judged before all placeholders are filled in. */
function checkText(value: string, limits: Limits, context: Context) {
  const has = [...plainText(value)].length
  const { min = 1, max } = limits
  if (has < min || has > max) {
    const message = `${lengthWords(limits)}; it has ${has}`
    context.addIssue({ code: 'too_big', origin: 'string', maximum: max, input: value, message })
  }
  const hidden = unreadableWords(value)
  if (hidden !== undefined) refuse(context, hidden)
  if (/[<>]/.test(value)) refuse(context, 'must be plain text without HTML; leave out < and >')
  if (value !== value.trim()) refuse(context, 'must not begin or end with a space')
}

const noBraces = 'must be plain text; leave out curly brackets (a fact has two on each side)'

/** One line that may contain marks (`lib/text.ts`); its length is counted as a guest reads it, with all facts. */
export function markedText(about: About, limits: Limits) {
  const { min = 1, max } = limits
  return z
    .string(lengthWords(limits))
    .superRefine((value, context) => {
      checkText(value, limits, context)
      if (/[{}]/.test(value)) refuse(context, noBraces)
    })
    .meta(meta(about, { words: { min, max, gaps: [] } }))
}

/** One line of text without markup, such as titles, names and messages: marks are removed. */
export function text(about: About, limits: Limits) {
  return markedText(about, limits).overwrite(plainText)
}

/** Text with gaps such as `{count}` that the page fills in; each gap must be there. */
export function template(gaps: readonly string[], about: About, limits: Limits) {
  const must = `must be a text that holds ${gaps.map((gap) => `{${gap}}`).join(' and ')}`
  return z
    .string(must)
    .superRefine((value, context) => {
      const found = [...value.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')
      for (const gap of gaps) if (!found.includes(gap)) refuse(context, `${must}; {${gap}} is missing`)
      for (const gap of found) {
        if (!gaps.includes(gap)) refuse(context, `${must}, and no {${gap.slice(0, 40)}}`)
      }
      const others = value.replaceAll(/\{[^{}]*\}/g, 'x')
      if (/[{}]/.test(others)) refuse(context, `${must}; a curly bracket stands alone`)
      checkText(others, limits, context)
    })
    .meta(meta(about, { words: { min: limits.min ?? 1, max: limits.max, gaps } }))
}

export function fields<Shape extends z.core.$ZodLooseShape>(about: About, shape: Shape) {
  return z.strictObject(shape, `must hold fields: ${Object.keys(shape).join(', ')}`).meta(meta(about))
}

export function list<Item extends z.ZodType>(item: Item, about: About, { min = 1, max }: Limits) {
  const must = `must be a list of ${min === max ? `exactly ${max}` : `${min} to ${max}`} entries`
  const count = ({ input }: { input?: unknown }) => `${must}; it has ${(input as unknown[]).length}`
  return z
    .array(item, must)
    .min(min, { error: count })
    .max(max, { error: count })
    .meta(meta(about, { limits: { min, max } }))
}

export function listOf<Shape extends z.core.$ZodLooseShape>(about: About, limits: Limits, each: About, shape: Shape) {
  return list(fields(each, shape), about, limits)
}

type Range = { min: number; max: number }

/** @param what it is, such as "a number of degrees" */
export function decimal(about: About, what: string, { min, max }: Range) {
  const rule = { error: `must be ${what}, ${min} to ${max}`, abort: true }
  return z
    .number(rule)
    .min(min, rule)
    .max(max, rule)
    .meta(meta(about, { limits: { min, max } }))
}

export function wholeNumber(about: About, what: string, range: Range) {
  return decimal(about, what, range).int(`must be ${what}, ${range.min} to ${range.max}`)
}

/** Fewest and most of something; both are the same where there is one number. @param what each is */
export function numberRange(about: About, what: string, range: Range, [least, most] = ['At least.', 'At most.']) {
  const ends = { min: wholeNumber(least, what, range), max: wholeNumber(most, what, range) }
  return fields(about, ends).refine(({ min, max }) => min <= max, 'must not have a min above its max')
}

/** Degrees of latitude (`most` 90) or longitude (`most` 180). */
export const degrees = (which: About, most: number) => decimal(which, 'a number of degrees', { min: -most, max: most })

export function yesOrNo(about: About, example: string) {
  return z.boolean(`must be true or false (${example})`).meta(meta(about))
}

export function choice<const Chosen extends readonly [string, ...string[]]>(words: Chosen, about: About) {
  const error = ({ input }: { input?: unknown }) => `must be one of ${words.join(', ')}${didYouMean(input, words)}`
  return z.enum(words, { error }).meta(meta(about))
}

export function pattern(form: RegExp, words: string, about: About, others?: FieldMeta) {
  return z.string(words).regex(form, words).meta(meta(about, others))
}

export function id(about: About) {
  const words = 'must be lower-case words joined by hyphens, for example garden-suite'
  return pattern(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, words, about).max(60, words)
}

export function reference(refersTo: Collection, about: About) {
  return z.string(`must be the id of one of the ${refersTo}`).meta(meta(about, { refersTo }))
}

export function picture(about: About) {
  const percent = (edge: string) => decimal(edge, 'a number of per cent', { min: 0, max: 100 })
  return fields(about, {
    key: reference('pictures', 'Picture of the catalogue.'),
    focus: fields('The point that must stay in view when the picture is cropped.', {
      x: percent('Per cent from the left edge.'),
      y: percent('Per cent from the top edge.'),
    }),
  })
    .transform((chosen) => new PictureChoice(chosen))
    .meta(meta(about))
}

export function orNull<Value extends z.ZodType>(value: Value) {
  const { description, more, alsoCalled, isTechnical } = (value.meta() ?? {}) as FieldMeta
  return value.nullable().meta({ description, more, alsoCalled, isTechnical } satisfies FieldMeta)
}

/** A web address; https only, so that no link can run a script. */
export function webAddress(about: About) {
  const error = 'must be a whole web address that begins with https://'
  return (
    z
      .url({ protocol: /^https$/, hostname: /^[a-z0-9.-]+\.[a-z]+$/, error })
      .max(300, error)
      // Spaces around it would be forgiven by `URL`, and stay in the pages.
      .regex(/^\S*$/, error)
      .meta(meta(about, { writtenAs: 'web' }))
  )
}

export function monthOfYear(about: About) {
  const words = 'must be a month written as year-month, for example 2026-02'
  return pattern(/^\d{4}-(0[1-9]|1[0-2])$/, words, about, { writtenAs: 'month' })
}

export function wholeDate(about: About) {
  const words = 'must be a day that exists, written as year-month-day, for example 2026-12-02'
  return z
    .string(words)
    .refine(isPlainDate, words)
    .meta(meta(about, { writtenAs: 'day' }))
}

export function timeOfDay(about: About) {
  const words = 'must be a time of day in 24 hours, for example "08:00"'
  return pattern(/^([01]\d|2[0-3]):[0-5]\d$/, words, about, { writtenAs: 'time' })
}
