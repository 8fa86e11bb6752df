import { useEffect, useRef } from 'react'
import words from '../../../content/enquiry.yaml'
import { count } from '../../../lib/text.ts'
import { fieldKey } from '../draft/problem.ts'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import styles from './ErrorSummary.module.css'

/** The errors of the last attempt, above the form. Each failed attempt moves the focus here (GOV.UK's pattern). */
export function ErrorSummary({ form }: { form: EnquiryForm }) {
  return form.summary.length > 0 && <Summary key={form.attempts} form={form} />
}

function Summary({ form: { summary, idOf } }: { form: EnquiryForm }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const headingId = idOf('errors')

  /** Does not follow the fragment: it would add a history entry, but Back must close the dialog. */
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
