import type { ReactNode } from 'react'
import styles from './Stack.module.css'

type Props = { children: ReactNode; gap?: 'small' | 'regular' | 'large' }

/** Sets the gaps between elements below one another. */
export function Stack({ children, gap = 'regular' }: Props) {
  return <div className={`${styles.stack} ${styles[gap]}`}>{children}</div>
}

/** Buttons and links side by side, wrapping on narrow screens. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-actions>
      {children}
    </div>
  )
}
