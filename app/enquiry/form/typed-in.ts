import { subjects } from '../../lib/paths.ts'
import type { Draft } from '../draft/empty-draft.ts'

const textKeys = ['firstName', 'lastName', 'email', 'phone', 'note'] as const

/**
 * What stands in the fields of a form: typed before the app was there, or put back by the browser after a reload.
 * Only fields that hold something, so that nothing is emptied by it.
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
