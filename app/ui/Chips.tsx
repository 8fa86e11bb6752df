import { Text } from './Text.tsx'
import styles from './Chips.module.css'

/** Short features in a row; not buttons, so nothing happens on hover. */
export function Chips({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  )
}
