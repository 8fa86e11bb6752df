import type { Question } from '../../content/faq.schema.ts'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Layout.tsx'
import { Intro } from './Intro.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Faq.module.css'

type Props = {
  kicker: string
  heading: string
  /** The `id` is the fragment of a question: following a link to it opens the answer. */
  questions: readonly Question[]
  ground?: 'paper' | 'sunk'
}

/**
 * Questions and answers: one or two as they are, more in disclosures. Those open when the browser finds text in them,
 * and for their fragment (`useRouteChange`).
 */
export function Faq({ kicker, heading, questions, ground }: Props) {
  const Entry = questions.length < 3 ? Plain : Disclosure
  return (
    <Section ground={ground} labelledBy="questions">
      <div className={`stack columns ${styles.columns}`}>
        <div className={styles.head}>
          <Intro place="side" id="questions" kicker={kicker} heading={heading} />
        </div>
        <div className={styles.list}>
          {questions.map((each) => (
            <Entry key={each.id} {...each} />
          ))}
        </div>
      </div>
    </Section>
  )
}

function Plain({ id, question, answer }: Question) {
  return (
    <div id={id} className={`${styles.item} ${styles.plain}`}>
      <Text as="h3">{question}</Text>
      <Text as="p">{answer}</Text>
    </div>
  )
}

function Disclosure({ id, question, answer }: Question) {
  return (
    <details id={id} className={styles.item}>
      <summary>
        <Text as="h3">{question}</Text>
        <Icon name="chevron-down" />
      </summary>
      <Text as="p">{answer}</Text>
    </details>
  )
}
