/** What pages know of a picture; made while building. */
export type PictureData = {
  /** Catalogue key, e.g. `rose-garden`. */
  key: string
  /** What the picture shows, for those who cannot see it; 5 to 200 characters. */
  alt: string
  /** Pixel size of the largest version. */
  width: number
  height: number
  /** Address without width and type: `/pictures/rose-garden.3f9c21ab`, to which `-480.avif` is added. */
  base: string
  /** Widths in pixels that exist, ascending, the same for AVIF and WebP. */
  widths: number[]
  /** Class that sets `object-position`, e.g. `focus-54-40`; made while building. */
  focusClass: string
}

/** The address of a picture in its largest width, in the format that every browser shows. */
export const largePicture = ({ base, widths }: PictureData): string => `${base}-${Math.max(...widths)}.webp`
