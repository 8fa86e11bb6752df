/** Whether another entry of the list shows a picture too: another stay, for one that is a picture of a stay. */
import type { Field } from './fields.ts'

export function isOfAnotherEntry(choice: Field, places: readonly Field[]): boolean {
  const outer = choice.entries[1]?.path
  if (outer === undefined) return false
  const list = outer.slice(0, outer.lastIndexOf('.') + 1)
  return places.some(({ path }) => path.startsWith(list) && !path.startsWith(`${outer}.`))
}
