import { asking } from '../../../content/terms.yaml'
import ui from '../../../content/ui.yaml'
import { fill } from '../../../lib/text.ts'
import { earlyButton } from '../../browser/early-press.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toggleQuestion, useEnquiry } from '../draft/draft-store.ts'
import { prefetchForm } from '../load-request.tsx'
import styles from './QuestionToggle.module.css'

/** Lies over the tag of a question: adds it to the message, or takes it out. */
export function QuestionToggle({ id, label }: { id: string; label: string }) {
  return (
    <button
      type="button"
      className={`${styles.toggle} needs-scripting`}
      aria-pressed={useEnquiry().details.questions.includes(id)}
      aria-label={fill(ui.aboutEntry, { action: asking.add, name: label })}
      {...earlyButton(() => {
        toggleQuestion(id)
        prefetchForm()
      })}
    >
      <Icon name="plus" />
      <Icon name="check" />
    </button>
  )
}
