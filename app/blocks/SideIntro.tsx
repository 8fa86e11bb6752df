import type { ReactNode } from 'react'
import { Kicker } from '../ui/Kicker.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './SideIntro.module.css'

type Props = {
  kicker: string
  heading: string
  id?: string
  /** A quieter heading, for what answers rather than tells. */
  size?: 'regular' | 'small'
  children?: ReactNode
}

/** Opens a section from the side: Oxford rule, kicker and heading in a column of their own. */
export function SideIntro({ kicker, heading, id, size = 'regular', children }: Props) {
  return (
    <header className={`${styles.intro} ${styles[size]}`}>
      <Kicker>{kicker}</Kicker>
      <h2 id={id}>
        <Text>{heading}</Text>
      </h2>
      {children}
    </header>
  )
}
