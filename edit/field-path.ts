/** Paths of fields, such as `stays.yaml#list.2.name`: what lies in what. */
import type { Field } from './fields.ts'

/** Whether a path is this one, or lies in it. */
export const isUnder = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`)

/** The entry or group that a field lies in, or its file: `home.yaml#`. */
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), path.indexOf('#') + 1))

/** Whether it is of an entry that a list does not have yet. */
export const isOfNewEntry = (path: string): boolean => path.endsWith('.+')

/** Whether another entry of the list shows a picture too: another stay, for one that is a picture of a stay. */
export function isOfAnotherEntry(choice: Field, places: readonly Field[]): boolean {
  const outer = choice.entries[1]?.path
  if (outer === undefined) return false
  return places.some(({ path }) => isUnder(path, parentOf(outer)) && !isUnder(path, outer))
}
