/** What was typed and is not saved yet: kept on the device until it is saved or dropped. */
import type { Value } from '../source.ts'

/** `was` is the value that stood there when typing began. */
export type Draft = { path: string; value?: Value | undefined; was?: Value | undefined }

const kept = 'edit-drafts'
/** The field whose window is open with something unsaved: it opens again after a reload. */
const opened = 'edit-draft-open'

const listeners = new Set<() => void>()
let known: { text: string | null; drafts: Draft[] } = { text: null, drafts: [] }

/** The same list until one of them changes. */
export function keptDrafts(): Draft[] {
  const text = localStorage.getItem(kept)
  if (text !== known.text) known = { text, drafts: text === null ? [] : (JSON.parse(text) as Draft[]) }
  return known.drafts
}

export function onDrafts(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const keptDraft = (path: string): Draft | undefined => keptDrafts().find((draft) => draft.path === path)

export function dropDraft(path: string): void {
  const others = keptDrafts().filter((draft) => draft.path !== path)
  if (others.length > 0) localStorage.setItem(kept, JSON.stringify(others))
  else localStorage.removeItem(kept)
  for (const listener of listeners) listener()
}

export function keepDraft(draft: Draft): void {
  const others = keptDrafts().filter(({ path }) => path !== draft.path)
  localStorage.setItem(kept, JSON.stringify([...others, draft]))
  sessionStorage.setItem(opened, draft.path)
  for (const listener of listeners) listener()
}

/** Its window is closed: it waits for its owner to go on. */
export const leaveDraft = (): void => sessionStorage.removeItem(opened)

export const openDraft = (): Draft | undefined => keptDraft(sessionStorage.getItem(opened) ?? '')
