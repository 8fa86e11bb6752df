import { stays } from '../../../content/accommodations.yaml'
import { experiences } from '../../../content/enjoyments.yaml'
import words from '../../../content/enquiry.yaml'
import ui from '../../../content/ui.yaml'
import { today } from '../../resort/today.ts'
import type { KnownIds } from './draft.ts'
import { changeDraft, enquiryStore, type Place } from './draft-store.ts'
import type { Draft } from './empty-draft.ts'
import { isEmpty, keepEnquiry, restoredEnquiry } from './keep-draft.ts'
import { parsePreset } from './preset.ts'
import { fieldKey, type Problem } from './problem.ts'
import { parseShareLink } from './share-link.ts'
import { validate } from './validate.ts'

/** The pure functions of the draft, with what the content says and the day in Nakuru filled in. */

const { limits } = words
const known: KnownIds = { stays: stays.map(({ id }) => id), experiences: experiences.map(({ id }) => id) }

/** Puts back what this tab kept, and keeps every change from now on. */
export function keepDraft(): void {
  enquiryStore.subscribe(() => keepEnquiry(enquiryStore.get()))
  enquiryStore.set(restoredEnquiry(known))
}

const postcardOrder = ['firstName', 'lastName', 'email', 'phone', 'stay', 'checkIn', 'checkOut', 'adults', 'childAge', 'note']

/** What is wrong with a draft, in the order in which the fields stand; the dialog's is the order of the checks. */
export function problemsOf(draft: Draft, place: Place): Problem[] {
  const problems = validate(draft, today(), limits, { ...words, labels: ui.form })
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
  const isKept = isReload && appliedQuery === '' && !isEmpty(enquiryStore.get())
  if (search === appliedQuery || isKept) return
  appliedQuery = search
  changeDraft('postcard', parsePreset(search, known))
}

/** What a shared link asks for; null where the fragment is none. */
export const presetOfFragment = (fragment: string): Partial<Draft> | null =>
  parseShareLink(fragment, stays, today(), limits)
