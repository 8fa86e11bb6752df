import type { ReactNode } from 'react'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './KeyRack.module.css'

type Key = {
  id: string
  icon: IconName
  label: string
  question: string
  /** A sentence; null while the question is open. */
  answer: string | null
}

type Props<Each extends Key> = {
  terms: readonly Each[]
  /** Lies over the tag of an open question: a toggle with `aria-pressed`. */
  action: (term: Each) => ReactNode
}

/**
 * Facts and open questions as keys on a rack: a gold tag hangs a fact, cardboard a question, the primary ink a question
 * that has been added to the message. The tag of a question is its toggle.
 */
export function KeyRack<Each extends Key>({ terms, action }: Props<Each>) {
  return (
    <div className={styles.rack}>
      <ul>
        {terms.map((term) => (
          <li key={term.id} className={`${styles.term} ${term.answer === null ? styles.open : styles.settled}`}>
            <div className={styles.hung}>
              <p className={styles.tag}>
                <Icon name={term.icon} />
                {term.label}
              </p>
              {term.answer === null && action(term)}
            </div>
            {term.answer === null ? (
              <p className={styles.question}>
                <q>{term.question}</q>
              </p>
            ) : (
              <p className={styles.answer}>
                <Text>{term.answer}</Text>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
