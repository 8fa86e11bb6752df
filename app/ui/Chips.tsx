import { Text } from './Text.tsx'
import styles from './Chips.module.css'

/** Short features in a row. They are not buttons, so they have no hover style. */
export function Chips({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {items.map((item) => (
        <Text as="li" key={item}>
          {item}
        </Text>
      ))}
    </ul>
  )
}
