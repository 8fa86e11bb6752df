import type { ReactNode } from 'react'
import styles from './ui.module.css'

/** Sets the width of the content and its distance from the edges. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>
}

type SectionProps = {
  children: ReactNode
  id?: string
  /** `sunk` and `paper` alternate down a page. */
  ground?: 'paper' | 'sunk'
  labelledBy?: string
}

/** The width of the content, and the space above and below it, so that components need no outer margins. */
export function Section({ children, id, ground = 'paper', labelledBy }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${styles.section} ${styles[ground]}`}>
      <Container>{children}</Container>
    </section>
  )
}

export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="row" data-actions>
      {children}
    </div>
  )
}
