import { Icon } from './Icon.tsx'
import styles from './FieldNotes.module.css'

/** Attributes that connect a control with its hint and error; spread onto the control. */
export type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

export function controlOf(id: string, hint: string | undefined, error: string | undefined): Control {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined }
}

type Props = {
  /** Of the control. */
  id: string
  hint?: string | undefined
  /** What is wrong, and how to mend it. */
  error?: string | undefined
}

/** The sentences below a control or below a group of them. */
export function FieldNotes({ id, hint, error }: Props) {
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
          <span>{error}</span>
        </p>
      )}
    </>
  )
}
