import type { Experience } from '../../../content/enjoyments.schema.ts'
import { Poster } from '../../ui/Poster.tsx'
import { Section } from '../../ui/Section.tsx'
import { ExperienceBookLink } from './ExperienceBookLink.tsx'
import { ExperienceFeatures } from './ExperienceFeatures.tsx'
import { ExperienceHighlights } from './ExperienceHighlights.tsx'
import { ExperienceOpener } from './ExperienceOpener.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './ExperienceSheet.module.css'

/** One poster: the picture at the left, all text on its caption band. */
export function ExperienceSheet(experience: Experience) {
  const { id, name, description, picture, ink } = experience
  return (
    <Section id={id} labelledBy={`${id}-name`}>
      <div className={styles.sheet}>
        <Poster picture={picture} ink={ink} ratio="16:10" sizes="(width >= 91.5rem) 52rem, (width >= 84rem) 57vw, 88vw">
          <ExperienceOpener {...experience} />
          <Text as="p">{description}</Text>
          <ExperienceFeatures features={experience.features} />
          <ExperienceHighlights highlights={experience.highlights} />
          <ExperienceBookLink id={id} name={name} variant="onBand" />
        </Poster>
      </div>
    </Section>
  )
}
