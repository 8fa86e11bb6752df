import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

/** What ties a control to its label, its hint and its error; spread onto the control. */
export type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

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
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {children(controlOf(id, hint, error))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function controlOf(id: string, hint: string | undefined, error: string | undefined): Control {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined }
}

/** The sentences below a control or below a group of them. */
export function FieldNotes({ id, hint, error }: Pick<Props, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </>
  )
}
