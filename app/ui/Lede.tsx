import { Text } from './Text.tsx'
import styles from './Lede.module.css'

/** The sentence or two under a heading, in larger letters. */
export const Lede = ({ children }: { children: string }) => (
  <Text as="p" className={styles.lede}>
    {children}
  </Text>
)
