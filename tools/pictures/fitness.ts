/** What an original must be to suit its place. */
import { isUpright, type PictureUse } from '../content/picture-entries.ts'
import { ProblemsFound } from '../content/problem.ts'
import { leastWidth } from './recipes.ts'

/** The size when upright, in pixels; of an inspection, which is cached. */
export type Size = { width: number; height: number }

export const originalsFolder = 'assets/pictures'

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
