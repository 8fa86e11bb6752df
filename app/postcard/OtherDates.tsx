import { useRef, useState } from 'react'
import words from '../../content/postcard.yaml'
import { Button } from '../ui/Button.tsx'
import { type Draft, nightsOf } from '../request/draft.ts'
import { loadedForm, useAvailability } from '../request/load-request.tsx'
import { sumLine } from './postcard-text.ts'
import styles from './postcard.module.css'

type Props = {
  /** Stays and guests of the link, and the days chosen so far. */
  draft: Draft
  onChange: (draft: Draft) => void
  onAsk: () => void
  onBack: () => void
}

const dates = ['checkIn', 'checkOut'] as const
type DateName = (typeof dates)[number]

/** The postcard turned over: new days, and a new link with them. They are not stored until the guest asks for them. */
export function OtherDates({ draft, onChange, onAsk, onBack }: Props) {
  const { problemsOf, ShareButton, StayDates, TextButton } = loadedForm()
  const fields = useRef<HTMLDivElement>(null)
  const [finished, setFinished] = useState<readonly string[]>([])
  const problems = problemsOf(draft, 'dialog')
  const { kind, sentence } = useAvailability(draft)

  const problemOf = (name: DateName) =>
    problems.find((problem) => problem.key === name)?.message ?? (draft[name] === '' ? words.other.missing : '')

  /** Whether both days are chosen and right; otherwise shows the errors. */
  function check(): boolean {
    const wrong = dates.find(problemOf)
    if (!wrong) return true
    setFinished(dates)
    fields.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    return false
  }

  return (
    <>
      <div ref={fields} className={styles.dates}>
        <StayDates
          form={{
            draft,
            idOf: (key) => `postcard-${key}`,
            errorOf: (key) => (finished.includes(key) && problemOf(key as DateName)) || undefined,
            change: (changes) => onChange({ ...draft, ...changes }),
            finish: (key) => setFinished([...finished, key]),
          }}
        />
      </div>
      <p className={styles.sum} aria-live="polite">
        {nightsOf(draft) > 0 && sumLine(draft)}
        <span className="visually-hidden">{kind === 'unknown' ? '' : sentence}</span>
      </p>
      <div className={styles.answers}>
        <ShareButton draft={draft} isMain check={check} />
        <Button variant="quiet" onClick={onAsk}>
          {words.other.ask}
        </Button>
      </div>
      <div className={styles.leave}>
        <TextButton onClick={onBack}>{words.other.back}</TextButton>
      </div>
    </>
  )
}
