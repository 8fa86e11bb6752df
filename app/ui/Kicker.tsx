import { Text } from './Text.tsx'
import styles from './ui.module.css'

/** The small capitals above a heading, where they say more than it. */
export const Kicker = ({ children }: { children: string }) => (
  <Text as="p" className={`label ${styles.kicker}`} data-kicker>
    {children}
  </Text>
)

/** The sentence or two under a heading, in larger letters; those of an entry among others, on phones in usual ones. */
export const Lede = ({ children, isOfEntry = false }: { children: string; isOfEntry?: boolean }) => (
  <Text as="p" className={isOfEntry ? `${styles.lede} ${styles.ofEntry}` : styles.lede}>
    {children}
  </Text>
)
