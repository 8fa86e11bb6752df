import type { Experience } from '../../../content/enjoyments.schema.ts'
import ui from '../../../content/ui.yaml'
import { IconList } from '../../ui/IconList.tsx'
import styles from './ExperienceList.module.css'

type Props = Pick<Experience, 'features'> & {
  /** True shows a label, where features and highlights are side by side. */
  isNamed?: boolean
}

/** The features, each with an icon. */
export function ExperienceFeatures({ features, isNamed = false }: Props) {
  return (
    <div className={`${styles.list} ${styles.features}`} data-features>
      <h3 className={isNamed ? undefined : 'visually-hidden'}>{ui.features}</h3>
      <IconList items={features} />
    </div>
  )
}
