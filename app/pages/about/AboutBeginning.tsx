import type { About } from '../../../content/about.schema.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './AboutBeginning.module.css'

/** How it began, aligned with the picture above (A1). */
export function AboutBeginning({ heading, paragraphs }: About['story']) {
  return (
    <Section>
      <div className={styles.columns}>
        <Text as="h2">{heading}</Text>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <Text as="p" key={paragraph}>
              {paragraph}
            </Text>
          ))}
        </div>
      </div>
    </Section>
  )
}
