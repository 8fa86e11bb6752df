import { Mark } from './Mark.tsx'
import { Text } from './Text.tsx'
import styles from './Kicker.module.css'

/** The small capitals above the heading of a section, with the mark before them. */
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
