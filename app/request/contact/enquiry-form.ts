import { type Draft, type FormName, type Problem } from '../draft.ts'

/** `ready`: the fields are valid, and the message is shown. */
export type Stage = 'editing' | 'ready'

/** The props that all parts of a form share: its draft, its visible errors and its actions. */
export type EnquiryForm = {
  name: FormName
  draft: Draft
  stage: Stage
  /** Label and hint of the message field; they depend on the subject. */
  note: { label: string; hint: string }
  /** The errors of the last attempt that are not corrected yet; they are listed above the form. */
  summary: readonly Problem[]
  attempts: number
  idOf: (key: string) => string
  errorOf: (key: string) => string | undefined
  change: (changes: Partial<Draft>) => void
  /** Called when the guest has left a field: from now on it shows its error. */
  finish: (key: string) => void
  /** @returns whether the message may be sent; if not, shows the summary of errors */
  check: () => boolean
  /** Checks what stands in the fields, and shows the message. */
  submit: (fields: HTMLFormElement) => void
  /** Goes back from the message to the fields. */
  edit: () => void
  /** Hides all errors until the guest leaves a field or submits again. */
  startOver: () => void
}
