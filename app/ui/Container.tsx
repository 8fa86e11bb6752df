import type { ReactNode } from 'react'
import styles from './Container.module.css'

/** Sets the width of the content and its distance from the edges. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>
}
