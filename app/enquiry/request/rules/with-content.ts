import words from '../../../../content/enquiry.yaml'
import ui from '../../../../content/ui.yaml'
import { today } from '../../../resort/today.ts'
import type { KnownIds } from '../../draft/draft.ts'
import { changeDraft, enquiryStore, isEmptyEnquiry, type FormName } from '../../draft/draft-store.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { resortData } from './site-data.ts'
import { parsePreset } from './preset.ts'
import { restoreEnquiry } from './restore-draft.ts'
import { fieldKey, type Problem } from '../../draft/problem.ts'
import { parseShareLink, type Shared } from './share-link.ts'
import { validate } from './validate.ts'

/** The pure functions of the draft, called with the site's content and today's date at the resort. */

const { limits } = words
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
const known: KnownIds = {
  stays: idsOf(resortData.stays),
  experiences: idsOf(resortData.experiences),
  occasions: idsOf(words.occasions),
}

/** Restores the kept draft, and keeps each change from now on. */
export const restoreDraft = (): void => restoreEnquiry(known, today(), resortData.stays)

const contactFormOrder = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'stay',
  'checkIn',
  'checkOut',
  'adults',
  'childAge',
  'note',
]

/**
 * The errors of a draft, in the order of the fields in this form. `validate` uses the order of the dialog, where either
 * e-mail or phone is enough (B4).
 */
export function problemsOf(draft: Draft, form: FormName): Problem[] {
  const needsEmail = form === 'contact-form'
  const problems = validate(draft, today(), limits, { ...words, labels: ui.form }, { needsEmail })
  const rank = (problem: Problem) => contactFormOrder.indexOf(fieldKey(problem).split('-')[0] ?? '')
  return form === 'dialog' ? problems : problems.toSorted((one, other) => rank(one) - rank(other))
}

let appliedQuery = ''

/**
 * Presets the contact form from the query of a booking link that was followed before the app hydrated. A query is
 * applied once: later changes by the guest stay, also after a reload.
 */
export function applyQuery(search: string): void {
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'))
  const isKept = isReload && appliedQuery === '' && !isEmptyEnquiry(enquiryStore.get())
  if (search === appliedQuery || isKept) return
  appliedQuery = search
  changeDraft('contact-form', parsePreset(search, known))
}

/** What the fragment of a shared link asks for; null if it is another fragment. */
export const sharedOfFragment = (fragment: string): Shared | null =>
  parseShareLink(fragment, { ...resortData, occasions: known.occasions }, today(), limits)
