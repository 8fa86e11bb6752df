import { accommodations as questions, heading, kicker } from '../../../content/faq.yaml'
import { Intro } from '../../blocks/Intro.tsx'
import { AskLink } from '../../shell/BookLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Layout.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Faq.module.css'

/** They open when the browser finds text in them, and for their fragment (`useRouteChange`). */
export function Faq() {
  return (
    <Section labelledBy="questions">
      <div className={`stack columns ${styles.columns}`}>
        <div className={`sticky ${styles.head}`}>
          <Intro place="side" id="questions" kicker={kicker} heading={heading} />
        </div>
        <div className={`ruled side-by-side ${styles.list}`}>
          {questions.map(({ id, question, answer, mayAsk }) => (
            <details key={id} id={id} className={styles.item}>
              <summary>
                <Text as="h3">{question}</Text>
                <Icon name="chevron-down" />
              </summary>
              <p>
                <Text>{answer}</Text> {mayAsk && <AskLink question={question} />}
              </p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
