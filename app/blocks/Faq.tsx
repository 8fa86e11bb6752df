import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Container } from '../ui/Container.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import { SideIntro } from './SideIntro.tsx'
import styles from './Faq.module.css'

type Props = {
  kicker: string
  heading: string
  /** `id` is the fragment of the question: a link to it finds the answer open. */
  questions: readonly { id: string; question: string; answer: string }[]
  ground?: 'paper' | 'sunk'
}

/**
 * Questions and answers. Browsers open a disclosure by themselves when the page is searched for words of
 * its answer, but not when its own fragment is followed: its head is no part of what is closed.
 */
export function Faq({ kicker, heading, questions, ground }: Props) {
  const { hash } = useLocation()
  useEffect(() => {
    const target = hash.length > 1 && document.getElementById(hash.slice(1))
    if (target instanceof HTMLDetailsElement) target.open = true
  }, [hash])

  return (
    <Section ground={ground} labelledBy="questions">
      <Container>
        <div className={styles.columns}>
          <div className={styles.head}>
            <SideIntro id="questions" kicker={kicker} heading={heading} size="small" />
          </div>
          <div className={styles.list}>
            {questions.map(({ id, question, answer }) => (
              <details key={id} id={id} className={styles.item}>
                <summary>
                  <h3>{question}</h3>
                  <Icon name="chevron-down" />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  )
}
