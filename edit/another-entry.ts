/** Whether another entry of the list shows a picture too: another stay, for one that is a picture of a stay. */
import { isUnder, parentOf } from './field-path.ts'
import type { Field } from './fields.ts'

export function isOfAnotherEntry(choice: Field, places: readonly Field[]): boolean {
  const outer = choice.entries[1]?.path
  if (outer === undefined) return false
  return places.some(({ path }) => isUnder(path, parentOf(outer)) && !isUnder(path, outer))
}
