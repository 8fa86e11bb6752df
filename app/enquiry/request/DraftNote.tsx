import { useState } from 'react'
import words from '../../../content/enquiry.yaml'
import { useStore } from '../../browser/store.ts'
import { showToast } from '../../ui/toast.ts'
import { emptyEnquiry, enquiryStore, isEmptyEnquiry, useEnquiry, type Enquiry } from '../draft/draft-store.ts'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import styles from './DraftNote.module.css'

/** Says where the draft is stored, and lets the guest clear it, and undo that. */
export function DraftNote({ form }: { form: EnquiryForm }) {
  const enquiry = useEnquiry()
  const isKept = useStore(enquiryStore.isKept, false)
  const [cleared, setCleared] = useState<Enquiry | null>(null)
  const isCleared = isEmptyEnquiry(enquiry)

  function clear() {
    setCleared(enquiry)
    form.edit()
    form.startOver()
    enquiryStore.set({ details: emptyEnquiry.details, subjects: enquiry.subjects })
    void showToast(words.draft.cleared)
  }

  // "Clear" and "undo" are one button, so that it keeps the focus when it changes.
  const [label, act] = isCleared
    ? ([words.draft.undo, () => cleared && enquiryStore.set(cleared)] as const)
    : ([words.draft.clear, clear] as const)

  return (
    <p className={styles.note}>
      <span aria-live="polite">{isCleared ? cleared && words.draft.cleared : isKept && words.draft.kept}</span>{' '}
      {(!isCleared || cleared) && (
        <button type="button" onClick={act}>
          {label}
        </button>
      )}
    </p>
  )
}
