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
  children: (control: Control) => ReactNode
}

/** A label, a control, and the sentences that belong to it. */
export function Field({ id, label, optional, hint, error, children }: Props) {
  return (
    <div className={styles.field} data-field>
      <label htmlFor={id}>
        <span>{label}</span>
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {children(controlOf(id, hint, error))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
