import type { About } from '../../../content/about.schema.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './AboutBeginning.module.css'

/** How it began, aligned with the picture above (A1). */
export function AboutBeginning({ heading, paragraphs }: About['story']) {
  return (
    <Section>
      <div className={styles.columns}>
        <h2>
          <Text>{heading}</Text>
        </h2>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Text>{paragraph}</Text>
            </p>
          ))}
        </div>
      </div>
    </Section>
  )
}
