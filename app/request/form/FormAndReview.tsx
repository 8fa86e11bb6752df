import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import words from '../../../content/request.yaml'
import { message } from '../../../content/planner.yaml'
import { paths } from '../../../lib/paths.ts'
import { count } from '../../../lib/text.ts'
import { useStore } from '../../browser/store.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../shell/show-toast.ts'
import { RequestForm } from '../RequestForm.tsx'
import type { FormState, LoadedForm } from '../form-state.ts'
import { clearedDraft, draftStore, isEmptyDraft, useDraft, type Draft } from '../draft.ts'
import { Choice, TextButton } from './form-controls.tsx'
import { EstimateLine, SpokenEstimate } from './Estimate.tsx'
import { Review, useDaysLines } from './Review.tsx'
import { isAboutDays } from './rules/message.ts'
import styles from './request.module.css'

const { fields } = words

const tabs = ['booking-request', 'special-arrangements', 'general-inquiry'] as const

/** What the dialog shows: the form, beside the review on wide screens, in two steps on small ones. */
export function FormAndReview({ form }: { form: LoadedForm }) {
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const { subject } = form.draft
  useEffect(() => {
    if (form.stage === 'ready') body.current?.scrollTo(0, 0)
  }, [form.stage])
  // Another subject begins at its first field. On wide screens form and review scroll by themselves.
  useEffect(() => {
    for (const part of body.current ? [body.current, ...body.current.children] : []) part.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the subject that changes
  }, [subject])
  return (
    <>
      {/* They look like tabs, and are radio buttons: what is chosen goes into the message (B7). */}
      {subject !== 'newsletter' && (
        <Choice
          look="tabs"
          name={form.idOf('subject')}
          label={words.tabs.label}
          options={tabs.map((value) => ({ value, label: words.tabs[value] }))}
          chosen={subject}
          onChoose={(chosen) => form.change({ subject: chosen })}
        />
      )}
      {/* Without tabIndex={-1} Firefox makes the scrolling box a tab stop without a name. */}
      <div ref={body} tabIndex={-1} className={styles.body}>
        <RequestForm form={form} id={id} tabIndex={-1} className={styles.request} />
        <Review form={form} />
      </div>
      <SpokenEstimate request={form.request} />
      <div className={`between ${styles.foot}`}>
        <EstimateLine request={form.request} />
        <Button type="submit" size="small" form={id}>
          {words.handOver.see}
        </Button>
      </div>
    </>
  )
}

/** The errors of the last attempt, above the form. Each failed attempt moves the focus here (GOV.UK's pattern). */
export function ErrorSummary({ form: { summary, attempts, idOf } }: { form: FormState }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) box.current?.focus()
  }, [attempts])
  if (summary.length === 0) return null
  const headingId = idOf('errors')

  /** Does not follow the fragment: it would add a history entry, but Back must close the dialog. */
  function goTo(press: MouseEvent, id: string) {
    press.preventDefault()
    const control = document.getElementById(id)
    control?.closest('[data-field]')?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={box}
      className={`stack ${styles.summary}`}
      tabIndex={-1}
      role="group"
      aria-labelledby={headingId}
      data-errors
    >
      <p id={headingId}>{count(summary.length, words.errorSummary)}</p>
      <ul>
        {summary.map(({ key, message: text }) => (
          <li key={key}>
            <a href={`#${idOf(key)}`} onClick={(press) => goTo(press, idOf(key))}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Says that the days which the guest has planned are a part of the message, and leads to them. */
export function PlanSummary({ form }: { form: FormState }) {
  const [, ...days] = useDaysLines()
  return (
    days.length > 0 &&
    isAboutDays(form.draft.subject) && (
      <div className={`between ${styles.topic}`}>
        <p>
          <b id={form.idOf('plan')}>{message.along}</b>
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
        <a href={paths.yourDays} className="target" aria-describedby={form.idOf('plan')}>
          {fields.stay.change}
        </a>
      </div>
    )
  )
}

export function DraftNote({ form }: { form: FormState }) {
  const draft = useDraft()
  const isKept = useStore(draftStore.isKept)
  const [cleared, setCleared] = useState<Draft | null>(null)
  const isCleared = isEmptyDraft(form.draft)

  function clear() {
    setCleared(draft)
    form.startOver()
    draftStore.set(clearedDraft(draft))
    void showToast(words.draft.cleared)
  }
  const undo = () => cleared && draftStore.set(cleared)

  return (
    <p className={`row fine ${styles.draftNote}`}>
      <span aria-live="polite">{isCleared ? cleared && words.draft.cleared : isKept && words.draft.kept}</span>{' '}
      {/* One button, so that it keeps the focus when it changes. */}
      {(!isCleared || cleared) && (
        <TextButton onClick={isCleared ? undo : clear}>{isCleared ? words.draft.undo : words.draft.clear}</TextButton>
      )}
    </p>
  )
}
