import type { ComponentType } from 'react'
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
  /** The link of an answer that depends on the guest. */
  Ask: ComponentType<{ question: string }>
  ground?: 'paper' | 'sunk'
}

/**
 * Questions and answers: one or two as they are, more in disclosures. Those open when the browser finds text in them,
 * and for their fragment (`useRouteChange`).
 */
export function Faq({ kicker, heading, questions, Ask, ground }: Props) {
  const Entry = questions.length < 3 ? Plain : Disclosure
  return (
    <Section ground={ground} labelledBy="questions">
      <div className={`stack columns ${styles.columns}`}>
        <div className={styles.head}>
          <Intro place="side" id="questions" kicker={kicker} heading={heading} />
        </div>
        <div className={`ruled ${styles.list}`}>
          {questions.map((each) => (
            <Entry key={each.id} {...each} Ask={Ask} />
          ))}
        </div>
      </div>
    </Section>
  )
}

type Entry = Question & Pick<Props, 'Ask'>

function Plain(entry: Entry) {
  return (
    <div id={entry.id} className={`${styles.item} ${styles.plain}`}>
      <Text as="h3">{entry.question}</Text>
      <Answer {...entry} />
    </div>
  )
}

function Disclosure(entry: Entry) {
  return (
    <details id={entry.id} className={styles.item}>
      <summary>
        <Text as="h3">{entry.question}</Text>
        <Icon name="chevron-down" />
      </summary>
      <Answer {...entry} />
    </details>
  )
}

function Answer({ question, answer, mayAsk, Ask }: Entry) {
  return (
    <p>
      <Text>{answer}</Text> {mayAsk && <Ask question={question} />}
    </p>
  )
}
