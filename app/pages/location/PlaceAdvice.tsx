import type { Location, Place } from '../../../content/location.schema.ts'
import ui from '../../../content/ui.yaml'
import { AsOf } from '../../getting-there/AsOf.tsx'
import { fill } from '../../../lib/text.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './PlaceAdvice.module.css'

type Props = Place & { words: Location['nearby'] }

/** When to go, what to check first, the date of this advice, and the official site: folded, for those who go. */
export function PlaceAdvice({ words, name, whenToGo, checkFirst, asOf, officialSite }: Props) {
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
      {officialSite && (
        <ArrowLink to={officialSite} aria-label={fill(ui.aboutEntry, { action: words.officialSiteLabel, name })}>
          {words.officialSiteLabel}
        </ArrowLink>
      )}
    </details>
  )
}
