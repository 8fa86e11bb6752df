/**
 * Every field of the content as its owner sees it: what it is for, what may stand in it, and the tool that it is changed
 * with. All of it comes from the schemas, so a new field of a schema needs nothing here.
 */
import { z } from 'zod'
import { upperFirst } from '../lib/text.ts'
import { follow } from '../tools/content/references.ts'
import type { Path } from '../tools/content/problem.ts'
import type { FieldMeta } from '../content/fields.ts'
import { contentSchemas, type ContentFile } from '../content/schema.ts'
import type { Site } from '../content/site.schema.ts'
import { formsOf } from './forms.ts'
import type { Kind } from './kinds.ts'
import { keyOf } from './picture-key.ts'
import type { Value } from './source.ts'

export type Form = {
  kind: Kind
  /** What it is, and what else the schema says of it. */
  title: string
  more?: string
  /** Fewest and most characters of words, entries of a list, or least and greatest number. */
  min?: number
  max?: number
  /** Gaps such as `{count}`, which the page fills in. */
  gaps?: readonly string[]
  /** What may be chosen. */
  options?: string[]
  /** Whether it may be empty (`null`), or be left out. */
  mayBe?: 'empty' | 'absent'
  /** What a group, or an entry of a list, consists of; under an empty key where it is a single value. */
  parts?: { key: string; form: Form }[]
}

export type Field = Form & {
  /** As in unconfirmed.yaml: `accommodations.yaml#stays.orchard-room.priceUsd`. */
  path: string
  /** The way to it in words: Accommodations, Orchard Room. */
  where: string[]
  /** As it is written, with placeholders; undefined where it is left out. */
  value: Value | undefined
  /** How guests may read it, where it carries no marker. */
  forms?: string[]
  /** The list entry of which it is a part, innermost first. */
  entries: Entry[]
  /** The innermost group of which it is a part that may be left out as a whole. */
  optional?: { path: string; title: string; mayBe: 'empty' | 'absent' }
}

/** An entry of a list, and what the list allows. */
export type Entry = {
  path: string
  index: number
  count: number
  min: number
  max: number
  title: string
  /** Where each entry shows another picture: the part that does, and the pictures that no entry shows yet. */
  another?: { part: string; pictures: string[] }
}

export type Contents = Record<string, unknown>
export type Ids = Record<string, string[]>

type Schema = z.core.$ZodTypes
type Data = Record<string | number, unknown>

const metaOf = (schema: Schema) => (z.globalRegistry.get(schema) ?? {}) as FieldMeta

/** A schema without what is wrapped around it. */
function unwrapped(schema: Schema): { inner: Schema; title: string; more?: string; mayBe?: 'empty' | 'absent' } {
  let inner = schema
  let own: FieldMeta = {}
  let mayBe: 'empty' | 'absent' | undefined
  for (;;) {
    if (own.description === undefined) own = metaOf(inner)
    const { def } = inner._zod
    if (def.type === 'optional') mayBe ??= 'absent'
    else if (def.type === 'nullable') mayBe = 'empty'
    else if (def.type !== 'pipe') {
      const { description = '', more } = own
      // Descriptions are sentences; a title has no full stop.
      return { inner, title: description.slice(0, -1), ...(more !== undefined && { more }), ...(mayBe && { mayBe }) }
    }
    inner = (def.type === 'pipe' ? def.in : def.innerType) as Schema
  }
}

/** Texts with a form of their own are known by what their schema takes and what it refuses. */
const samples: [Kind, string][] = [
  ['time', '08:05'],
  ['yearly', '02-14'],
  ['day', '2026-02-14'],
  ['month', '2026-02'],
  ['phone', '+254712345678'],
  ['web', 'https://www.the-resort.co.ke'],
  ['email', 'stay@the-resort.co.ke'],
]

function kindOfText(schema: Schema): Kind {
  const takes = (text: string) => z.safeParse(schema, text).success
  return takes('any words') ? 'line' : (samples.find(([, sample]) => takes(sample))?.[0] ?? 'line')
}

/** Names in addresses and files: changed in the file alone, because other things refer to them. */
const isFixed = (schema: Schema, key: string) => key === 'id' || (key === 'file' && schema._zod.def.type === 'string')

/** The branch of a union that a value is of, or the first. */
function branchOf(options: readonly Schema[], value: unknown): Schema {
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
  const ofKind = options.filter(({ _zod }) => _zod.def.type === kind)
  return ofKind.find((each) => z.safeParse(each, value).success) ?? ofKind[0] ?? options[0]!
}

