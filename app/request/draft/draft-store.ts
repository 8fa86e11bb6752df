import type { Subject } from '../../../lib/paths.ts'
import { createKeptStore } from '../../browser/kept-store.ts'
import { storageKeys } from '../../browser/storage-keys.ts'
import { useStore } from '../../browser/store.ts'
import { type Draft, emptyDraft } from './draft.ts'

/** There are two forms: that of the contact section, and the dialog. */
export type FormName = 'contact-form' | 'dialog'

/**
 * What the guest has entered in this tab. Both forms share it, so that nobody types a name twice. Only the subject is
 * stored per form: opening the booking dialog must not change the subject of the contact form.
 */
export type Enquiry = { details: Omit<Draft, 'subject'>; subjects: Record<FormName, Subject> }

const { subject: bookingRequest, ...emptyDetails } = emptyDraft

export const emptyEnquiry: Enquiry = {
  details: emptyDetails,
  subjects: { 'contact-form': 'general-inquiry', dialog: bookingRequest },
}

/** Whether the guest has entered nothing; the subjects do not count. */
export function isEmptyEnquiry({ details }: Enquiry): boolean {
  return JSON.stringify(details) === JSON.stringify(emptyDetails)
}

/** Restored by the chunk of the forms, which knows what a kept draft may name. */
export const enquiryStore = createKeptStore('sessionStorage', storageKeys.draft, emptyEnquiry, isEmptyEnquiry)

export const useEnquiry = (): Enquiry => useStore(enquiryStore, emptyEnquiry)

export function draftOf(form: FormName, { details, subjects } = enquiryStore.get()): Draft {
  return { ...details, subject: subjects[form] }
}

export function changeDraft(form: FormName, changes: Partial<Draft>): void {
  const { subject, ...details } = { ...draftOf(form), ...changes }
  enquiryStore.set({ details, subjects: { ...enquiryStore.get().subjects, [form]: subject } })
}
