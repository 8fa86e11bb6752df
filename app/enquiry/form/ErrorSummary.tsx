import { useEffect, useRef } from 'react'
import words from '../../../content/enquiry.yaml'
import { count } from '../../lib/text.ts'
import { fieldKey } from '../draft/problem.ts'
import type { EnquiryForm } from './enquiry-form.ts'
import styles from './ErrorSummary.module.css'

/** What the last attempt found wrong, above the form. It takes the focus with every attempt (GOV.UK's pattern). */
export function ErrorSummary({ form }: { form: EnquiryForm }) {
  return form.summary.length > 0 && <Summary key={form.attempts} form={form} />
}

function Summary({ form: { summary, idOf } }: { form: EnquiryForm }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const headingId = idOf('errors')

  /** Not by the fragment: that would be a step in the history, and Back closes the dialog. */
  function goTo(key: string) {
    const control = document.getElementById(idOf(key))
    control?.closest('[data-field]')?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }

  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-labelledby={headingId} data-errors>
      <p id={headingId}>{count(summary.length, words.errorSummary)}</p>
      <ul>
        {summary.map((problem) => {
          const key = fieldKey(problem)
          return (
            <li key={key}>
              <a
                href={`#${idOf(key)}`}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(key)
                }}
              >
                {problem.message}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
