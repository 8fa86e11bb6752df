import { startTransition, useState } from 'react'
import ui from '../../../content/ui.yaml'
import { changeDraft, draftOf, typedIn, useDraft, type FormName, type Problem } from '../draft.ts'
import type { EnquiryForm, Stage } from './enquiry-form.ts'
import { loadForm, useFormCode, useFormFailed, type FormCode } from '../load-request.tsx'

type WithLoading = EnquiryForm & {
  /** The form was submitted, but the next step cannot be fetched or takes long. */
  isStuck: boolean
}

/** The state of one form: its visible errors and its stage. The draft is shared by all forms of the tab. */
export function useEnquiryForm(name: FormName): WithLoading {
  const code = useFormCode()
  const hasFailed = useFormFailed()
  const draft = draftOf(name, useDraft())
  const [stage, setStage] = useState<Stage>('editing')
  const [finished, setFinished] = useState<readonly string[]>([])
  const [summary, setSummary] = useState<readonly Problem[]>([])
  const [attempts, setAttempts] = useState(0)
  const [isSubmitted, setSubmitted] = useState(false)

  const problems = code?.problemsOf(draft, name) ?? []
  const shown = problems.filter((problem) => summary.length > 0 || finished.includes(problem.key))

  function checkWith({ problemsOf }: FormCode): boolean {
    // Reads the store, because a replayed submit may run before the last change was rendered.
    const found = problemsOf(draftOf(name), name)
    setSummary(found)
    setAttempts((before) => before + 1)
    if (found.length > 0) setStage('editing')
    return found.length === 0
  }

  return {
    name,
    draft,
    stage,
    note:
      draft.subject === 'general-inquiry' || !code
        ? { label: ui.form.message, hint: ui.form.messagePlaceholder }
        : { ...code.words.subjects[draft.subject].note, ...(draft.about && code.words.fields.about.note) },
    isStuck: isSubmitted && hasFailed,
    summary,
    attempts,
    idOf: (key) => `${name}-${key}`,
    errorOf: (key) => shown.find((problem) => problem.key === key)?.message,
    change(changes) {
      if (stage !== 'editing') setStage('editing')
      changeDraft(name, changes)
      if (summary.length === 0 || !code) return
      const left = code.problemsOf(draftOf(name), name)
      setSummary(summary.flatMap((one) => left.find((other) => other.key === one.key) ?? []))
    },
    finish(key) {
      if (!finished.includes(key)) setFinished([...finished, key])
    },
    check: () => code !== null && checkWith(code),
    submit(fields) {
      setSubmitted(true)
      // Some programs fill fields in without an event.
      changeDraft(name, typedIn(fields))
      loadForm().then(
        (loaded) => {
          // A transition keeps the fields visible until the lazy ticket has loaded.
          if (checkWith(loaded)) startTransition(() => setStage('ready'))
        },
        () => {},
      )
    },
    edit: () => setStage('editing'),
    startOver() {
      setFinished([])
      setSummary([])
    },
  }
}
