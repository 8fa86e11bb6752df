import type { Location, Place } from '../../../content/location.schema.ts'
import ui from '../../../content/ui.yaml'
import { CheckedOn } from '../../getting-there/CheckedOn.tsx'
import { appleDirections, geoLink } from '../../lib/paths.ts'
import { fill } from '../../lib/text.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import styles from './PlaceAdvice.module.css'

type Props = Place & {
  words: Location['nearby']
  /** The place as text, for directions. */
  destination: string
}

/** When to go, what to find out first and since when we know it, and further links. */
export function PlaceAdvice({ words, destination, ...place }: Props) {
  const { name, whenToGo, checkFirst, checkedOn, officialSite, coordinates } = place
  const aboutPlace = <span className="visually-hidden">{fill(ui.aboutEntry, { action: '', name })}</span>
  return (
    <div className={styles.advice}>
      <dl>
        <div>
          <dt>{words.whenToGo}</dt>
          <dd>{whenToGo}</dd>
        </div>
        <div>
          <dt>{words.checkFirst}</dt>
          <dd>
            {checkFirst} <CheckedOn words={words.checkedOn} date={checkedOn} />
          </dd>
        </div>
      </dl>
      <ul className={styles.links}>
        {officialSite && (
          <li>
            <ArrowLink to={officialSite}>
              {words.officialSiteLabel}
              {aboutPlace}
            </ArrowLink>
          </li>
        )}
        <li>
          <ArrowLink to={appleDirections(destination)}>
            {ui.appleMaps}
            {aboutPlace}
          </ArrowLink>
        </li>
        <li className={styles.mapApp}>
          <ArrowLink to={geoLink(coordinates, name)}>
            {words.mapAppLabel}
            {aboutPlace}
          </ArrowLink>
        </li>
      </ul>
    </div>
  )
}
