import type { ReactNode } from 'react'
import { Kicker, Lede, Text } from '../ui/Text.tsx'
import styles from './Intro.module.css'

type Props = {
  /** 1 for the heading of a page. */
  level?: 1 | 2
  kicker?: string
  heading: string
  id?: string
  lede?: string
  /** `section`: across the page, with the lede on the baseline of the heading; `side`: in a column at the side. */
  place?: 'section' | 'side'
  children?: ReactNode
}

const rules = { section: `double-rule columns ${styles.section}`, side: 'double-rule' }

/** The beginning of a page or section: perhaps a kicker, heading and lede. `[data-opening]` is one without a rule above it. */
export function Intro({ level = 2, kicker, heading, id, lede, place, children }: Props) {
  return (
    <header className={`stack ${place ? rules[place] : ''}`} data-opening={place ? undefined : ''}>
      {kicker && <Kicker>{kicker}</Kicker>}
      <Text as={`h${level}`} id={id}>
        {heading}
      </Text>
      {lede && <Lede>{lede}</Lede>}
      {children}
    </header>
  )
}
