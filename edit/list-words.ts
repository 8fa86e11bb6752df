/** What the editor says of an entry that came, moved or went. */
import { parentOf } from './field-path.ts'
import type { Spot } from './entry-references.ts'
import { pathText, type Contents, type FieldLocation } from './fields.ts'
import type { ListChange } from './list-changes.ts'

/** A field that still names an entry. */
export type Left = { sentence: string; path: string }

type Fields = ReadonlyMap<string, FieldLocation>

/** "Accommodations › Stays › Tree House". */
function nameOfEntry(path: string, fields: Fields): string {
  const field = [...fields.values()].map((each) => each.field).find(({ entries }) => entries[0]?.path === path)
  return field?.where.join(' › ') ?? 'An entry'
}

export const stillNamed = 'It is still named elsewhere. Change these first:'

export function aboutList({ path, how }: ListChange, fields: Fields): string {
  const name = nameOfEntry(path, fields)
  const words = { copy: 'Copied', remove: 'Removed', up: 'Moved up', down: 'Moved down' }
  return `${words[how]}: ${name}`
}

/** Every field that still names an entry; of a list of choices the whole list. */
export function leftOf(spots: readonly Spot[], contents: Contents, fields: Fields): Left[] {
  const left = spots.flatMap(({ file, path }) => {
    const at = pathText(file, contents[file], path)
    return (fields.get(at) ?? fields.get(parentOf(at)))?.field ?? []
  })
  return [...new Set(left)].map(({ path, where, title }) => ({ path, sentence: [...where, title].join(' › ') }))
}