/** What a field may hold, from its schema. */
export function formOf(schema: Schema, key: string, ids: Ids, value?: unknown): Form {
  const { inner, title, more, mayBe } = unwrapped(schema)
  const { def } = inner._zod
  const own = { title, ...(more !== undefined && { more }), ...(mayBe && { mayBe }) }
  const { refersTo, words, isSum } = metaOf(inner)
  if (words) return { ...own, kind: 'words', min: words.min, max: words.max, gaps: words.gaps }
  if (refersTo) return { ...own, kind: refersTo === 'pictures' ? 'picture' : 'choice', options: ids[refersTo] ?? [] }
  switch (def.type) {
    case 'string':
      return { ...own, kind: kindOfText(inner) }
    case 'number':
      return { ...own, kind: isSum ? 'sum' : 'number', ...limitsOf(inner) }
    case 'boolean':
    case 'literal':
      return { ...own, kind: 'yes-no' }
    case 'enum': {
      const options = Object.values(def.entries).map(String)
      return { ...own, kind: key === 'ink' || key === 'icon' ? key : 'choice', options }
    }
    case 'union': {
      const options = def.options as Schema[]
      const kinds = options.map(({ _zod }) => _zod.def.type)
      const few = options.map((each) => metaOf(each).words).find(Boolean)
      if (options.some((each) => metaOf(each).refersTo === 'pictures')) {
        return { ...own, kind: 'picture', options: ids.pictures ?? [] }
      }
      if (kinds.includes('boolean') && few) return { ...own, kind: 'cell', min: few.min, max: few.max, gaps: [] }
      return { ...formOf(branchOf(options, value), key, ids, value), ...own }
    }
    case 'array': {
      const element = formOf(def.element as Schema, key, ids)
      const { min = 0, max = 1000 } = limitsOf(inner)
      if (element.kind === 'choice' && element.options) {
        return { ...own, kind: 'choices', options: element.options, min, max }
      }
      return { ...own, kind: 'list', min, max, parts: element.parts ?? [{ key: '', form: element }] }
    }
    case 'object':
      return {
        ...own,
        kind: 'group',
        parts: Object.entries(def.shape).map(([part, each]) => ({
          key: part,
          form: formOf(each as Schema, part, ids),
        })),
      }
    default:
      return { ...own, kind: 'line' }
  }
}

/** Least and greatest number, or fewest and most entries. */
function limitsOf({ _zod }: Schema): { min?: number; max?: number } {
  const limits: { min?: number; max?: number } = {}
  for (const each of _zod.def.checks ?? []) {
    const check = each._zod.def as { check: string; value?: number; minimum?: number; maximum?: number }
    if (check.check === 'greater_than') limits.min = check.value!
    if (check.check === 'less_than') limits.max = check.value!
    if (check.check === 'min_length') limits.min = check.minimum!
    if (check.check === 'max_length') limits.max = check.maximum!
  }
  return limits
}

/** The way by keys and indexes, as a path of unconfirmed.yaml: entries by their id, or their number from 1. */
export function pathText(file: string, data: unknown, steps: Path): string {
  let at = data
  const names = steps.map((step) => {
    const list = Array.isArray(at) ? (at as Data[]) : undefined
    at = (at as Data | null | undefined)?.[step]
    if (!list) return step
    const hasIds = list.some((entry) => typeof entry?.id === 'string')
    return hasIds ? String((at as Data).id) : Number(step) + 1
  })
  return `${file}.yaml#${names.join('.')}`
}

/** The file, and the way by keys and indexes, of a path; undefined where there is no such field, or it is left out. */
export function locate(contents: Contents, path: string): { file: ContentFile; steps: Path } | undefined {
  const [, name = '', steps = ''] = /^([a-z-]+)\.yaml#(.+)$/.exec(path) ?? []
  if (!Object.hasOwn(contentSchemas, name)) return undefined
  const found = follow(contents[name], steps)
  return 'missing' in found ? undefined : { file: name as ContentFile, steps: found.path }
}

/** "checkFirst" as "Check first". */
export const inPlainWords = (key: string): string =>
  upperFirst(
    key
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  )

/** What files without a link in the menu are called, where their name does not say it. */
const fileNames: Partial<Record<string, string>> = {
  site: 'Every page',
  ui: 'Buttons and messages',
  'not-found': 'Page not found',
  faq: 'Questions',
  enquiry: 'The request',
}

/** What a page, or a file without one, is called: as in the menu. */
export const pageName = (contents: Contents, file: string): string =>
  (contents.site as Partial<Site>).navigation?.find(({ to }) => to === file)?.label ??
  fileNames[file] ??
  inPlainWords(file)

