import type { ReactNode } from 'react'
import { controlOf, FieldNotes, type Control } from './FieldNotes.tsx'
import styles from './Field.module.css'

type Props = {
  /** Of the control; hint and error get ids of their own from it. */
  id: string
  label: string
  /** Said beside the label of a field that may stay empty; what is required is not starred. */
  optional?: string | undefined
  hint?: string | undefined
  /** What is wrong, and how to mend it. */
  error?: string | undefined
  /** The browser makes several stops of it, such as a date's month, day and year: a group that tells whose they are. */
  hasParts?: boolean
  children: (control: Control) => ReactNode
}

/** A label, a control, and the sentences that belong to it. */
export function Field({ id, label, optional, hint, error, hasParts = false, children }: Props) {
  const control = controlOf(id, hint, error)
  const labelId = `${id}-label`
  // Its notes are in its name: Orca does not say what describes a group.
  const group = hasParts && { role: 'group', 'aria-labelledby': [labelId, control['aria-describedby']].join(' ') }
  return (
    <div className={styles.field} {...group} data-field>
      <label id={labelId} htmlFor={id}>
        <span>{label}</span>
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {children(control)}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
