import { storageKeys } from '../../lib/storage-keys.ts'
import { subjects } from '../../lib/paths.ts'
import { createStore } from '../../lib/store.ts'
import { parseDraft, type KnownIds } from './draft.ts'
import type { Draft } from './empty-draft.ts'
import { emptyEnquiry, enquiryStore, type Enquiry } from './draft-store.ts'

/**
 * The draft survives reloads, other pages and a closed dialog, in this tab only: session storage is the one place
 * that ends with the tab. Where the browser refuses it, everything works but that.
 */

/** Whether the last change could be kept. */
export const keptStore = createStore(false)

/** What was kept in this tab; null where there is nothing, or nothing that makes sense. */
export function keptEnquiry(known: KnownIds): Enquiry | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKeys.draft) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { details, subjects: keptSubjects } = kept as { details?: unknown; subjects?: unknown }
    const { subject: _, ...parsed } = parseDraft(details, known)
    return { details: parsed, subjects: { ...emptyEnquiry.subjects, ...soundSubjects(keptSubjects) } }
  } catch {
    return null
  }
}

function soundSubjects(kept: unknown): Partial<Enquiry['subjects']> {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter(([place, subject]) => place in emptyEnquiry.subjects && subjects.includes(subject)),
  )
}

/** Keeps the draft as it is now; an empty one is not worth keeping, and is removed. */
export function keepEnquiry(enquiry: Enquiry): void {
  try {
    if (isEmpty(enquiry)) sessionStorage.removeItem(storageKeys.draft)
    else sessionStorage.setItem(storageKeys.draft, JSON.stringify(enquiry))
    keptStore.set(true)
  } catch {
    keptStore.set(false) // refused, or full
  }
}

export function isEmpty({ details }: Enquiry): boolean {
  return JSON.stringify(details) === JSON.stringify(emptyEnquiry.details)
}

/** What the guest has entered since this page came wins over what was kept before. */
export function merged(kept: Enquiry, entered: Enquiry): Enquiry {
  const changed = <Part extends object>(part: Part, empty: Part): Partial<Part> =>
    Object.fromEntries(
      Object.entries(part).filter(([key, value]) => value !== empty[key as keyof Part]),
    ) as Partial<Part>
  return {
    details: { ...kept.details, ...changed<Omit<Draft, 'subject'>>(entered.details, emptyEnquiry.details) },
    subjects: { ...kept.subjects, ...changed(entered.subjects, emptyEnquiry.subjects) },
  }
}

export const restoredEnquiry = (known: KnownIds): Enquiry => {
  const kept = keptEnquiry(known)
  const entered = enquiryStore.get()
  return kept ? merged(kept, entered) : entered
}
