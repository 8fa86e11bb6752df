import { Mark } from './Mark.tsx'
import { Text } from './Text.tsx'
import styles from './Kicker.module.css'

/** The line of small capitals that opens a section, led by the mark. */
export function Kicker({ children }: { children: string }) {
  return (
    <p className={styles.kicker} data-kicker>
      <Mark size="small" />
      <span key={children}>
        <Text>{children}</Text>
      </span>
    </p>
  )
}
