/** What was typed and is not saved yet, kept across a reload of the page. */
import type { Value } from '../source.ts'

/** `was` is the value that stood there when typing began. */
type Draft = { path: string; value?: Value | undefined; was?: Value | undefined }

const key = 'edit-draft'

export function keepDraft(draft: Draft | undefined): void {
  if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
  else sessionStorage.removeItem(key)
}

export function keptDraft(): Draft | undefined {
  const kept = sessionStorage.getItem(key)
  return kept === null ? undefined : (JSON.parse(kept) as Draft)
}
