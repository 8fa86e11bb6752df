import { Text } from './Text.tsx'
import styles from './Lede.module.css'

/** The sentence or two under a heading, in larger letters. */
export const Lede = ({ children }: { children: string }) => (
  <p className={styles.lede}>
    <Text>{children}</Text>
  </p>
)
