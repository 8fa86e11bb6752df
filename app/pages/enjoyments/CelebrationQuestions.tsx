import type { Celebrations } from '../../../content/enjoyments.schema.ts'
import { BookLink } from '../../site/BookLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './CelebrationQuestions.module.css'

type Props = Pick<Celebrations, 'questions' | 'askLabel'> & { heading: string }

/** What hosts ask first, each with its answer where there is one. */
export function CelebrationQuestions({ heading, questions, askLabel }: Props) {
  return (
    <div className={styles.questions}>
      <h3>{heading}</h3>
      <dl>
        {questions.map(({ id, label, question, answer }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{answer ? <Text>{answer.text}</Text> : <q>{question}</q>}</dd>
          </div>
        ))}
      </dl>
      <BookLink preset={{ subject: 'special-arrangements' }}>
        {askLabel}
        <Icon name="arrow-right" />
      </BookLink>
    </div>
  )
}
