import type { Experience } from '../../../content/enjoyments.schema.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ExperienceOpener.module.css'

/** Icon and name of an experience. The id of the heading is that of the section and `-name`. */
export function ExperienceOpener({ id, name, icon }: Experience) {
  return (
    <>
      <p className={styles.icon}>
        <Icon name={icon} />
      </p>
      <h2 id={`${id}-name`}>{name}</h2>
    </>
  )
}
