import words from '../../../content/enquiry.yaml'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import styles from './Doors.module.css'

const doors = ['booking-request', 'special-arrangements', 'general-inquiry'] as const

/**
 * What the request is about, above its fields (B7). They look like tabs, and are radio buttons: what is chosen here
 * goes into the message, and a screen reader says so.
 */
export function Doors({ form }: { form: EnquiryForm }) {
  return (
    <fieldset className={styles.doors} data-stage={form.stage}>
      <legend className="visually-hidden">{words.doors.label}</legend>
      {doors.map((door) => (
        <label key={door}>
          <input
            type="radio"
            name={form.idOf('subject')}
            value={door}
            checked={form.draft.subject === door}
            onChange={() => form.change({ subject: door })}
          />
          <span>{words.doors[door]}</span>
        </label>
      ))}
    </fieldset>
  )
}
