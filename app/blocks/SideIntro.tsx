import type { ReactNode } from 'react'
import { Kicker } from '../ui/Kicker.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './SideIntro.module.css'

type Props = {
  kicker: string
  heading: string
  id?: string
  /** `small` for headings of secondary sections, such as questions and answers. */
  size?: 'regular' | 'small'
  children?: ReactNode
}

/** The beginning of a section in a column at the side: rule, kicker and heading. */
export function SideIntro({ kicker, heading, id, size = 'regular', children }: Props) {
  return (
    <header className={`${styles.intro} ${styles[size]}`}>
      <Kicker>{kicker}</Kicker>
      <Text as="h2" id={id}>
        {heading}
      </Text>
      {children}
    </header>
  )
}
