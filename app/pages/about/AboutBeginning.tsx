import type { About } from '../../../content/about.schema.ts'
import { Container } from '../../ui/Container.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './AboutBeginning.module.css'

/** How it began, on the axis of the plate above (A1). */
export function AboutBeginning({ heading, paragraphs }: About['story']) {
  return (
    <Section>
      <Container>
        <div className={styles.columns}>
          <h2>{heading}</h2>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  )
}
