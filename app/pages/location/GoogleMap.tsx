import { useRef } from 'react'
import type { Location } from '../../../content/location.schema.ts'
import { googleMap } from '../../../lib/paths.ts'
import { useNear } from '../../browser/use-near.ts'
import { directionsPoint } from '../../resort/links.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { GoogleMapFrame } from './GoogleMapFrame.tsx'
import styles from './GoogleMap.module.css'

type Props = Pick<Location['map'], 'liveMapLabel' | 'liveMapNote' | 'liveMapTitle' | 'liveMapLink'>

/** Google's map in a disclosure, fetched when the guest opens it; without scripting only a plain link (L2). */
export function GoogleMap({ liveMapLabel, liveMapNote, liveMapTitle, liveMapLink }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  // The content of a closed disclosure never intersects the viewport.
  const isAskedFor = useNear(frame)
  return (
    <div className={styles.map}>
      <details className={`${styles.disclosure} needs-scripting`}>
        <summary>
          <Icon name="map" />
          {liveMapLabel}
          <Icon name="chevron-down" />
        </summary>
        <div ref={frame}>
          <GoogleMapFrame title={liveMapTitle} isAskedFor={isAskedFor} />
        </div>
      </details>
      <div className={styles.beside}>
        <p className="needs-scripting">{liveMapNote}</p>
        <ArrowLink to={googleMap(directionsPoint)}>{liveMapLink}</ArrowLink>
      </div>
    </div>
  )
}
