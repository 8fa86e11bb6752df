import type { ComponentPropsWithoutRef } from 'react'
import styles from './Checkbox.module.css'

/** A box to tick, and its words, which are part of the target. */
export function Checkbox({ children, ...input }: ComponentPropsWithoutRef<'input'>) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  )
}
