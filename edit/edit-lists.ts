/** Copies, removes and moves the entries of a list. */
import { parse } from 'yaml'
import type { ContentFile } from '../content/schema.ts'
import { valueAt, type Path, type Problem } from '../tools/content/problem.ts'
import { mapTexts } from '../tools/content/walk.ts'
import { locate, pathText, type Contents, type Field, type Fields } from './owner-fields.ts'
import { middle, type Choice } from './picture-key.ts'
import { withEntry, withoutEntry, withSwap, withValue, type Value } from './yaml-text.ts'
import { changedMeanwhile, nameOfFile, noSuchField, wayTo } from './owner-words.ts'
import { withPlaceholders } from './typed-value.ts'
import type { ChangedTexts } from './changed-texts.ts'
import { parentOf } from './field-path.ts'

/** A copy may show a `picture`, or else the next one that no entry shows, where each shows another. */
export type ListChange = {
  path: string
  how: 'copy' | 'remove' | 'up' | 'down'
  /** Length of the list when the page was rendered; if it differs, someone else changed it. */
  count: number
  picture?: Choice
}

type ListEntry = { id?: unknown; name?: unknown }

/** "rose-tour-2" as an id or "Tree House 2" as a name, or the next number that no entry has. */
function numbered(part: 'id' | 'name', own: string, entries: readonly ListEntry[]): string {
  const stem = own.replace(/[- ]\d+$/, '')
  for (let number = 2; ; number += 1) {
    const free = `${stem}${part === 'id' ? '-' : ' '}${number}`
    if (!entries.some((entry) => entry[part] === free)) return free
  }
}

/** A field of the entry itself. */
const fieldIn = (entry: string, fields: Fields): Field | undefined =>
  [...fields.values()].find(({ field }) => field.entries[0]?.path === entry)?.field

/** What came of it: `opened` is the first field of a new entry. */
type ListChanged = { problem?: string; opened?: string }

/** Texts of a copied entry that name the entry itself name the copy. */
function renameInside(text: string, entry: Path, value: unknown, id: string, copy: string): string {
  let result = text
  mapTexts(value, (words, inner) => {
    const renamed = words.replaceAll(new RegExp(`(\\{\\{\\s*\\w+\\s+)${id}(\\s*\\}\\})`, 'g'), `$1${copy}$2`)
    if (renamed !== words) result = withValue(result, [...entry, ...inner], renamed)
    return words
  })
  return result
}

/** Changes the list around an entry. Facts that unconfirmed.yaml names by the number of their entry stay with it. */
export function changeList(texts: ChangedTexts, wish: ListChange, contents: Contents, fields: Fields): ListChanged {
  const { path, how, count, picture } = wish
  const found = locate(contents, path)
  const index = found?.yamlPath.at(-1)
  if (!found || typeof index !== 'number') return { problem: 'This entry is no longer there. Reload the page.' }
  const { file, yamlPath } = found
  const list = yamlPath.slice(0, -1)
  const entries = valueAt(contents[file], list) as ListEntry[]
  if (entries.length !== count) return { problem: changedMeanwhile }
  const id = entries[index]?.id
  const listPath = pathText(file, contents[file], list)
  const another = fieldIn(path, fields)?.entries[0]?.another
  const [unused] = another?.pictures ?? []
  const shown = picture ?? (unused === undefined ? undefined : { key: unused, focus: middle })
  // Beside another picture, what may be empty is.
  const isEmptied = (part: string) => fields.get(`${path}.${part}`)?.field.mayBe === 'empty'
  const parts = Object.entries(entries[index]!).map(([part, value]) => [part, isEmptied(part) ? null : value])
  const added = another &&
    shown && { ...(Object.fromEntries(parts) as { [key: string]: Value }), [another.part]: shown }
  const text = texts.of(file, yamlPath)
  /** Of the entries afterwards, by their indexes of before. */
  const order: (number | undefined)[] = [...entries.keys()]
  if (how === 'copy') {
    texts.set(file, withEntry(text, yamlPath, added))
    order.splice(index + 1, 0, undefined)
  } else if (how === 'remove') {
    texts.set(file, withoutEntry(text, yamlPath))
    order.splice(index, 1)
  } else {
    const first = how === 'up' ? index - 1 : index
    texts.set(file, withSwap(text, [...list, first]))
    order.splice(first, 2, first + 1, first)
  }
  const hasIds = entries.some((entry) => typeof entry?.id === 'string')
  texts.moveOpen((fact) => {
    if (!fact.startsWith(`${listPath}.`)) return fact
    const [name = '', ...rest] = fact.slice(listPath.length + 1).split('.')
    const to = order.indexOf(hasIds ? entries.findIndex((each) => each.id === name) : Number(name) - 1)
    // What is asked of an entry that is taken out goes with it.
    if (to < 0) return undefined
    return hasIds ? fact : [`${listPath}.${to + 1}`, ...rest].join('.')
  })
  if (how !== 'copy') return {}

  const next = [...list, index + 1]
  if (typeof id !== 'string') {
    return added ? { opened: `${listPath}.${index + 2}.${another.part}` } : { problem: noSuchField }
  }
  const copy = numbered('id', id, entries)
  texts.set(file, withValue(texts.of(file), [...next, 'id'], copy))
  const { name } = entries[index]!
  const named = typeof name === 'string' ? fields.get(`${path}.name`)?.field : undefined
  const free = numbered('name', String(name), entries)
  if (named && free.length <= (named.max ?? 40)) texts.set(file, withValue(texts.of(file), [...next, 'name'], free))
  texts.set(file, renameInside(texts.of(file), next, entries[index], id, copy))
  const title = withPlaceholders(typeof name === 'string' ? name : id, contents)
  const twin = `${listPath}.${copy}`
  texts.addOpen({ path: twin, why: `This was copied from ${title}. Is everything right for this one?` })
  if ('coordinates' in entries[index]!)
    texts.addOpen({ path: `${twin}.coordinates`, why: `Where is it? The map still shows it at ${title}.` })
  return { opened: `${listPath}.${copy}.${named ? 'name' : Object.keys(entries[index]!).find((key) => key !== 'id')}` }
}

/** A field that still names an entry. */
export type Left = { sentence: string; path: string }

/** "Copied: Accommodations › Rooms and houses › Tree House". */
export function aboutList({ path, how }: ListChange, fields: Fields): string {
  const words = { copy: 'Copied', remove: 'Removed', up: 'Moved up', down: 'Moved down' }
  return `${words[how]}: ${fieldIn(path, fields)?.where.join(' › ') ?? 'An entry'}`
}

/** Why an entry stays that is taken out, and what still names it; of a list of choices the whole list. */
export function stillNamed(problems: readonly Problem[], texts: ChangedTexts, fields: Fields) {
  const naming = problems.flatMap(({ at }) => {
    const name = nameOfFile(at)
    const path = pathText(name, parse(texts.of(name as ContentFile)), at.path)
    return (fields.get(path) ?? fields.get(parentOf(path)))?.field ?? []
  })
  if (naming.length === 0) return undefined
  const left = [...new Set(naming)].map((field): Left => ({ path: field.path, sentence: wayTo(field) }))
  return { problems: ['It is still named elsewhere. Change these first:'], left }
}
