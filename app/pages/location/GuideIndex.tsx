import type { Place } from '../../../content/location.schema.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { driveTime } from './drive-time.ts'
import styles from './GuideIndex.module.css'

/** The numbered places with their drive times; on phones this is the legend of the map above. */
export function GuideIndex({ label, places }: { label: string; places: readonly Place[] }) {
  return (
    <nav aria-label={label} className={styles.index}>
      <ol>
        {places.map(({ id, name, driveMinutes }, index) => (
          <li key={id} data-place={index + 1}>
            <SiteLink to={`#${id}`} className={styles.link}>
              <span>{index + 1}</span>
              <b>{name}</b>
              <small>{driveTime(driveMinutes)}</small>
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
