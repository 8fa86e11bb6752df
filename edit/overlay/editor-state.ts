/** The state of the editor, as windows ask for it. */
import { useSyncExternalStore } from 'react'
import type { Open } from '../open-facts.ts'
import { isUnder } from '../field-path.ts'
import type { Field } from '../owner-fields.ts'
import { holdsDays } from '../formatted-values.ts'
import { currentState, onChange, type EditorState } from '../editor.ts'

export const useEditorState = (): EditorState => useSyncExternalStore(onChange, currentState)

/** Open facts that a field is a part of, or that are parts of it. */
export const openAt = (path: string): Open[] =>
  currentState().open.filter((each) => isUnder(path, each.path) || isUnder(each.path, path))

export const fieldAt = (path: string): Field | undefined => currentState().located.get(path)?.field

/** The field in whose window another one is changed: what holds days, such as a season, is changed as a whole. */
export function windowOf(field: Field): Field {
  const group = fieldAt(field.group ?? '')
  return group && holdsDays(group) ? group : field
}

/** Whether it has a window: other groups are changed part by part once they hold something. */
export const hasWindow = (field: Field): boolean =>
  windowOf(field) === field && (field.kind !== 'group' || (field.value ?? null) === null || holdsDays(field))