function picturesLeft(part: string | undefined, entries: readonly (Data | null)[], ids: Ids): Entry['another'] {
  if (part === undefined) return undefined
  const shown = entries.map((each) => keyOf(each?.[part]))
  return { part, pictures: (ids.pictures ?? []).filter((key) => !shown.includes(key)) }
}

/** What an entry is called, after a name or words of its own. */
function entryName(entry: unknown, index: number): string {
  const own = entry as Data | null
  const name = [
    own?.name,
    own?.label,
    own?.heading,
    own?.question,
    own?.text,
    own?.title,
    own?.role,
    own?.caption,
  ].find((each): each is string => typeof each === 'string')
  const words = typeof entry === 'string' ? entry : name
  return words && !words.includes('{') && words.length <= 40 ? words : String(index + 1)
}

/** The last step of the path of an entry that a list does not have yet. */
export const anotherEntry = '+'

/** A field, and where it is in its file. */
export type FieldLocation = { field: Field; file: ContentFile; steps: Path; schema: Schema }

/** Every field of the content, by its path. */
export function fieldsOf(contents: Contents, ids: Ids): Map<string, FieldLocation> {
  const fields = new Map<string, FieldLocation>()
  const { place } = contents.site as Site

  function walk(
    file: ContentFile,
    schema: Schema,
    value: unknown,
    steps: Path,
    where: string[],
    entries: Entry[],
    outer?: Field['optional'],
  ): void {
    const key = steps.findLast((step) => typeof step === 'string') ?? ''
    const { inner, title, mayBe } = unwrapped(schema)
    const { def } = inner._zod
    const isLeftOut = value === undefined || (value === null && mayBe !== undefined)
    const optional = mayBe && steps.length > 0 ? { path: pathText(file, contents[file], steps), title, mayBe } : outer
    const leaf = () => {
      if (isFixed(inner, key)) return
      const path = pathText(file, contents[file], steps)
      const form = formOf(schema, key, ids, value)
      if (form.kind === 'group' && !mayBe) return
      const forms = formsOf(form.kind, value, place.telephone)
      fields.set(path, {
        field: {
          ...form,
          path,
          where,
          value: value as Value | undefined,
          entries,
          ...(forms && { forms }),
          ...(outer && { optional: outer }),
        },
        file,
        steps,
        schema,
      })
    }
    const name = inPlainWords(key)
    const group =
      steps.length > 0 && typeof steps.at(-1) === 'string' && name !== where.at(-1) ? [...where, name] : where
    switch (def.type) {
      case 'object':
        if (isLeftOut || typeof value !== 'object') return leaf()
        for (const [part, each] of Object.entries(def.shape))
          walk(file, each as Schema, (value as Data)[part], [...steps, part], group, entries, optional)
        break
      case 'record':
        if (isLeftOut || typeof value !== 'object') return leaf()
        for (const [part, each] of Object.entries(value ?? {}))
          walk(file, def.valueType as Schema, each, [...steps, part], group, entries, optional)
        break
      case 'array': {
        const form = formOf(schema, key, ids)
        if (!Array.isArray(value) || value.length === 0 || form.kind === 'choices') return leaf()
        const another = picturesLeft(metaOf(inner).onePictureEach, value as Data[], ids)
        value.forEach((each, index) => {
          const own = [...steps, index]
          const entry: Entry = {
            path: pathText(file, contents[file], own),
            index,
            count: value.length,
            min: form.min ?? 0,
            max: form.max ?? 1000,
            title: form.title,
            ...(another && { another }),
          }
          walk(file, def.element as Schema, each, own, [...group, entryName(each, index)], [entry, ...entries], outer)
        })
        // Entries of a list that may be empty, such as seasons, are rarely like one another: room for one that is new.
        const { min = 0, max = 1000 } = form
        if (min === 0 && value.length < max) {
          const path = `${pathText(file, contents[file], steps)}.${anotherEntry}`
          fields.set(path, {
            field: { ...form, path, where: [...group, 'Another one'], value: undefined, entries },
            file,
            steps: [...steps, anotherEntry],
            schema,
          })
        }
        break
      }
      case 'union': {
        const form = formOf(schema, key, ids, value)
        if (form.kind === 'picture' || form.kind === 'cell' || isLeftOut || typeof value !== 'object') return leaf()
        walk(file, branchOf(def.options as Schema[], value), value, steps, where, entries, optional)
        break
      }
      default:
        leaf()
    }
  }

  for (const [file, schema] of Object.entries(contentSchemas)) {
    // Lists of entries, which no page shows.
    if (file === 'unconfirmed' || file === 'taken') continue
    walk(file as ContentFile, schema, contents[file], [], [pageName(contents, file)], [])
  }
  return fields
}
