import { useEffect, useRef, useState } from 'react'
import type { Location } from '../../../content/schema.ts'
import { googleMap } from '../../lib/paths.ts'
import { postalAddress } from '../../site/links.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MapFrame } from './MapFrame.tsx'
import styles from './LiveMap.module.css'

type Props = Pick<Location['map'], 'liveMapLabel' | 'liveMapNote' | 'liveMapTitle' | 'liveMapLink'>

/** Google's map in a disclosure, fetched when that is opened; without scripting a plain link alone (L2). */
export function LiveMap({ liveMapLabel, liveMapNote, liveMapTitle, liveMapLink }: Props) {
  const [isAskedFor, setIsAskedFor] = useState(false)
  const ref = useRef<HTMLDetailsElement>(null)
  // It may have been opened before React came.
  useEffect(() => setIsAskedFor(ref.current?.open === true), [])

  return (
    <div className={styles.liveMap}>
      <details
        ref={ref}
        className={`${styles.disclosure} needs-scripting`}
        onToggle={(event) => event.currentTarget.open && setIsAskedFor(true)}
      >
        <summary>
          <Icon name="map" />
          {liveMapLabel}
          <Icon name="chevron-down" />
        </summary>
        <MapFrame title={liveMapTitle} isAskedFor={isAskedFor} />
      </details>
      <div className={styles.beside}>
        <p className="needs-scripting">{liveMapNote}</p>
        <ArrowLink to={googleMap(postalAddress)}>{liveMapLink}</ArrowLink>
      </div>
    </div>
  )
}
