import type { ReactNode } from 'react'
import styles from './Container.module.css'

/** Owns the width: the measure of the page between its edges. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>
}
