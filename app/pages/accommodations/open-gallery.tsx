import { lazy, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPlainClick } from '../../browser/early-presses.ts'
import { useIsPrerendered } from '../../browser/hooks.ts'
import type { PictureData } from '../../../lib/picture-data.ts'
import { Optional } from '../../ui/Optional.tsx'

/** The state of a history entry on which the gallery is open: the stay, and the picture to begin with. */
type GalleryEntry = { stay: string; at: number }

/** Reads the state of a history entry. It is validated, because an older release may have written it. */
function galleryOf(state: unknown): GalleryEntry | null {
  if (typeof state !== 'object' || state === null || !('gallery' in state)) return null
  const { stay, at } = (state.gallery ?? {}) as Partial<GalleryEntry>
  return typeof stay === 'string' && Number.isInteger(at) && Number(at) >= 0 ? { stay, at: Number(at) } : null
}

/** The image file that a picture links to if there is no gallery. */
export const largePicture = (picture: PictureData): string => `${picture.base}-${Math.max(...picture.widths)}.avif`

const loadGallery = () => import('./Gallery.tsx')
const Gallery = lazy(loadGallery)

/** With a history entry, so that Back closes it. Where the gallery cannot be fetched, the link is followed. */
export function useOpenGallery() {
  const navigate = useNavigate()
  return (press: MouseEvent<HTMLElement>, gallery: GalleryEntry): void => {
    if (!isPlainClick(press.nativeEvent)) return
    press.preventDefault()
    const link = press.currentTarget as HTMLAnchorElement
    loadGallery().then(
      () => {
        // The gallery gives the focus back when it closes, but some browsers do not focus a link that is tapped.
        link.focus({ preventScroll: true })
        const { pathname, search, hash } = location
        return navigate(pathname + search + hash, { state: { gallery } })
      },
      () => location.assign(link.href),
    )
  }
}

/** The gallery, shown while the history entry says that it is open, also after a reload. */
export function ShownGallery() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const opened = useIsPrerendered() ? null : galleryOf(state)
  return (
    opened && (
      <Optional>
        <Gallery key={opened.stay} {...opened} onClose={() => void navigate(-1)} />
      </Optional>
    )
  )
}
