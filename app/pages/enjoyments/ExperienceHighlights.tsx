import type { Experience } from '../../../content/enjoyments.schema.ts'
import ui from '../../../content/ui.yaml'
import { Text } from '../../ui/Text.tsx'
import styles from './ExperienceList.module.css'

/** The highlights as ruled lines under a label. */
export function ExperienceHighlights({ highlights }: Pick<Experience, 'highlights'>) {
  return (
    <div className={`${styles.list} ${styles.highlights}`} data-highlights>
      <h3>{ui.highlights}</h3>
      <ul>
        {highlights.map((highlight) => (
          <Text as="li" key={highlight}>
            {highlight}
          </Text>
        ))}
      </ul>
    </div>
  )
}
