import { storageKeys } from '../../../browser/storage-keys.ts'
import { subjects } from '../../../../lib/paths.ts'
import { createStore } from '../../../browser/store.ts'
import { parseDraft, type KnownIds } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { emptyEnquiry, enquiryStore, type Enquiry } from '../../draft/draft-store.ts'

/**
 * Stores the draft in session storage, so that it survives reloads and other pages but ends with the tab. If the
 * browser refuses storage, the form works without it.
 */

/** Whether the last change could be stored. */
export const keptStore = createStore(false)

/** The stored enquiry of this tab; null if there is none or it cannot be read. */
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

/** Stores the draft; removes it from storage if it is empty. */
export function keepEnquiry(enquiry: Enquiry): void {
  try {
    if (isEmpty(enquiry)) sessionStorage.removeItem(storageKeys.draft)
    else sessionStorage.setItem(storageKeys.draft, JSON.stringify(enquiry))
    keptStore.set(true)
  } catch {
    keptStore.set(false) // storage is refused or full
  }
}

export function isEmpty({ details }: Enquiry): boolean {
  return JSON.stringify(details) === JSON.stringify(emptyEnquiry.details)
}

/** Values that the guest has entered on this page win over the stored ones; questions are added to them. */
export function merged(kept: Enquiry, entered: Enquiry): Enquiry {
  const changed = <Part extends object>(part: Part, empty: Part): Partial<Part> =>
    Object.fromEntries(
      Object.entries(part).filter(([key, value]) => value !== empty[key as keyof Part]),
    ) as Partial<Part>
  const questions = [...new Set([...kept.details.questions, ...entered.details.questions])]
  return {
    details: { ...kept.details, ...changed<Omit<Draft, 'subject'>>(entered.details, emptyEnquiry.details), questions },
    subjects: { ...kept.subjects, ...changed(entered.subjects, emptyEnquiry.subjects) },
  }
}

export const restoredEnquiry = (known: KnownIds): Enquiry => {
  const kept = keptEnquiry(known)
  const entered = enquiryStore.get()
  return kept ? merged(kept, entered) : entered
}
