/** To which entry an original belongs, and what it must be to suit its place; the least widths are in recipes.ts. */
import { isUpright, type PictureUse } from '../content/picture-entries.ts'
import { ProblemsFound } from '../content/problem.ts'
import { leastWidth } from './recipes.ts'

/** The size when upright, in pixels; of an inspection, which is cached. */
export type Size = { width: number; height: number }

export const originalsFolder = 'assets/pictures'

/** Endings of pictures, also two: Windows hides one. Other files of the same name (`.xmp`, `.txt`) are ignored. */
const pictureEndings = /(?:\.(?:jpe?g|jpe|jfif|png|webp|avif|hei[cf]|hif|gif|tiff?|bmp|svg|psd|jxl))+$/

/** The entry of pictures.yaml to which a file of the folder belongs: `Rose-Garden.JPG` to `rose-garden`; '' if none. */
export function keyOfOriginal(file: string): string {
  const key = file.toLowerCase().replace(pictureEndings, '')
  return file.startsWith('.') || key === file.toLowerCase() ? '' : key
}

export const unusable = (file: string, says: string) =>
  new ProblemsFound([{ says, at: { file: `${originalsFolder}/${file}`, path: [] } }])

export const acceptedTypes = 'JPEG, HEIC, PNG, WebP or AVIF'

/** Throws when an original does not suit its place: too small for it, or of the other shape. */
export function refuseUnsuitable(file: string, { width, height }: Size, use: PictureUse): void {
  const size = `is ${width} pixels wide and ${height} high`
  if (isUpright(use) && width >= height)
    throw unusable(file, `${size}, but upright screens need an upright picture here: use a taller one, or crop it`)
  if (use === 'heroWide' && width <= height)
    throw unusable(file, `${size}, but wide screens need a wide picture here: use a wider one, or crop it`)
  const least = leastWidth(use)
  if (width < least)
    throw unusable(file, `is ${width} pixels wide; it must be at least ${least}, or it looks blurred: export it larger`)
}

const mostMegapixels = 60

/** Cameras of "60 megapixels" make 60.2 million, hence the half. The decoder's own message would not help. */
export const mostPixels = (mostMegapixels + 0.5) * 1_000_000

export function refuseTooLarge(file: string, { width, height }: Size): void {
  if (width * height <= mostPixels) return
  const megapixels = Math.round((width * height) / 1_000_000)
  throw unusable(file, `has ${megapixels} megapixels; at most ${mostMegapixels} are accepted: export it smaller`)
}

const latin = (data: Uint8Array, from: number, to: number) => String.fromCharCode(...data.subarray(from, to))
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

/** By its first bytes, since phones also send it with the extension .jpg. */
export function isHeic(data: Uint8Array): boolean {
  if (latin(data, 4, 8) !== 'ftyp') return false
  const brands = latin(data, 8, Math.min(viewOf(data).getUint32(0), 200))
  return !/avif|avis/.test(brands) && /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)
}

/** Whether a HEIC ends within the part that holds its pictures: of one that is made of tiles, some would be missing. */
export function isCutOff(picture: Uint8Array): boolean {
  const view = viewOf(picture)
  for (let at = 0; at + 16 <= picture.length;) {
    const length = view.getUint32(at)
    const size = length === 1 ? Number(view.getBigUint64(at + 8)) : length
    if (at + size > picture.length) return latin(picture, at + 4, at + 8) === 'mdat'
    // The last part may have no length. What else has none is no part: some phones put notes behind the picture.
    if (size < 8) return false
    at += size
  }
  return false
}
