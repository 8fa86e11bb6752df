/** What names an entry that has an id: prices of seasons, cards, ready plans, sentences. */
import { contentSchemas, type ContentFile } from '../content/schema.ts'
import type { Collection } from '../content/fields.ts'
import type { Path } from '../tools/content/problem.ts'
import { mapTexts, walkSchema, walkTexts } from '../tools/content/walk.ts'
import type { Contents } from './fields.ts'
import { withValue } from './source.ts'

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

/** A text that names the entry by a placeholder, such as `{{price tree-house}}`. */
const isNamedIn = (text: string, id: string) => new RegExp(`\\{\\{\\s*\\w+\\s+${id}\\s*\\}\\}`).test(text)

/** Every place outside of an entry that names it. */
export function placesNaming(id: string, list: Spot, own: Path, contents: Contents): Spot[] {
  const names = collectionsAt(list)
  return Object.entries(contentSchemas).flatMap(([name, schema]) => {
    const file = name as ContentFile
    const found: Path[] = []
    walkSchema(schema, contents[file], (value, path, { refersTo }) => {
      if (refersTo && names.includes(refersTo) && value === id) found.push(path)
    })
    walkTexts(contents[file], (text, path) => {
      if (file !== 'unconfirmed' && isNamedIn(text, id)) found.push(path)
    })
    return found.filter((path) => file !== list.file || !isInside(path, own)).map((path) => ({ file, path }))
  })
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
