/**
 * What the enquiry's own chunk brings: everything beyond the first fields of the contact form and the frame of the
 * dialog. `load-parts.ts` fetches it when a form comes near or is asked for.
 */
import type { Draft } from './empty-draft.ts'
import { changeDraft, changeEnquiry, currentEnquiry, subscribeToEnquiry, type Place } from './draft-store.ts'
import { isEmpty, keepEnquiry, restoredEnquiry } from './keep-draft.ts'
import { parsePreset } from './preset.ts'
import { fieldKey, type Problem } from './problem.ts'
import { known, limits, stays, today, words } from './resort-facts.ts'
import { parseShareLink } from './share-link.ts'
import { validate } from './validate.ts'

export { DraftNote } from './DraftNote.tsx'
export { ErrorSummary } from './ErrorSummary.tsx'
export { NewsletterLinks } from './NewsletterLinks.tsx'
export { RequestForm } from './RequestForm.tsx'
export { SubjectFields } from './SubjectFields.tsx'
export { Ticket } from './Ticket.tsx'
export { emailProblem } from './validate.ts'
export { words }

/** Brings back what this tab kept, and keeps every change from now on. */
export function keepDraft(): void {
  changeEnquiry(restoredEnquiry(known))
  subscribeToEnquiry(() => keepEnquiry(currentEnquiry()))
}

export const problemsOf = (draft: Draft): Problem[] => validate(draft, today(), limits, words)

const postcardOrder = ['firstName', 'lastName', 'email', 'phone', 'stay', 'checkIn', 'checkOut', 'adults', 'childAge', 'note']

/** Problems in the order in which the fields stand; the dialog's is the order of the checks. */
export function inOrderOf(place: Place, problems: Problem[]): Problem[] {
  const rank = (problem: Problem) => postcardOrder.indexOf(fieldKey(problem).split('-')[0] ?? '')
  return place === 'dialog' ? problems : problems.toSorted((one, other) => rank(one) - rank(other))
}

let appliedQuery = ''

/**
 * Presets the contact form from the query of a booking link that was pressed before the app was there. Once: what
 * the guest changes afterwards stays changed, also through a reload.
 */
export function applyQuery(search: string): void {
  const isReload = performance.getEntriesByType('navigation').some((entry) =>
    'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'))
  const isKept = isReload && appliedQuery === '' && !isEmpty(currentEnquiry())
  if (search === appliedQuery || isKept) return
  appliedQuery = search
  changeDraft('postcard', parsePreset(search, known))
}

/** What a shared link asks for; null where the fragment is none. */
export const presetOfFragment = (fragment: string): Partial<Draft> | null =>
  parseShareLink(fragment, stays, today(), limits)
