/** What a schema lets a field hold, and the kind of tool that it is changed with. */
import { z } from 'zod'
import type { FieldMeta } from '../content/kinds.ts'

/** `words` are read by guests, `line` is any other text; `cell` is yes, no, or a few words. */
type Typed = NonNullable<FieldMeta['writtenAs']> | 'words' | 'line' | 'number' | 'sum' | 'yes-no' | 'cell'
type Chosen = 'choice' | 'choices' | 'icon' | 'ink' | 'picture'
/** `group` is an empty group, filled in as a whole; `list` is a list without entries. */
export type Kind = Typed | Chosen | 'group' | 'list'

export type Form = {
  kind: Kind
  /** What it is, and what else the schema says of it. */
  title: string
  more?: string | undefined
  /** Other words that an owner may look for. */
  alsoCalled?: string | undefined
  /** Nothing that an owner has to change. */
  isTechnical?: true | undefined
  /** Fewest and most characters of words, entries of a list, or least and greatest number. */
  min?: number
  max?: number
  /** Gaps such as `{count}`, which the page fills in. */
  gaps?: readonly string[]
  /** What may be chosen. */
  options?: string[]
  /** Whether it may be empty (`null`), or be left out. */
  mayBe?: 'empty' | 'absent' | undefined
  /** What a group, or an entry of a list, consists of; under an empty key where it is a single value or a list. */
  parts?: { key: string; form: Form }[]
}

export type Ids = Record<string, string[]>

export type Schema = z.core.$ZodTypes
export const metaOf = (schema: Schema) => (z.globalRegistry.get(schema) ?? {}) as FieldMeta

type Titled = Pick<Form, 'title' | 'more' | 'alsoCalled' | 'isTechnical' | 'mayBe'>

/** A schema without what is wrapped around it. */
export function unwrapped(schema: Schema): Titled & { inner: Schema } {
  let inner = schema
  let own: FieldMeta = {}
  let mayBe: 'empty' | 'absent' | undefined
  for (;;) {
    if (own.description === undefined) own = metaOf(inner)
    const { def } = inner._zod
    if (def.type === 'optional') mayBe ??= 'absent'
    else if (def.type === 'nullable') mayBe = 'empty'
    else if (def.type !== 'pipe') {
      const { description = '', more, alsoCalled, isTechnical } = own
      // Descriptions are sentences; a title has no full stop.
      return { inner, title: description.slice(0, -1), more, alsoCalled, isTechnical, mayBe }
    }
    inner = (def.type === 'pipe' ? def.in : def.innerType) as Schema
  }
}

/** The branch of a union that a value is of, or the first. */
export function branchOf(options: readonly Schema[], value: unknown): Schema {
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
  const ofKind = options.filter(({ _zod }) => _zod.def.type === kind)
  return ofKind.find((each) => z.safeParse(each, value).success) ?? ofKind[0] ?? options[0]!
}

/** Whether a group is a picture and the point around which it is cropped. */
export const isPicture = ({ _zod: { def } }: Schema): boolean =>
  def.type === 'object' && def.shape.key !== undefined && metaOf(def.shape.key as Schema).refersTo === 'pictures'

/** What a field may hold, from its schema. */
export function formOf(schema: Schema, key: string, ids: Ids, value?: unknown): Form {
  const { inner, ...own } = unwrapped(schema)
  const { def } = inner._zod
  const { refersTo, words, writtenAs, limits, isSum, isIcon } = metaOf(inner)
  if (isIcon) return { ...own, kind: 'icon', options: ids.icons ?? [] }
  if (words) return { ...own, kind: 'words', min: words.min, max: words.max, gaps: words.gaps }
  if (refersTo) return { ...own, kind: 'choice', options: ids[refersTo] ?? [] }
  if (isPicture(inner)) return { ...own, kind: 'picture', options: ids.pictures ?? [] }
  switch (def.type) {
    case 'number':
      return { ...own, kind: isSum ? 'sum' : 'number', ...limits }
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
      if (kinds.includes('boolean') && few) return { ...own, kind: 'cell', min: few.min, max: few.max, gaps: [] }
      return { ...formOf(branchOf(options, value), key, ids, value), ...own }
    }
    case 'array': {
      const element = formOf(def.element as Schema, key, ids)
      if (element.kind === 'choice' && element.options)
        return { ...own, kind: 'choices', options: element.options, ...limits }
      const parts = element.kind === 'group' ? element.parts : undefined
      return { ...own, kind: 'list', ...limits, parts: parts ?? [{ key: '', form: element }] }
    }
    case 'object': {
      const parts = Object.entries(def.shape as Record<string, Schema>)
      return {
        ...own,
        kind: 'group',
        parts: parts.map(([part, each]) => ({ key: part, form: formOf(each, part, ids) })),
      }
    }
    default:
      return { ...own, kind: writtenAs ?? 'line' }
  }
}
