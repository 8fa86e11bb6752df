import { Mark } from './Icon.tsx'
import { Text } from './Text.tsx'
import styles from './ui.module.css'

/** The small capitals above a heading. The mark stands before those of a page's head. */
export function Kicker({ children, hasMark = false }: { children: string; hasMark?: boolean }) {
  return (
    <p className={`label ${styles.kicker}`} data-kicker>
      {hasMark && <Mark size="small" />}
      <Text as="span" key={children}>
        {children}
      </Text>
    </p>
  )
}

/** The sentence or two under a heading, in larger letters; those of an entry among others, on phones in usual ones. */
export const Lede = ({ children, isOfEntry = false }: { children: string; isOfEntry?: boolean }) => (
  <Text as="p" className={isOfEntry ? `${styles.lede} ${styles.ofEntry}` : styles.lede}>
    {children}
  </Text>
)
