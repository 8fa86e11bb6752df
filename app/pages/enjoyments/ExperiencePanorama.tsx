import type { Experience } from '../../../content/enjoyments.schema.ts'
import { Container } from '../../ui/Container.tsx'
import { Plate, Poster } from '../../ui/Poster.tsx'
import { ExperienceBookLink } from './ExperienceBookLink.tsx'
import { ExperienceFeatures } from './ExperienceFeatures.tsx'
import { ExperienceHighlights } from './ExperienceHighlights.tsx'
import { ExperienceOpener } from './ExperienceOpener.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './ExperiencePanorama.module.css'

/** A picture as wide as the page, with its caption band; below it the lists beside a smaller picture. */
export function ExperiencePanorama({ isFirst, ...experience }: Experience & { isFirst: boolean }) {
  const { id, name, description, picture, ink, secondPicture, secondInk } = experience
  return (
    <section id={id} aria-labelledby={`${id}-name`} className={styles.section}>
      <Container>
        <div className={styles.panorama}>
          <Poster
            picture={picture}
            ink={ink}
            ratio="2:1"
            sizes="(width >= 91.5rem) 80.5rem, (width >= 60rem) 83vw, 88vw"
            {...(isFirst && { loading: 'eager', fetchPriority: 'high' })}
          >
            <ExperienceOpener {...experience} />
            <Text as="p" className={styles.description}>
              {description}
            </Text>
          </Poster>
        </div>
        <div className={styles.under}>
          <div className={styles.lists}>
            <ExperienceFeatures features={experience.features} isNamed />
            <ExperienceHighlights highlights={experience.highlights} />
            <ExperienceBookLink id={id} name={name} />
          </div>
          {secondPicture && (
            <div className={styles.second}>
              <Plate
                picture={secondPicture}
                ink={secondInk}
                ratio="4:5"
                sizes="(width >= 91.5rem) 38rem, (width >= 60rem) 43vw, 64vw"
              />
            </div>
          )}
        </div>
      </Container>
    </section>
  )
}
