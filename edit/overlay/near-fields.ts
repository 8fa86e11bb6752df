/** Fields that belong together: behind the same text, in the same entry, in a text by their placeholders. */
import { chipOf } from '../placeholders.ts'
import { parentOf } from '../field-path.ts'
import type { Field } from '../fields.ts'
import { fieldAt } from './editor-state.ts'

/** The other fields behind the same text, and of the same entry or group. */
export function alsoHere(field: Field, others: readonly Field[], fields: readonly Field[]): Field[] {
  const around = field.entries[0]?.path
  const beside = fields.filter(({ path, entries }) =>
    around === undefined ? parentOf(path) === parentOf(field.path) : entries[0]?.path === around,
  )
  const found = new Map([...others, ...beside].map((each) => [each.path, each]))
  found.delete(field.path)
  return [...found.values()].slice(0, 24)
}

/** What the chips of a text say, by the field behind each. */
export function chipNames(text: string): Map<string, string> {
  const raws = text.match(/\{\{[^{}]*\}\}/g) ?? []
  return new Map(
    raws.map(chipOf).flatMap(({ chip, field }) => (field && fieldAt(field) ? [[field, chip] as const] : [])),
  )
}
