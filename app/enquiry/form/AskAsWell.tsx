import words from '../../../content/enquiry.yaml'
import { lowerFirst } from '../../lib/text.ts'
import { openQuestions } from '../../resort/terms.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toggled } from '../draft/draft-store.ts'
import { Checkbox } from './Checkbox.tsx'
import type { EnquiryForm } from './enquiry-form.ts'
import styles from './AskAsWell.module.css'

/** The open questions, folded away as one line that says how many go along with the message, and which (B2). */
export function AskAsWell({ form }: { form: EnquiryForm }) {
  const { questions } = form.draft
  const asked = openQuestions.filter(({ id }) => questions.includes(id))
  if (openQuestions.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>
        <span>
          {words.fields.questions.label} {asked.length > 0 && <b>({asked.length})</b>}
        </span>
        <small>{asked.map(({ label }) => lowerFirst(label)).join(', ')}</small>
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {openQuestions.map(({ id, question }) => (
          <li key={id}>
            <Checkbox
              name={form.idOf('question')}
              value={id}
              checked={questions.includes(id)}
              onChange={() => form.change({ questions: toggled(questions, id) })}
            >
              <q>{question}</q>
            </Checkbox>
          </li>
        ))}
      </ul>
    </details>
  )
}
