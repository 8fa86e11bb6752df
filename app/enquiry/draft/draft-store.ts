import type { Subject } from '../../lib/paths.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { emptyDraft, type Draft } from './empty-draft.ts'

/** The two places of the form: the postcard of the contact section, and the dialog. */
export type Place = 'postcard' | 'dialog'

/**
 * What the guest has entered in this tab. Both places share it, so that nobody writes a name twice; only the
 * subject is each place's own: a look at the booking dialog does not turn the contact form into one.
 */
export type Enquiry = {
  details: Omit<Draft, 'subject'>
  subjects: Record<Place, Subject>
}

const { subject: bookingRequest, ...emptyDetails } = emptyDraft

export const emptyEnquiry: Enquiry = {
  details: emptyDetails,
  subjects: { postcard: 'general-inquiry', dialog: bookingRequest },
}

export const enquiryStore = createStore(emptyEnquiry)

export const useEnquiry = (): Enquiry => useStore(enquiryStore, emptyEnquiry)

export function draftAt(place: Place, { details, subjects } = enquiryStore.get()): Draft {
  return { ...details, subject: subjects[place] }
}

/** Changes some of the fields, as one of the places sees them. */
export function changeDraft(place: Place, changes: Partial<Draft>): void {
  const { subject, ...details } = { ...draftAt(place), ...changes }
  enquiryStore.set({ details, subjects: { ...enquiryStore.get().subjects, [place]: subject } })
}
