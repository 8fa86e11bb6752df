/** What all parts of a form share: its draft, its visible errors and its actions. */
import type { SubmitEvent } from 'react'
import type { Draft, FormName, FieldError } from './draft.ts'
import type { FoundRequest } from './form/rules/found-request.ts'

/** `ready`: the fields are valid, and the message is shown. */
export type Stage = 'editing' | 'ready'

/** For parts that were fetched: what the draft asks for is found then, once for all of them. */
export type LoadedForm = {
  name: FormName
  draft: Draft
  request: FoundRequest
  stage: Stage
  note: { label: string; hint: string }
  /** The form was submitted, but the next step cannot be fetched or takes long. */
  isStuck: boolean
  /** The errors of the last attempt that are not corrected yet; they are listed above the form. */
  summary: readonly FieldError[]
  attempts: number
  idOf: (key: string) => string
  errorOf: (key: string) => string | undefined
  change: (changes: Partial<Draft>) => void
  /** Called when the guest has left a field: from now on it shows its error. */
  finish: (key: string) => void
  /** @returns whether the message may be sent; if not, shows the summary of errors */
  check: () => boolean
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  edit: () => void
  /** Back to the fields, without errors until the guest leaves one or submits again. */
  startOver: () => void
}

/** Until the other parts are fetched, nothing is found. */
export type FormState = LoadedForm | (Omit<LoadedForm, 'request'> & { request: null })
