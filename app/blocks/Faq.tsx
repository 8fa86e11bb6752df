import type { Question } from '../../content/faq.schema.ts'
import { Container } from '../ui/Container.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import { SideIntro } from './SideIntro.tsx'
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
 * Questions and answers in disclosures. They open when the browser finds text in them, and for their fragment
 * (`useRouteChange`).
 */
export function Faq({ kicker, heading, questions, ground }: Props) {
  return (
    <Section ground={ground} labelledBy="questions">
      <Container>
        <div className={styles.columns}>
          <div className={styles.head}>
            <SideIntro id="questions" kicker={kicker} heading={heading} size="small" />
          </div>
          <div>
            {questions.map(({ id, question, answer }) => (
              <details key={id} id={id} className={styles.item}>
                <summary>
                  <h3>
                    <Text>{question}</Text>
                  </h3>
                  <Icon name="chevron-down" />
                </summary>
                <p>
                  <Text>{answer}</Text>
                </p>
              </details>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  )
}
