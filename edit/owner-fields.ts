/**
 * Every field of the content as its owner sees it: what it is for, what it may hold, and the tool that changes it. All
 * of it comes from the schemas, so a new field of a schema needs nothing here.
 */
import { inPlainWords } from '../lib/text.ts'
import { pageName } from '../tools/content/page-names.ts'
import { collectionsOf, follow } from '../tools/content/references.ts'
import type { Path } from '../tools/content/problem.ts'
import { iconsIn } from '../tools/content/walk.ts'
import { contentSchemas, type Content, type ContentFile } from '../content/schema.ts'
import type { Site } from '../content/site.schema.ts'
import { formattedOf, holdsDays } from './formatted-values.ts'
import { keyOf } from './picture-key.ts'
import { branchOf, formOf, isPicture, metaOf, unwrapped, type Form, type Ids, type Schema } from './schema-form.ts'
import type { Value } from './yaml-text.ts'

export type Field = Form & {
  /** As in unconfirmed.yaml: `accommodations.yaml#stays.orchard-room.priceUsd`. */
  path: string
  /** The way to it in words: Accommodations, Orchard Room. */
  where: string[]
  /** As it is written, with placeholders; undefined where it is left out. */
  value: Value | undefined
  /** How guests may read it, where it carries no marker. */
  formatted?: string[]
  /** The list entry of which it is a part, innermost first. */
  entries: Entry[]
  /** The innermost group around it that is a field as well: one that may be left out, or that holds days. */
  group?: string
}

/** An entry of a list, and what the list allows. */
export type Entry = {
  path: string
  index: number
  count: number
  min: number
  max: number
  title: string
  /** What it is called; "entry 3" where it has no name. */
  name: string
  /** Where each entry shows another picture: the part that does, and the pictures that no entry shows yet. */
  another?: { part: string; pictures: string[] }
}

export type Contents = Record<string, unknown>
type Data = Record<string | number, unknown>

/** The way by keys and indexes, as a path of unconfirmed.yaml: entries by their id, or their number from 1. */
export function pathText(file: string, data: unknown, yamlPath: Path): string {
  let at = data
  const names = yamlPath.map((step) => {
    const list = Array.isArray(at) ? (at as Data[]) : undefined
    at = (at as Data | null | undefined)?.[step]
    if (!list) return step
    const hasIds = list.some((entry) => typeof entry?.id === 'string')
    return hasIds ? String((at as Data).id) : Number(step) + 1
  })
  return `${file}.yaml#${names.join('.')}`
}

/** The file, and the way by keys and indexes, of a path; undefined where there is no such field, or it is left out. */
export function locate(contents: Contents, path: string): { file: ContentFile; yamlPath: Path } | undefined {
  const [, name = '', yamlPath = ''] = /^([a-z-]+)\.yaml#(.+)$/.exec(path) ?? []
  if (!Object.hasOwn(contentSchemas, name)) return undefined
  const found = follow(contents[name], yamlPath)
  return 'missing' in found ? undefined : { file: name as ContentFile, yamlPath: found.path }
}

/** The parts after which an entry is called. */
const nameParts = ['name', 'label', 'heading', 'question', 'role', 'text', 'title', 'caption']

/** What an entry is called, after a name or words of its own. */
function entryName(entry: unknown, index: number): string {
  const own = nameParts.map((part) => (entry as Data | null)?.[part])
  const words = [entry, ...own].find((each) => typeof each === 'string')
  return words && !words.includes('{') && words.length <= 40 ? words : String(index + 1)
}

/** What a group is called: the first words of its title, or its key where these are many. */
function groupName(title: string, key: string): string {
  const [first = ''] = title.split(/[,:;]/)
  return first !== '' && first.length <= 32 ? first : inPlainWords(key)
}

/** The last step of the path of an entry that a list does not have yet. */
export const anotherEntry = '+'

/** A field, and where it is in its file. */
export type FieldLocation = { field: Field; file: ContentFile; yamlPath: Path; schema: Schema }

/** Every field of the content, by its path. */
export type Fields = ReadonlyMap<string, FieldLocation>

/** What a field has of its surroundings. */
type Around = Pick<Field, 'where' | 'entries' | 'group'>

