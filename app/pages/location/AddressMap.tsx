import { useState, type MouseEvent } from 'react'
import { map, picture } from '../../../content/location.yaml'
import { googleMap } from '../../../lib/paths.ts'
import { isPlainClick } from '../../browser/early-presses.ts'
import { useIsPrerendered } from '../../browser/hooks.ts'
import { directionsPoint } from '../../resort/links.ts'
import { announce } from '../../shell/LiveRegion.tsx'
import { ArrowLink, ButtonLink } from '../../ui/Button.tsx'
import { Poster } from '../../ui/Poster.tsx'
import { pictureNote } from '../../resort/picture-note.ts'
import styles from './LocationPage.module.css'

/** Google's map is found by the text of our address (L2). */
const frame = {
  loading: 'lazy',
  src: `https://www.google.com/maps?${new URLSearchParams({ q: directionsPoint, output: 'embed' })}`,
} as const

const focus = (element: HTMLElement | null): void => element?.focus()

const place = googleMap(directionsPoint)

/** The picture of the page, and Google's map in its place after a press (L2); without scripting a plain link. */
export function AddressMap() {
  const [shown, setShown] = useState<'picture' | 'map' | 'offline'>('picture')
  const show = (press: MouseEvent) => {
    if (!isPlainClick(press.nativeEvent)) return
    press.preventDefault()
    setShown(navigator.onLine ? 'map' : 'offline')
    if (!navigator.onLine) announce(map.liveMapOffline)
  }
  return (
    <Poster
      picture={picture}
      ink="plum"
      ratio="16:9"
      sizes="(width >= 91.5rem) 44rem, (width >= 60rem) 48vw, 88vw"
      isMain
      note={pictureNote}
      over={
        shown === 'map' && (
          <iframe
            {...frame}
            title={map.liveMapTitle}
            ref={focus}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
          />
        )
      }
    >
      <div className="row">
        {shown === 'map' ? (
          <ArrowLink href={place}>{map.liveMapLink}</ArrowLink>
        ) : (
          <ButtonLink size="small" href={place} onClick={show}>
            {map.liveMapLabel}
          </ButtonLink>
        )}
        {shown !== 'map' && <p className="fine">{shown === 'offline' ? map.liveMapOffline : map.liveMapNote}</p>}
      </div>
    </Poster>
  )
}

/**
 * The frame of the prerendered page, after the first screen, whose bytes count. Its empty `srcdoc` wins over `src`:
 * printing fetches lazy frames, and so do browsers without scripting
 * (https://html.spec.whatwg.org/#will-lazy-load-element-steps). The app does not fill it, because trusted types forbid
 * scripts to change `srcdoc`.
 */
export function PrerenderedMap() {
  const isPrerendered = useIsPrerendered()
  const [wasBuilt] = useState(isPrerendered)
  return wasBuilt && <iframe {...frame} title={map.liveMapTitle} className={styles.built} sandbox="" srcDoc="" />
}
