/** What names an entry that has an id, and comes and goes with it: prices of seasons, cards, ready plans. */
import { contentSchemas, type ContentFile } from '../content/schema.ts'
import type { Collection } from '../content/fields.ts'
import type { Path } from '../tools/content/problem.ts'
import { mapTexts, valueAt, walkData, walkSchema } from '../tools/content/walk.ts'
import { pathText, type Contents, type FieldLocation } from './fields.ts'
import { withEntry, withoutEntry, withoutField, withValue, type Value } from './source.ts'
import type { UnsavedTexts } from './unsaved-texts.ts'

/** A place in the content, by keys and indexes. */
export type Spot = { file: ContentFile; path: Path }

const homes: readonly { file: ContentFile; list: string; names: readonly Collection[] }[] = [
  { file: 'accommodations', list: 'stays', names: ['stays'] },
  { file: 'enjoyments', list: 'experiences', names: ['experiences', 'outings'] },
  { file: 'location', list: 'nearby.places', names: ['places', 'outings'] },
  { file: 'enquiry', list: 'occasions', names: ['occasions'] },
]

/** The collections whose entries a list holds; none for a list that nothing refers to. */
const collectionsAt = ({ file, path }: Spot): readonly Collection[] =>
  homes.find((home) => home.file === file && home.list === path.join('.'))?.names ?? []

const isInside = (path: Path, outer: Path) => outer.every((step, index) => step === path[index])

function referencesTo(id: string, list: Spot, contents: Contents): Spot[] {
  const names = collectionsAt(list)
  if (names.length === 0) return []
  const found: Spot[] = []
  for (const [name, schema] of Object.entries(contentSchemas)) {
    const file = name as ContentFile
    walkSchema(schema, contents[file], (value, path, { refersTo }) => {
      if (refersTo && names.includes(refersTo) && value === id) found.push({ file, path })
    })
  }
  return found
}

export const lastFirst = (one: Spot, other: Spot): number => {
  for (const [index, step] of one.path.entries()) {
    const beside = other.path[index]
    if (step === beside) continue
    if (typeof step === 'number' && typeof beside === 'number') return beside - step
    return String(beside).localeCompare(String(step))
  }
  return 0
}

/** A text that names the entry by a placeholder, such as `{{price tree-house}}`. */
const isNamedIn = (text: string, id: string) => new RegExp(`\\{\\{\\s*\\w+\\s+${id}\\s*\\}\\}`).test(text)

/**
 * The entry of a list that says nothing without what it names: the outermost around it that would be left empty.
 * Undefined where nothing around it can go.
 */
function servant(reference: Spot, contents: Contents): Path | undefined {
  const { file, path } = reference
  for (let end = path.length; end > 0; end -= 1) {
    if (typeof path[end - 1] !== 'number') continue
    const list = valueAt(contents[file], path.slice(0, end - 1)) as unknown[]
    const isAloneIn = list.length === 1 && path.slice(0, end - 1).some((step) => typeof step === 'number')
    if (!isAloneIn) return path.slice(0, end)
  }
  return undefined
}

export type Removal = {
  /** Keys and entries that go along, the last first. */
  goes: Spot[]
  /** Groups that are left empty. */
  empties: string[]
  /** What has to be changed by hand first. */
  stays: Spot[]
}

/** What goes along with an entry, and what stands in the way of taking it out. */
export function removalOf(
  id: string,
  list: Spot,
  own: Path,
  contents: Contents,
  fields: ReadonlyMap<string, FieldLocation>,
): Removal {
  const isOwn = ({ file, path }: Spot) => file === list.file && isInside(path, own)
  const goes: Spot[] = []
  const empties: string[] = []
  const stays: Spot[] = []
  for (const reference of referencesTo(id, list, contents).filter((each) => !isOwn(each))) {
    const { file, path } = reference
    const optional = fields.get(pathText(file, contents[file], path))?.field.optional
    const entry = servant(reference, contents)
    // A group inside of an entry that says more than this one thing is emptied, and the entry stays.
    const around = path.length > 1 ? pathText(file, contents[file], path.slice(0, -1)) : undefined
    if (optional?.mayBe === 'empty' && optional.path === around) empties.push(optional.path)
    else if (entry) goes.push({ file, path: entry })
    else stays.push({ file, path })
  }
  const unique = goes.filter(
    (each, at) =>
      !goes.some((other, index) => {
        const isAround = other.file === each.file && isInside(each.path, other.path)
        return isAround && (other.path.length < each.path.length || index < at)
      }),
  )
  for (const [name, data] of Object.entries(contents)) {
    if (name === 'unconfirmed') continue
    const file = name as ContentFile
    walkData(data, (text, path) => {
      const isGone = [...unique, { file: list.file, path: own }].some(
        (each) => each.file === file && isInside(path, each.path),
      )
      if (typeof text === 'string' && !isGone && isNamedIn(text, id)) stays.push({ file, path })
    })
  }
  return { goes: unique.toSorted(lastFirst), empties, stays }
}

/** Copies along what belongs to an entry: its prices in seasons, the days when it is closed. */
export function copyAlong(texts: UnsavedTexts, list: Spot, id: string, copy: string, contents: Contents): void {
  const references = referencesTo(id, list, contents).toSorted(lastFirst)
  for (const { file, path } of references) {
    const text = texts.of(file)
    if (typeof path.at(-1) === 'number') texts.set(file, withEntry(text, path, copy))
    else if (typeof path.at(-2) === 'number') {
      const entry = valueAt(contents[file], path.slice(0, -1)) as Record<string, Value>
      // What has words of its own, such as a card, is written anew by its owner.
      const hasWords = Object.entries(entry).some(([key, each]) => key !== path.at(-1) && typeof each === 'string')
      if (!hasWords) texts.set(file, withEntry(text, path.slice(0, -1), { ...entry, [String(path.at(-1))]: copy }))
    }
  }
}

/** Texts of a copied entry that name the entry itself name the copy. */
export function renameInside(text: string, entry: Path, value: unknown, id: string, copy: string): string {
  let result = text
  mapTexts(value, (words, inner) => {
    const renamed = words.replaceAll(new RegExp(`(\\{\\{\\s*\\w+\\s+)${id}(\\s*\\}\\})`, 'g'), `$1${copy}$2`)
    if (renamed !== words) result = withValue(result, [...entry, ...inner], renamed)
    return words
  })
  return result
}

export const withoutSpot = (text: string, path: Path): string =>
  typeof path.at(-1) === 'number' ? withoutEntry(text, path) : withoutField(text, path)
