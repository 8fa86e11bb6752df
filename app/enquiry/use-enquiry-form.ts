import { useState } from 'react'
import type { Draft } from './empty-draft.ts'
import { changeDraft, draftAt, useEnquiry, type Place } from './draft-store.ts'
import { loadParts, useLoadFailed, useParts, type EnquiryParts } from './load-parts.ts'
import { fieldKey, type Problem } from './problem.ts'

/** `ready`: the fields are right, and the message is shown. */
export type Stage = 'editing' | 'ready'

export type EnquiryForm = {
  place: Place
  draft: Draft
  stage: Stage
  parts: EnquiryParts | null
  /** Submitted, but what comes next could not be fetched, or is long in coming. */
  isStuck: boolean
  /** What the last attempt found wrong; it stands above the form until the next one. */
  summary: readonly Problem[]
  attempts: number
  idOf: (key: string) => string
  errorOf: (key: string) => string | undefined
  change: (changes: Partial<Draft>) => void
  /** The guest has left a field: from now on it says what is wrong with it. */
  finish: (key: string) => void
  /** True where the message may go; otherwise the summary says what is missing. */
  check: (parts: EnquiryParts) => boolean
  submit: () => void
  /** Back from the message to the fields. */
  edit: () => void
  /** Forgets which fields were finished and what was wrong. */
  startOver: () => void
}

/** State of one form: what is shown of the errors, and how far the guest has come. The draft itself is the tab's. */
export function useEnquiryForm(place: Place): EnquiryForm {
  const parts = useParts()
  const draft = draftAt(place, useEnquiry())
  const [stage, setStage] = useState<Stage>('editing')
  const [finished, setFinished] = useState<readonly string[]>([])
  const [summary, setSummary] = useState<readonly Problem[]>([])
  const [attempts, setAttempts] = useState(0)
  const [isAwaited, setIsAwaited] = useState(false)
  const hasFailed = useLoadFailed()

  const problems = parts?.problemsOf(draft) ?? []
  const isAsked = summary.length > 0
  const shown = problems.filter((problem) => isAsked || finished.includes(fieldKey(problem)))

  function check(loaded: EnquiryParts): boolean {
    // The store, not the render: a replayed submit may come before the last change was drawn.
    const found = loaded.problemsOf(draftAt(place))
    setSummary(loaded.inOrderOf(place, found))
    setAttempts(attempts + 1)
    if (found.length > 0) setStage('editing')
    return found.length === 0
  }

  return {
    place,
    draft,
    stage,
    parts,
    isStuck: isAwaited && hasFailed && !parts,
    summary,
    attempts,
    idOf: (key) => `${place}-${key}`,
    errorOf: (key) => shown.find((problem) => fieldKey(problem) === key)?.message,
    change(changes) {
      if (stage !== 'editing') setStage('editing')
      changeDraft(place, changes)
    },
    finish(key) {
      if (!finished.includes(key)) setFinished([...finished, key])
    },
    check,
    submit() {
      const send = (loaded: EnquiryParts) => {
        if (check(loaded)) setStage('ready')
      }
      if (parts) return send(parts)
      setIsAwaited(true)
      loadParts().then(send, () => {})
    },
    edit: () => setStage('editing'),
    startOver() {
      setFinished([])
      setSummary([])
    },
  }
}
