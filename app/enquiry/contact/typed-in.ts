import { subjects } from '../../../lib/paths.ts'
import type { Draft } from '../draft/empty-draft.ts'

const textKeys = ['firstName', 'lastName', 'email', 'phone', 'note'] as const

/**
 * The values in the fields of a form: typed before it hydrates, restored by the browser after a reload, or filled in by
 * a program. Empty fields are left out, so that they do not clear the draft.
 */
export function typedIn(form: HTMLFormElement): Partial<Draft> {
  const fields = new FormData(form)
  const typed: Partial<Draft> = {}
  for (const key of textKeys) {
    const value = fields.get(key)
    if (typeof value === 'string' && value !== '') typed[key] = value
  }
  const subject = subjects.find((name) => name === fields.get('subject'))
  if (subject) typed.subject = subject
  return typed
}
