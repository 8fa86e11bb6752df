import { message } from '../../../content/planner.yaml'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import { holdsDays } from './message/message.ts'
import { useDaysLines } from './use-days-lines.ts'
import styles from './AskedAbout.module.css'

/** Says that the days which the guest has planned are a part of the message. */
export function DaysAlong({ form }: { form: EnquiryForm }) {
  const [, ...days] = useDaysLines(form.draft)
  return (
    days.length > 0 &&
    holdsDays(form.draft.subject) && (
      <div className={styles.about} data-days-along>
        <p>
          <b>{message.along}</b>
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
      </div>
    )
  )
}
