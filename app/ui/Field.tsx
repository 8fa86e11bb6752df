import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Text } from './Text.tsx'
import styles from './ui.module.css'

/** Attributes that connect a control with its hint and error; spread onto the control. */
type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type Props = {
  /** The id of the control; the ids of hint and error are made from it. */
  id: string
  label: string
  /** The word for "optional" after the label; required fields have no mark. */
  optional?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  /** The control has several tab stops, such as day, month and year of a date: they need a group with a name. */
  hasParts?: boolean
  children: (control: Control) => ReactNode
}

export function Field({ id, label, optional, hint, error, hasParts = false, children }: Props) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const labelId = `${id}-label`
  // Hint and error are in the name of the group, because Orca does not announce the description of a group.
  const group = hasParts && { role: 'group', 'aria-labelledby': `${labelId} ${notes}`.trim() }
  return (
    <div className={styles.field} {...group} data-field>
      <label id={labelId} htmlFor={id}>
        <span>{label}</span>
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export const FieldNotes = ({ id, hint, error }: Pick<Props, 'id' | 'hint' | 'error'>) => (
  <>
    {hint && (
      <Text as="p" className="fine" id={`${id}-hint`}>
        {hint}
      </Text>
    )}
    {error && (
      <p className={styles.error} id={`${id}-error`}>
        <Icon name="circle-alert" />
        <span>{error}</span>
      </p>
    )}
  </>
)
