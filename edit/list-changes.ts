/** Copies, removes and moves the entries of a list. */
import { valueAt } from '../tools/content/walk.ts'
import { locate, pathText, type Contents, type FieldLocation } from './fields.ts'
import { withEntry, withoutEntry, withSwap, withValue, type Value } from './source.ts'
import type { OpenFact, UnsavedTexts } from './unsaved-texts.ts'

/** A copy may show another `picture` than the entry, by its key. */
export type ListChange = {
  path: string
  how: 'copy' | 'remove' | 'up' | 'down'
  /** Length of the list when the page was rendered; if it differs, someone else changed it. */
  count: number
  picture?: string
}

export const changedMeanwhile = 'This was changed elsewhere meanwhile, and stays as it is.'

type ListEntry = { id?: unknown }

/** "rose-tour-2", or the next number that no entry has. */
function freeId(id: string, entries: readonly ListEntry[]): string {
  const stem = id.replace(/-\d+$/, '')
  for (let number = 2; ; number += 1) {
    const free = `${stem}-${number}`
    if (!entries.some((entry) => entry.id === free)) return free
  }
}

/** A new list entry copied from `beside`, with `picture`; optional fields are null. */
function entryWith(fields: Iterable<FieldLocation>, beside: string, picture: string): Value {
  const parts = [...fields].filter(({ field }) => field.entries[0]?.path === beside)
  return Object.fromEntries(
    parts.map(({ field, steps }) => {
      const part = String(steps.at(-1))
      const isPicture = part === field.entries[0]?.another?.part
      return [part, isPicture ? picture : field.mayBe === 'empty' ? null : (field.value ?? null)]
    }),
  )
}

/** The path of a fact about an entry, after the entries have moved; undefined where its entry was removed. */
function pathAfterMove(
  path: string,
  list: string,
  entries: readonly ListEntry[],
  moved: (index: number) => number | undefined,
): string | undefined {
  if (!path.startsWith(`${list}.`)) return path
  const hasIds = entries.some((entry) => typeof entry?.id === 'string')
  const [name = '', ...rest] = path.slice(list.length + 1).split('.')
  const to = moved(hasIds ? entries.findIndex(({ id }) => id === name) : Number(name) - 1)
  if (to === undefined) return undefined
  return hasIds ? path : [`${list}.${to + 1}`, ...rest].join('.')
}

/**
 * Changes the list around an entry. Facts that unconfirmed.yaml names by the number of their entry stay with it.
 *
 * @returns why it cannot be changed; undefined where it was
 */
export function changeList(
  texts: UnsavedTexts,
  { path, how, count, picture }: ListChange,
  contents: Contents,
  fields: Iterable<FieldLocation>,
): string | undefined {
  const found = locate(contents, path)
  const index = found?.steps.at(-1)
  if (!found || typeof index !== 'number') return 'There is no such entry any more. Reload the page.'
  const { file, steps } = found
  const list = steps.slice(0, -1)
  const entries = valueAt(contents[file], list) as ListEntry[]
  if (entries.length !== count) return changedMeanwhile
  const text = texts.of(file)
  /** The index of each entry afterwards; undefined for the one that is removed. */
  let moved = (at: number): number | undefined => at
  if (how === 'copy') {
    const doubled = withEntry(text, steps, picture === undefined ? undefined : entryWith(fields, path, picture))
    const id = entries[index]?.id
    const next = [...list, index + 1]
    texts.set(file, typeof id === 'string' ? withValue(doubled, [...next, 'id'], freeId(id, entries)) : doubled)
    moved = (at) => (at > index ? at + 1 : at)
  } else if (how === 'remove') {
    texts.set(file, withoutEntry(text, steps))
    moved = (at) => (at === index ? undefined : at > index ? at - 1 : at)
  } else {
    const first = how === 'up' ? index - 1 : index
    if (first < 0 || first + 1 >= entries.length) return 'It cannot go further.'
    texts.set(file, withSwap(text, [...list, first]))
    moved = (at) => (at === first ? first + 1 : at === first + 1 ? first : at)
  }
  const listPath = pathText(file, contents[file], list)
  texts.changeOpen(contents.unconfirmed as OpenFact[], (each) => pathAfterMove(each, listPath, entries, moved))
  return undefined
}
