/** Paths of fields, such as `accommodations.yaml#stays.2.name`: what lies in what. */
import type { Field } from './owner-fields.ts'

/** Whether a path is this one, or lies in it. */
export const isUnder = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`)

/** The same, also for a file: `home.yaml#`. */
export const liesIn = (path: string, outer: string): boolean =>
  outer.endsWith('#') ? path.startsWith(outer) : isUnder(path, outer)

/** The entry or group that a field lies in, or its file: `home.yaml#`. */
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), path.indexOf('#') + 1))

/**
 * Whether a number is that of an entry, and not just the same one: of the nearest texts that are of its list, all are of
 * this entry. A fact that lies in no entry is that of a text of its own file.
 *
 * @param around the fields that are marked in the text itself, then around it, nearest first
 */
export function isAmong(around: readonly string[][], entry: string): boolean {
  if (entry.endsWith('#')) return around[0]?.some((path) => liesIn(path, entry)) ?? false
  const nearest = around
    .map((paths) => paths.filter((path) => liesIn(path, parentOf(entry))))
    .find((paths) => paths.length > 0)
  return nearest?.every((path) => isUnder(path, entry)) ?? false
}

/** Whether two values hold the same. */
export const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two)

/** What a field holds that is left empty, or out. */
export const nothingIn = ({ mayBe }: Pick<Field, 'mayBe'>): null | undefined => (mayBe === 'empty' ? null : undefined)

/** The change that leaves a field empty, or out. */
export const emptied = (field: Pick<Field, 'path' | 'mayBe' | 'value'>) => ({
  path: field.path,
  value: nothingIn(field),
  was: field.value,
})

/** Whether it is of an entry that a list does not have yet. */
export const isOfNewEntry = (path: string): boolean => path.endsWith('.+')

/** Whether another entry of the list shows a picture too: another stay, for one that is a picture of a stay. */
export function isOfAnotherEntry(choice: Field, places: readonly Field[]): boolean {
  const outer = choice.entries[1]?.path
  if (outer === undefined) return false
  return places.some(({ path }) => isUnder(path, parentOf(outer)) && !isUnder(path, outer))
}
