/** What the editor says of an entry that came, moved or went. */
import type { Spot } from './entry-references.ts'
import { pathText, type Contents, type FieldLocation } from './fields.ts'
import type { ListChange } from './list-changes.ts'

/** A text that still names an entry, and the field to change it in. */
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

/** Every text that still names an entry, each with its field. */
export function leftOf(spots: readonly Spot[], contents: Contents, fields: Fields): Left[] {
  const paths = spots.map(({ file, path }) => pathText(file, contents[file], path))
  return [...new Set(paths)].flatMap((path) => {
    const field = fields.get(path)?.field
    return field ? [{ path, sentence: [...field.where, field.title].join(' › ') }] : []
  })
}

/** What went along. */
export function toldOf(goes: readonly Spot[], before: Contents, fields: Fields): string {
  const names = goes.map(({ file, path }) => {
    const under = pathText(file, before[file], path)
    const field = [...fields.values()].map((each) => each.field).find((each) => `${each.path}.`.startsWith(`${under}.`))
    return field?.where
      .filter((each) => !/^\d+$/.test(each))
      .slice(0, 3)
      .join(' › ')
  })
  const along = [...new Set(names.filter((name) => name !== undefined))]
  return along.length > 0 ? `Also removed: ${along.join('; ')}.` : ''
}
