import type { ReactNode } from 'react'
import { Container } from './Container.tsx'
import styles from './Section.module.css'

type Props = {
  children: ReactNode
  id?: string
  /** `sunk` and `paper` alternate down a page. */
  ground?: 'paper' | 'sunk'
  /** Id of the heading that names the section. */
  labelledBy?: string
}

/** The width of the content, and the space above and below it, so that components need no outer margins. */
export function Section({ children, id, ground = 'paper', labelledBy }: Props) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${styles.section} ${styles[ground]}`}>
      <Container>{children}</Container>
    </section>
  )
}
