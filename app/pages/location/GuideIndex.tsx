import type { Place } from '../../../content/location.schema.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { AddToDays } from '../../plan/AddToDays.tsx'
import { DaysLink } from '../../plan/DaysLink.tsx'
import { driveTime } from '../../resort/place-minutes.ts'
import styles from './GuideIndex.module.css'

type Props = {
  label: string
  places: readonly Place[]
  /** The ids of the places that are marked. */
  marked: readonly (string | undefined)[]
}

/** The legend of the map: number, name and minutes of each place. */
export function GuideIndex({ label, places, marked }: Props) {
  return (
    <nav aria-label={label} className={styles.index}>
      <ol>
        {places.map((place, index) => (
          <li key={place.id} data-place={place.id} data-marked={marked.includes(place.id) || undefined}>
            <SiteLink to={`#${place.id}`} className={styles.link}>
              <span>{index + 1}</span>
              <b>{place.name}</b>
              <small>{driveTime(place)}</small>
            </SiteLink>
            <AddToDays id={place.id} name={place.name} look="icon" />
          </li>
        ))}
        <li>
          <DaysLink className={styles.link} isHere />
        </li>
      </ol>
    </nav>
  )
}
