import { useState, type Dispatch } from 'react'
import ui from '../../content/ui.yaml'
import { today } from '../resort/clock-and-desk.ts'
import { useCalendar } from './calendar-store.ts'
import { useDraft, type Draft, type FormName, type FieldError } from './draft.ts'
import { changeDraft, draftOf, typedIn } from './form-draft.ts'
import type { FormState, Stage } from './form-state.ts'
import { useFormCode, useFormFailed, whenFormLoaded } from './form-chunk.ts'

type FormCode = NonNullable<ReturnType<typeof useFormCode>>

/** What a form changes that is not the draft of the tab. */
type OwnDraft = { draft: Draft; change: (changes: Partial<Draft>) => void }

type Options = { stages?: readonly [Stage, Dispatch<Stage>]; own?: OwnDraft }

/** The visible errors and the stage of one form. The draft is that of the tab, but for a form that has its own. */
export function useRequestForm(name: FormName, { stages, own }: Options = {}): FormState {
  const ownStage = useState<Stage>('editing')
  const [stage, setStage] = stages ?? ownStage
  const code = useFormCode()
  const hasFailed = useFormFailed()
  const shared = draftOf(name, useDraft())
  const draft = own?.draft ?? shared
  /** As the store has it: a replayed submit may run before the last change was rendered. */
  const latest = () => own?.draft ?? draftOf(name)
  const isOfStay = name === 'contact-form' ? draft.subject === 'booking-request' : name !== 'plan'
  const calendar = useCalendar(code !== null && isOfStay)
  const found = code ? { request: code.requestOf(draft, calendar, today()) } : { request: null }
  const [finished, setFinished] = useState<readonly string[]>([])
  const [summary, setSummary] = useState<readonly FieldError[]>([])
  const [attempts, setAttempts] = useState(0)
  const [isSubmitted, setSubmitted] = useState(false)

  const idOf = (key: string): string => `${name}-${key}`
  const errors = code && found.request ? code.errorsOf(found.request, name) : []
  // A day that is over is told at once, but not while its year is being typed.
  const isTold = ({ key, error }: FieldError) =>
    finished.includes(key) || (error === 'checkInPast' && draft.checkIn > '1')
  const shown = errors.filter((each) => summary.length > 0 || isTold(each))

  const errorsIn = (next: Draft, { errorsOf, requestOf }: FormCode) =>
    errorsOf(requestOf(next, calendar, today()), name)

  function checkWith(fetched: FormCode): boolean {
    const left = errorsIn(latest(), fetched)
    setSummary(left)
    setAttempts((before) => before + 1)
    if (left.length > 0) setStage('editing')
    return left.length === 0
  }

  return {
    ...found,
    name,
    draft,
    stage,
    note:
      draft.subject === 'general-inquiry' || draft.subject === 'newsletter' || !code
        ? { label: ui.form.message, hint: ui.form.messagePlaceholder }
        : { ...code.words.subjects[draft.subject].note, ...(draft.about && code.words.fields.about.note) },
    isStuck: isSubmitted && hasFailed,
    summary,
    attempts,
    idOf,
    errorOf: (key) => shown.find((each) => each.key === key)?.message,
    change(changes) {
      if (stage !== 'editing') setStage('editing')
      const next = { ...latest(), ...changes }
      if (own) own.change(changes)
      else changeDraft(name, changes)
      if (summary.length === 0 || !code) return
      const left = errorsIn(next, code)
      setSummary(summary.flatMap(({ key }) => left.find((other) => other.key === key) ?? []))
    },
    finish(key) {
      // Some programs fill fields in without an event, and the next drawing would empty them: they are read before it.
      const form = document.getElementById(idOf(key))?.closest('form')
      if (form && !own) changeDraft(name, typedIn(name, form))
      if (!finished.includes(key)) setFinished([...finished, key])
    },
    check: () => code !== null && checkWith(code),
    submit(event) {
      event.preventDefault()
      setSubmitted(true)
      if (!own) changeDraft(name, typedIn(name, event.currentTarget))
      whenFormLoaded((fetched) => {
        if (checkWith(fetched)) setStage('ready')
      })
    },
    edit: () => setStage('editing'),
    startOver() {
      setStage('editing')
      setFinished([])
      setSummary([])
    },
  }
}
