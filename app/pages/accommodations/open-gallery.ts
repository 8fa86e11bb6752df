import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { isPlainPress } from '../../lib/plain-press.ts'
import type { PictureData } from '../../ui/picture-data.ts'

/** Which picture of which stay the gallery opens with: history state of an entry on which it is open. */
export type GalleryEntry = { stay: string; at: number }

/** Reads the state of a history entry, which other versions of the site may have written. */
export function galleryOf(state: unknown): GalleryEntry | null {
  if (typeof state !== 'object' || state === null || !('gallery' in state)) return null
  const { stay, at } = (state.gallery ?? {}) as Partial<GalleryEntry>
  return typeof stay === 'string' && (at === 0 || at === 1) ? { stay, at } : null
}

/** The file that a picture's link leads to where there is no gallery. */
export const largePicture = (picture: PictureData): string => `${picture.base}-${Math.max(...picture.widths)}.webp`

export const loadGallery = () => import('./StayGallery.tsx')

/**
 * Answers a press on a stay's picture. Opening the gallery is a step in the history, so that Back closes it. A press that
 * asks for another tab gets it; where the gallery cannot be fetched, the link to the large picture is followed.
 */
export function useOpenGallery() {
  const navigate = useNavigate()
  return (press: MouseEvent<HTMLElement>, gallery: GalleryEntry): void => {
    if (!isPlainPress(press.nativeEvent)) return
    press.preventDefault()
    const link = press.currentTarget as HTMLAnchorElement
    loadGallery().then(
      () => {
        // Not every browser focuses what a finger presses, and the closed gallery gives the focus back.
        link.focus({ preventScroll: true })
        const { pathname, search, hash } = location
        return navigate(pathname + search + hash, { state: { gallery } })
      },
      () => location.assign(link.href),
    )
  }
}
