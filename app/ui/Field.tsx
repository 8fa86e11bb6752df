import type { ReactNode } from 'react'
import { controlOf, FieldNotes, type Control } from './FieldNotes.tsx'
import styles from './Field.module.css'

type Props = {
  /** The id of the control; the ids of hint and error are made from it. */
  id: string
  label: string
  /** The word for "optional" after the label; required fields have no mark. */
  optional?: string | undefined
  hint?: string | undefined
  /** Says what is wrong and how to correct it. */
  error?: string | undefined
  /** The control has several tab stops, such as day, month and year of a date: they need a group with a name. */
  hasParts?: boolean
  children: (control: Control) => ReactNode
}

/** A label, a control, its hint and its error. */
export function Field({ id, label, optional, hint, error, hasParts = false, children }: Props) {
  const control = controlOf(id, hint, error)
  const labelId = `${id}-label`
  // Hint and error are in the name of the group, because Orca does not announce the description of a group.
  const group = hasParts && {
    role: 'group',
    'aria-labelledby': [labelId, control['aria-describedby']].filter(Boolean).join(' '),
  }
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
