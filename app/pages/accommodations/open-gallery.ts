import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
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

let asked: Promise<typeof import('./StayGallery.tsx')> | null = null

/** Fetches the gallery, once. @throws where it cannot be fetched; it may be asked for again then. */
export function loadGallery() {
  asked ??= import('./StayGallery.tsx').catch((reason: unknown) => {
    asked = null
    throw reason
  })
  return asked
}

let opener: HTMLElement | null = null

/** Gives the focus back to the picture that was pressed; not every browser focuses what a finger presses. */
export function focusPressedPicture(): void {
  opener?.focus({ preventScroll: true })
  opener = null
}

/**
 * Opens the gallery of a stay as a step in the history, so that Back closes it. A press that asks for another tab
 * gets one; and where the gallery cannot be fetched, the link is followed.
 */
export function useOpenGallery(stay: string) {
  const navigate = useNavigate()
  return (at: number) => (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = event.currentTarget as HTMLAnchorElement
    event.preventDefault()
    loadGallery().then(
      () => {
        opener = link
        const { pathname, search, hash } = location
        return navigate(pathname + search + hash, { state: { gallery: { stay, at } satisfies GalleryEntry } })
      },
      () => location.assign(link.href),
    )
  }
}
