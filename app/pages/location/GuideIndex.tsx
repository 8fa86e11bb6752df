import type { Place } from '../../../content/location.schema.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { AddToDays } from '../../your-days/AddToDays.tsx'
import { DaysLink } from '../../your-days/DaysLink.tsx'
import { ByRoad } from './ByRoad.tsx'
import { driveTime } from './drive-time.ts'
import styles from './GuideIndex.module.css'

type Props = {
  label: string
  places: readonly Place[]
  /** The ids of the places that are marked. */
  marked: readonly (string | undefined)[]
}

/** The numbered places with their drive times; on phones this is the legend of the map above. */
export function GuideIndex({ label, places, marked }: Props) {
  return (
    <nav aria-label={label} className={styles.index}>
      <ol>
        {places.map((place, index) => (
          <li key={place.id} data-place={place.id} data-marked={marked.includes(place.id) || undefined}>
            <SiteLink to={`#${place.id}`} className={styles.link}>
              <span>{index + 1}</span>
              <b>{place.name}</b>
              <small>{driveTime(place.driveMinutes)}</small>
            </SiteLink>
            <AddToDays id={place.id} name={place.name} look="icon" />
            <ByRoad place={place} />
          </li>
        ))}
        <li>
          <DaysLink className={styles.link} isHere />
        </li>
      </ol>
    </nav>
  )
}
