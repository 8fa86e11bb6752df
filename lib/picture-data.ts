/** What pages know of a picture; made while building. */
export type PictureData = {
  key: string
  /** What the picture shows, for those who cannot see it; 5 to 200 characters. */
  alt: string
  width: number // in pixels, as the height; both of the largest version
  height: number
  /** Address without width and type: `/pictures/rose-garden.3f9c21ab`, to which `-480.avif` is added. */
  base: string
  widths: number[] // in pixels, ascending; each exists as AVIF
  /** Class that sets `object-position`, e.g. `focus-54-40`; made while building. */
  focusClass: string
}

/** The width in pixels of the one WebP of a picture, its `src`: for programs that fetch pictures and read no AVIF. */
export function webpWidth(widths: readonly number[]): number {
  return widths[Math.floor(widths.length / 2)] ?? 0
}

export const webpOf = ({ base, widths }: Pick<PictureData, 'base' | 'widths'>): string =>
  `${base}-${webpWidth(widths)}.webp`

export const srcSet = ({ base, widths }: Pick<PictureData, 'base' | 'widths'>): string =>
  widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')

/** The picture that stands for a stay where there is room for one: its first. The schema lets no stay be without. */
export function mainPicture<Picture>({ pictures: [first] }: { pictures: readonly { picture: Picture }[] }): Picture {
  if (!first) throw new Error('A stay has no picture.')
  return first.picture
}