export function fieldsOf(contents: Contents): Fields {
  const fields = new Map<string, FieldLocation>()
  // Icons that an owner may choose: those that the site has already, but for the marks of pages elsewhere.
  const ids: Ids = { ...Object.fromEntries(collectionsOf(contents)), icons: iconsIn({ ...contents, site: null }) }
  const { place } = contents.site as Site
  /** What is kept for each stay is called as the stay is. */
  const partName = (id: string) =>
    (contents.accommodations as Partial<Content['accommodations']>).stays?.find((stay) => stay.id === id)?.name ??
    inPlainWords(id)

  function walk(file: ContentFile, schema: Schema, value: unknown, yamlPath: Path, around: Around): void {
    const { where, entries } = around
    const key = yamlPath.findLast((step) => typeof step === 'string') ?? ''
    const { inner, title, mayBe } = unwrapped(schema)
    const { def } = inner._zod
    const isLeftOut = value === undefined || (value === null && mayBe !== undefined)
    const path = pathText(file, contents[file], yamlPath)
    const add = (form: Form, own: Partial<Field> = {}, at = yamlPath) => {
      const field = { ...form, ...around, path, value: value as Value | undefined, ...own }
      fields.set(field.path, { field, file, yamlPath: at, schema })
    }
    const leaf = () => {
      // A name in addresses is changed in the file alone, because other things refer to it.
      if (key === 'id') return
      const form = formOf(schema, key, ids, value)
      const formatted = formattedOf(form.kind, value, place.telephone)
      add(form, formatted && { formatted })
    }
    const group = groupName(title, key)
    const inside = typeof yamlPath.at(-1) === 'string' && group !== where.at(-1) ? [...where, group] : where
    const under = (called: string): Around => ({ ...around, where: [...inside, called] })
    switch (def.type) {
      case 'object': {
        if (isLeftOut || typeof value !== 'object' || isPicture(inner)) return leaf()
        // Days are changed together: the first and the last one have a rule between them.
        const isField = yamlPath.length > 0 && (mayBe !== undefined || holdsDays(formOf(schema, key, ids, value)))
        if (isField) leaf()
        const within = { ...around, where: inside, ...(isField && { group: path }) }
        for (const [part, each] of Object.entries(def.shape))
          walk(file, each as Schema, (value as Data)[part], [...yamlPath, part], within)
        break
      }
      case 'record':
        if (isLeftOut || typeof value !== 'object') return leaf()
        for (const [part, each] of Object.entries(value ?? {}))
          walk(file, def.valueType as Schema, each, [...yamlPath, part], under(partName(part)))
        break
      case 'array': {
        const form = formOf(schema, key, ids)
        if (!Array.isArray(value) || value.length === 0 || form.kind === 'choices') return leaf()
        const part = metaOf(inner).onePictureEach
        const shown = part === undefined ? [] : value.map((each) => keyOf(each?.[part]))
        const another = part && { part, pictures: (ids.pictures ?? []).filter((each) => !shown.includes(each)) }
        const { min = 0, max = 1000 } = form
        // One more is filled in, but not where it is copied: with an id or a picture of its own.
        const isFilledIn = !another && value.length < max && value.every((each) => typeof each?.id !== 'string')
        const shared = { count: value.length, min, max, title, ...(another && { another }) }
        value.forEach((each, index) => {
          const own = [...yamlPath, index]
          const called = entryName(each, index)
          const name = /^\d+$/.test(called) ? `entry ${called}` : called
          const entry = { path: pathText(file, contents[file], own), index, name, ...shared }
          walk(file, def.element as Schema, each, own, { ...under(called), entries: [entry, ...entries] })
        })
        if (isFilledIn) {
          const called = { path: `${path}.${anotherEntry}`, where: [...inside, 'Another one'] }
          add(form, { ...called, value: undefined, entries: [] }, [...yamlPath, anotherEntry])
        }
        break
      }
      case 'union': {
        const form = formOf(schema, key, ids, value)
        if (form.kind === 'cell' || isLeftOut || typeof value !== 'object') return leaf()
        walk(file, branchOf(def.options as Schema[], value), value, yamlPath, around)
        break
      }
      default:
        leaf()
    }
  }

  for (const [file, schema] of Object.entries(contentSchemas)) {
    // A list that no page shows.
    if (file === 'unconfirmed') continue
    const where = [pageName(contents.site as Site, file)]
    walk(file as ContentFile, schema, contents[file], [], { where, entries: [] })
  }
  tellApart([...fields.values()])
  return fields
}

/** Fields with one title at one place are told apart by their keys. */
function tellApart(all: readonly FieldLocation[]): void {
  const alike = Map.groupBy(all, ({ field: { where, title } }) => [...where, title].join(' › '))
  for (const group of alike.values())
    if (group.length > 1)
      for (const { field, yamlPath } of group) field.where = [...field.where, inPlainWords(String(yamlPath.at(-1)))]
}
