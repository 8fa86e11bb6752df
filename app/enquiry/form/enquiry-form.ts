import type { Place } from '../draft/draft-store.ts'
import type { Draft } from '../draft/empty-draft.ts'
import type { Problem } from '../draft/problem.ts'

/** `ready`: the fields are right, and the message is shown. */
export type Stage = 'editing' | 'ready'

/** What the parts of one form are given: its draft, what is shown of its errors, and what the guest may do. */
export type EnquiryForm = {
  place: Place
  draft: Draft
  stage: Stage
  /** How the field of the guest's own words is called; it depends on the subject. */
  note: { label: string; hint: string }
  /** What the last attempt found wrong and is not right yet; it stands above the form. */
  summary: readonly Problem[]
  attempts: number
  idOf: (key: string) => string
  errorOf: (key: string) => string | undefined
  change: (changes: Partial<Draft>) => void
  /** The guest has left a field: from now on it says what is wrong with it. */
  finish: (key: string) => void
  /** True where the message may go; otherwise the summary says what is missing. */
  check: () => boolean
  submit: () => void
  /** Back from the message to the fields. */
  edit: () => void
  /** Forgets which fields were finished and what was wrong. */
  startOver: () => void
}
