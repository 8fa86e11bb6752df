import { useState, type Dispatch, type SubmitEvent } from 'react'
import ui from '../../content/ui.yaml'
import { createChunk, useCode } from '../browser/chunk.ts'
import { useStore } from '../browser/store.ts'
import { today } from '../resort/today.ts'
import { useCalendar } from './calendar-store.ts'
import { changeDraft, draftOf, typedIn, useDraft, type Draft, type FormName, type Problem } from './draft.ts'

/** All parts of the forms except their first fields. */
export type FormCode = typeof import('./form/index.ts')

const chunk = createChunk(async (): Promise<FormCode> => {
  const code = await import('./form/index.ts')
  code.restoreDraft()
  return code
})

export const loadForm = chunk.load
export const whenFormLoaded = chunk.whenLoaded
export const prefetchForm = chunk.prefetch

export const useFormCode = (): FormCode | null => useCode(chunk)

/** The contact links are then shown. If the chunk still arrives, the form replaces them. */
export const useFormFailed = (): boolean => useStore(chunk.hasFailed, false)

// In development: swaps in new content without a reload, so that what was typed stays.
import.meta.hot?.accept('./form/index.ts', (code) => {
  if (code && chunk.code.get()) chunk.code.set(code as unknown as FormCode)
})

/** `ready`: the fields are valid, and the message is shown. */
export type Stage = 'editing' | 'ready'

/** What all parts of a form share: its draft, its visible errors and its actions. */
export type EnquiryForm = ReturnType<typeof useEnquiryForm>

/** The same for parts that were fetched: what the draft asks for is found then, once for all of them. */
export type LoadedForm = Extract<EnquiryForm, { code: FormCode }>

/** What a form changes that is not the draft of the tab. */
type OwnDraft = { draft: Draft; change: (changes: Partial<Draft>) => void }

type Options = { stages?: readonly [Stage, Dispatch<Stage>]; own?: OwnDraft }

/**
 * The state of one form: its visible errors, and its stage, which the history of the dialog holds. The draft is shared by
 * all forms of the tab, but for one that has its own.
 */
export function useEnquiryForm(name: FormName, { stages, own }: Options = {}) {
  const ofForm = useState<Stage>('editing')
  const [stage, setStage] = stages ?? ofForm
  const code = useFormCode()
  const hasFailed = useFormFailed()
  const shared = draftOf(name, useDraft())
  const draft = own?.draft ?? shared
  /** As the store has it: a replayed submit may run before the last change was rendered. */
  const latest = () => own?.draft ?? draftOf(name)
  const isOfStay = name === 'contact-form' ? draft.subject === 'booking-request' : name !== 'plan'
  const calendar = useCalendar(code !== null && isOfStay)
  /** All parts of the form but its fields of text, and what the draft asks for; null until the parts are fetched. */
  const loaded = code ? { code, request: code.requestOf(draft, calendar, today()) } : { code, request: null }
  const [finished, setFinished] = useState<readonly string[]>([])
  const [summary, setSummary] = useState<readonly Problem[]>([])
  const [attempts, setAttempts] = useState(0)
  const [isSubmitted, setSubmitted] = useState(false)

  const idOf = (key: string): string => `${name}-${key}`
  const problems = loaded.code?.problemsOf(loaded.request, name) ?? []
  // A day that is over is told at once, but not while its year is being typed.
  const isTold = ({ key, problem }: Problem) =>
    finished.includes(key) || (problem === 'checkInPast' && draft.checkIn > '1')
  const shown = problems.filter((each) => summary.length > 0 || isTold(each))

  const problemsIn = (next: Draft, { problemsOf, requestOf }: FormCode) =>
    problemsOf(requestOf(next, calendar, today()), name)

  function checkWith(fetched: FormCode): boolean {
    const found = problemsIn(latest(), fetched)
    setSummary(found)
    setAttempts((before) => before + 1)
    if (found.length > 0) setStage('editing')
    return found.length === 0
  }

  return {
    ...loaded,
    name,
    draft,
    stage,
    /** Label and hint of the message field; they depend on the subject. */
    note:
      draft.subject === 'general-inquiry' || draft.subject === 'newsletter' || !code
        ? { label: ui.form.message, hint: ui.form.messagePlaceholder }
        : { ...code.words.subjects[draft.subject].note, ...(draft.about && code.words.fields.about.note) },
    /** The form was submitted, but the next step cannot be fetched or takes long. */
    isStuck: isSubmitted && hasFailed,
    /** The errors of the last attempt that are not corrected yet; they are listed above the form. */
    summary,
    attempts,
    idOf,
    errorOf: (key: string): string | undefined => shown.find((problem) => problem.key === key)?.message,
    change: (changes: Partial<Draft>): void => {
      if (stage !== 'editing') setStage('editing')
      const next = { ...latest(), ...changes }
      if (own) own.change(changes)
      else changeDraft(name, changes)
      if (summary.length === 0 || !code) return
      const left = problemsIn(next, code)
      setSummary(summary.flatMap(({ key }) => left.find((other) => other.key === key) ?? []))
    },
    /** Called when the guest has left a field: from now on it shows its error. */
    finish(key: string): void {
      // Some programs fill fields in without an event, and the next drawing would empty them: they are read before it.
      const form = document.getElementById(idOf(key))?.closest('form')
      if (form) changeDraft(name, typedIn(name, form))
      if (!finished.includes(key)) setFinished([...finished, key])
    },
    /** @returns whether the message may be sent; if not, shows the summary of errors */
    check: (): boolean => code !== null && checkWith(code),
    /** Checks what stands in the fields, and shows the message. */
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault()
      setSubmitted(true)
      changeDraft(name, typedIn(name, event.currentTarget))
      whenFormLoaded((fetched) => {
        if (checkWith(fetched)) setStage('ready')
      })
    },
    /** Goes back from the message to the fields. */
    edit: (): void => setStage('editing'),
    /** Back to the fields, without errors until the guest leaves one or submits again. */
    startOver(): void {
      setStage('editing')
      setFinished([])
      setSummary([])
    },
  }
}
