import type { Experience } from '../../../content/enjoyments.schema.ts'
import ui from '../../../content/ui.yaml'
import { IconList } from '../../ui/IconList.tsx'
import styles from './ExperienceList.module.css'

type Props = Pick<Experience, 'features'> & {
  /** Where features and highlights stand side by side both are named; elsewhere the icons say it. */
  isNamed?: boolean
}

/** What there is: an icon beside each. */
export function ExperienceFeatures({ features, isNamed = false }: Props) {
  return (
    <div className={`${styles.list} ${styles.features}`} data-features>
      <h3 className={isNamed ? undefined : 'visually-hidden'}>{ui.features}</h3>
      <IconList items={features} />
    </div>
  )
}
