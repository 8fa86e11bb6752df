/** The state of the editor, as it was asked for last. */
import { useSyncExternalStore } from 'react'
import type { Changes } from '../changes.ts'
import type { State } from '../overlay-messages.ts'
import type { Open } from '../open-facts.ts'
import { isUnder } from '../field-path.ts'
import type { Field } from '../owner-fields.ts'
import { holdsDays } from '../formatted-values.ts'
import { ask } from '../editor.ts'
import type { Host } from '../git-host.ts'

type Told = { trouble: string | undefined; host: ReturnType<Host['state']> | undefined }
export type EditorState = State & Changes & Told & { byPath: Map<string, Field>; facts: Map<string, string | null> }

let state!: EditorState
const listeners = new Set<() => void>()

export const currentState = (): EditorState => state

/** Before anything else is done with it. */
export async function refresh(): Promise<void> {
  const fresh = await ask('state')
  if ('problems' in fresh) return
  const byPath = new Map(fresh.fields.map((field) => [field.path, field]))
  state = { ...fresh, byPath, facts: new Map(fresh.placeholders) }
  for (const listener of listeners) listener()
}

export function onRefresh(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useEditorState = (): EditorState => useSyncExternalStore(onRefresh, currentState)

/** Open facts that a field is a part of, or that are parts of it. */
export const openAt = (path: string): Open[] =>
  state.open.filter((each) => isUnder(path, each.path) || isUnder(each.path, path))

export const fieldAt = (path: string): Field | undefined => state.byPath.get(path)

/** The field in whose window another one is changed: what holds days, such as a season, is changed as a whole. */
export function windowOf(field: Field): Field {
  const group = fieldAt(field.group ?? '')
  return group && holdsDays(group) ? group : field
}

/** Whether it has a window: other groups are changed part by part once they hold something. */
export const hasWindow = (field: Field): boolean =>
  windowOf(field) === field && (field.kind !== 'group' || (field.value ?? null) === null || holdsDays(field))
