import type { ReactNode } from 'react'
import { Kicker } from '../ui/Kicker.tsx'
import { Lede } from '../ui/Lede.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Opening.module.css'

type Props = {
  /** 1 for the heading of a page. */
  level?: 1 | 2
  kicker: string
  heading: string
  lede?: string
  /** Shown under the lede. */
  children?: ReactNode
}

/**
 * Kicker, heading and lede under each other, beside a picture or a list. The page sets its column by `data-opening`.
 */
export function Opening({ level = 2, kicker, heading, lede, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.opening} data-opening>
      <Kicker hasMark={level === 1}>{kicker}</Kicker>
      <Heading>
        <Text>{heading}</Text>
      </Heading>
      {lede && <Lede>{lede}</Lede>}
      {children}
    </div>
  )
}
