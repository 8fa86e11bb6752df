import type { Experience } from '../../../content/enjoyments.schema.ts'
import columns from '../../ui/Columns.module.css'
import { Plate } from '../../ui/Poster.tsx'
import { Section } from '../../ui/Section.tsx'
import { ExperienceBookLink } from './ExperienceBookLink.tsx'
import { ExperienceFeatures } from './ExperienceFeatures.tsx'
import { ExperienceHighlights } from './ExperienceHighlights.tsx'
import { ExperienceOpener } from './ExperienceOpener.tsx'
import { Lede } from '../../ui/Lede.tsx'
import styles from './ExperienceLedger.module.css'

/** A tall picture at the left, and a table of two columns beside it. */
export function ExperienceLedger(experience: Experience) {
  const { id, name, description, picture, ink } = experience
  return (
    <Section id={id} labelledBy={`${id}-name`} ground="sunk">
      <div className={`${columns.columns} ${styles.columns}`}>
        <div className={styles.plate}>
          <Plate
            picture={picture}
            ink={ink}
            ratio="4:5"
            sizes="(width >= 91.5rem) 51rem, (width >= 60rem) 56vw, 88vw"
          />
        </div>
        <div className={styles.words}>
          <ExperienceOpener {...experience} />
          <Lede>{description}</Lede>
          <div className={styles.ledger}>
            <ExperienceFeatures features={experience.features} isNamed />
            <ExperienceHighlights highlights={experience.highlights} />
          </div>
          <ExperienceBookLink id={id} name={name} />
        </div>
      </div>
    </Section>
  )
}
