import type { Location, Place } from '../../../content/location.schema.ts'
import ui from '../../../content/ui.yaml'
import { AsOf } from '../../getting-there/AsOf.tsx'
import { appleDirections, geoLink } from '../../../lib/paths.ts'
import { fill } from '../../../lib/text.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './PlaceAdvice.module.css'

type Props = Place & {
  words: Location['nearby']
  /** The address as text, for directions. */
  destination: string
}

/** When to go, what to check first, the date of this advice, and further links: folded, for those who go. */
export function PlaceAdvice({ words, destination, ...place }: Props) {
  const { name, whenToGo, checkFirst, asOf, officialSite, coordinates } = place
  const named = (action: string) => fill(ui.aboutEntry, { action, name })
  return (
    <details className={styles.advice}>
      <summary>
        {words.beforeYouGo}
        <Icon name="chevron-down" />
      </summary>
      <dl>
        <div>
          <dt>{words.whenToGo}</dt>
          <dd>
            <Text>{whenToGo}</Text>
          </dd>
        </div>
        <div>
          <dt>{words.checkFirst}</dt>
          <dd>
            <Text>{checkFirst}</Text> {asOf && <AsOf month={asOf} />}
          </dd>
        </div>
      </dl>
      <ul className={styles.links}>
        {officialSite && (
          <li>
            <ArrowLink to={officialSite} aria-label={named(words.officialSiteLabel)}>
              {words.officialSiteLabel}
            </ArrowLink>
          </li>
        )}
        <li>
          <ArrowLink to={appleDirections(destination)} aria-label={named(ui.appleMaps)}>
            {ui.appleMaps}
          </ArrowLink>
        </li>
        <li className={styles.mapApp}>
          <ArrowLink to={geoLink(coordinates, name)} aria-label={named(words.mapAppLabel)}>
            {words.mapAppLabel}
          </ArrowLink>
        </li>
      </ul>
    </details>
  )
}
