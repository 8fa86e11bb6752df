import type { Experience } from '../../../content/enjoyments.schema.ts'
import columns from '../../ui/Columns.module.css'
import { Plate } from '../../ui/Poster.tsx'
import { Section } from '../../ui/Section.tsx'
import { ExperienceBookLink } from './ExperienceBookLink.tsx'
import { ExperienceFeatures } from './ExperienceFeatures.tsx'
import { ExperienceHighlights } from './ExperienceHighlights.tsx'
import { ExperienceOpener } from './ExperienceOpener.tsx'
import { Lede } from '../../ui/Lede.tsx'
import styles from './ExperiencePlates.module.css'

/** Text beside two pictures, the smaller of which overlaps the gap between them. */
export function ExperiencePlates(experience: Experience) {
  const { id, name, description, picture, ink, secondPicture, secondInk } = experience
  return (
    <Section id={id} labelledBy={`${id}-name`} ground="sunk">
      <div className={`${columns.columns} ${styles.columns}`}>
        <div className={styles.words}>
          <ExperienceOpener {...experience} />
          <Lede>{description}</Lede>
          <ExperienceFeatures features={experience.features} />
          <ExperienceHighlights highlights={experience.highlights} />
          <ExperienceBookLink id={id} name={name} />
        </div>
        <div className={styles.plates}>
          <div className={styles.first}>
            <Plate
              picture={picture}
              ink={ink}
              ratio="4:3"
              sizes="(width >= 91.5rem) 43.5rem, (width >= 60rem) 48vw, 88vw"
            />
          </div>
          {secondPicture && (
            <div className={styles.second}>
              <Plate
                picture={secondPicture}
                ink={secondInk}
                ratio="1:1"
                sizes="(width >= 91.5rem) 31rem, (width >= 76rem) 35vw, (width >= 60rem) 28vw, 54vw"
              />
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}
