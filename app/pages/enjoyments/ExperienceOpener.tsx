import type { Experience } from '../../../content/enjoyments.schema.ts'
import ui from '../../../content/ui.yaml'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ExperienceOpener.module.css'

/** An experience with its number on the page, from 1. */
export type NumberedExperience = Experience & { number: number }

const [before, after] = ui.number.split('{number}')

/** Icon, number and name of an experience. The id of the heading is that of the section and `-name`. */
export function ExperienceOpener({ id, name, icon, number }: NumberedExperience) {
  return (
    <>
      <p className={styles.number}>
        <Icon name={icon} />
        <span>
          {before}
          <b>{number}</b>
          {after}
        </span>
      </p>
      <h2 id={`${id}-name`}>{name}</h2>
    </>
  )
}
