/** What the desk knows, as the overlay last heard it. */
import { useSyncExternalStore } from 'react'
import type { Changes } from '../changes.ts'
import type { Open, State } from '../content-store.ts'
import type { Field } from '../fields.ts'
import { ask } from './channel.ts'

export type Known = State & Changes & { byPath: Map<string, Field> }

let known: Known = {
  version: 0,
  fields: [],
  marks: [],
  facts: [],
  open: [],
  undo: null,
  since: '',
  differences: [],
  byPath: new Map(),
}
const listeners = new Set<() => void>()

export const currentlyKnown = (): Known => known

function know(news: Partial<Known>): void {
  known = { ...known, ...news }
  for (const listener of listeners) listener()
}

async function askAll(): Promise<void> {
  const state = await ask<State | null>('state', known.version)
  if (state === null || 'problems' in state) return
  know({ ...state, byPath: new Map(state.fields.map((field) => [field.path, field])) })
  // What has changed is found out after what stands there: nobody waits for it.
  const changes = await ask<Changes>('changes')
  if (!('problems' in changes)) know(changes)
}

let asking: Promise<void> | undefined
let isStale = false

async function askUntilFresh(): Promise<void> {
  do {
    isStale = false
    await askAll()
  } while (isStale)
  asking = undefined
}

/** Asks for everything, also where no file has changed: after a commit. */
export function refreshAll(): Promise<void> {
  know({ version: 0 })
  return refresh()
}

/** Asks the desk anew. However often it is called while an answer is on its way: one more is enough. */
export function refresh(): Promise<void> {
  isStale = true
  asking ??= askUntilFresh()
  return asking
}

export function onRefresh(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useKnown = (): Known => useSyncExternalStore(onRefresh, currentlyKnown)

export const isUnder = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`)

/** Open facts that a field is a part of. */
export const openAt = (path: string): Open[] => known.open.filter((each) => isUnder(path, each.path))

export const fieldAt = (path: string): Field | undefined => known.byPath.get(path)

/** The field of an open fact, or the first of its group. */
export const fieldOf = ({ path }: { path: string }): Field | undefined =>
  fieldAt(path) ?? known.fields.find((field) => isUnder(field.path, path))
