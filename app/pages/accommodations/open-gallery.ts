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

export function rememberPressedPicture(pressed: HTMLElement): void {
  opener = pressed
}

/** Gives the focus back to the picture that was pressed; not every browser focuses what a finger presses. */
export function focusPressedPicture(): void {
  opener?.focus({ preventScroll: true })
  opener = null
}
