import { useState } from 'react'
import words from '../../../content/enquiry.yaml'
import { lowerFirst } from '../../../lib/text.ts'
import { allOpenQuestions, openCelebrationQuestions, openQuestions } from '../../resort/terms.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toggled } from '../draft/draft-store.ts'
import { Checkbox } from './Checkbox.tsx'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import styles from './AskAsWell.module.css'

const askedAnyway: readonly string[] = Object.values(words.occasionQuestions)
const ofOccasion = openCelebrationQuestions.filter(({ id }) => !askedAnyway.includes(id))

/**
 * The open questions of a stay or of an occasion, folded away as one line that says how many go along with the message,
 * and which (B2). Those of the other kind are among them if they were chosen elsewhere.
 */
export function AskAsWell({ form }: { form: EnquiryForm }) {
  const { questions } = form.draft
  // A box that is unticked here stays, so that it keeps the focus.
  const [touched, setTouched] = useState<readonly string[]>([])
  const own = form.draft.subject === 'special-arrangements' ? ofOccasion : openQuestions
  const others = allOpenQuestions.filter(
    (each) => !own.includes(each) && (questions.includes(each.id) || touched.includes(each.id)),
  )
  const offered = [...own, ...others]
  const asked = offered.filter(({ id }) => questions.includes(id))
  if (offered.length === 0) return null

  function toggle(id: string) {
    setTouched([...touched, id])
    form.change({ questions: toggled(questions, id) })
  }

  return (
    <details className={styles.more}>
      <summary>
        <span>
          {words.fields.questions.label} {asked.length > 0 && <b>{`(${asked.length})`}</b>}
        </span>
        <small>{asked.map(({ label }) => lowerFirst(label)).join(', ')}</small>
        <Icon name="chevron-down" />
      </summary>
      <fieldset aria-label={words.fields.questions.label}>
        <ul>
          {offered.map(({ id, question }) => (
            <li key={id}>
              <Checkbox
                name={form.idOf('question')}
                value={id}
                checked={questions.includes(id)}
                onChange={() => toggle(id)}
              >
                <q>{question}</q>
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  )
}
