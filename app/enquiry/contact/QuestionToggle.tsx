import { asking } from '../../../content/terms.yaml'
import ui from '../../../content/ui.yaml'
import { fill } from '../../../lib/text.ts'
import { earlyButton } from '../../browser/early-press.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toggleQuestion, useEnquiry } from '../draft/draft-store.ts'
import { prefetchForm } from '../load-request.tsx'
import styles from './QuestionToggle.module.css'

/** Adds a question to the message, or takes it out. */
export function QuestionToggle({ id, label }: { id: string; label: string }) {
  const isAdded = useEnquiry().details.questions.includes(id)
  return (
    <button
      type="button"
      className={`${styles.toggle} needs-scripting`}
      aria-pressed={isAdded}
      aria-label={fill(ui.aboutEntry, { action: isAdded ? asking.added : asking.add, name: label })}
      {...earlyButton(() => {
        toggleQuestion(id)
        prefetchForm()
      })}
    >
      <span>
        <Icon name="plus" />
        {asking.add}
      </span>
      <span>
        <Icon name="check" />
        {asking.added}
      </span>
    </button>
  )
}
