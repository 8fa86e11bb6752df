import type { Subject } from '../../../lib/paths.ts'
import { createStore, useStore } from '../../browser/store.ts'
import { emptyDraft, type Draft } from './empty-draft.ts'

/** The form is in two places: the postcard of the contact section, and the dialog. */
export type Place = 'postcard' | 'dialog'

/**
 * What the guest has entered in this tab. Both places share it, so that nobody types a name twice. Only the subject
 * is stored per place: opening the booking dialog must not change the subject of the contact form.
 */
export type Enquiry = { details: Omit<Draft, 'subject'>; subjects: Record<Place, Subject> }

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

export function changeDraft(place: Place, changes: Partial<Draft>): void {
  const { subject, ...details } = { ...draftAt(place), ...changes }
  enquiryStore.set({ details, subjects: { ...enquiryStore.get().subjects, [place]: subject } })
}

/** The questions that travel with the message, with one added at the end or taken out. */
export function toggled(questions: readonly string[], id: string): string[] {
  return questions.includes(id) ? questions.filter((each) => each !== id) : [...questions, id]
}

/** Adds a question to the message, or takes it out again. */
export function toggleQuestion(id: string): void {
  changeDraft('dialog', { questions: toggled(enquiryStore.get().details.questions, id) })
}
