import { Mark } from './Mark.tsx'
import { Text } from './Text.tsx'
import styles from './Kicker.module.css'

/** The small capitals above a heading. The mark stands before those of a page's head. */
export function Kicker({ children, hasMark = false }: { children: string; hasMark?: boolean }) {
  return (
    <p className={styles.kicker} data-kicker>
      {hasMark && <Mark size="small" />}
      <Text as="span" key={children}>
        {children}
      </Text>
    </p>
  )
}
