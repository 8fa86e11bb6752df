/** Which versions of a picture are made. Pure calculations: nothing here reads a file. */
import { webpWidth } from '../../lib/picture-data.ts'
import type { PictureUse } from '../content/picture-entries.ts'

/** Guests get `published`. `fast` takes a sixth of the time, for us and for tests; its files are larger. */
export type Encoding = 'fast' | 'published'

/** Quality and effort are on the encoder's own scale of that type. */
export type Recipe = { width: number; quality: number; effort: number } & (
  | { type: 'avif'; chromaSubsampling: '4:4:4' | '4:2:0' }
  | { type: 'webp' }
)

/* Widths for screens of 320 to 2560 pixels with 1 to 3 pixels to each. They follow from the `sizes` of the pages. */
export const widest = 2560
const heroWide = [800, 1200, 1600, 2000, widest]
const heroTall = [480, 640, 720, 1080, 1440]
/** At most 70 kB on a phone. */
const strip = [480, 640, 800]
const square = [240, 320, 480, 800]
const card = [320, 480, 640, 800, 1200, 1600]

/** The widths in pixels that are made, and the least width of an original, so that it is never shown enlarged. */
const needs: Record<PictureUse, { ladder: number[]; least: number }> = {
  heroWide: { ladder: heroWide, least: 2000 },
  heroTall: { ladder: heroTall, least: 1440 },
  strip: { ladder: strip, least: 800 },
  portrait: { ladder: square, least: 800 },
  card: { ladder: card, least: 1200 },
  spare: { ladder: square, least: 1 },
}

export const leastWidth = (use: PictureUse) => needs[use].least

/** None above that of the original, which is not enlarged; where none is left, its own. */
export function widthsFor(use: PictureUse, original: number): number[] {
  const steps = needs[use].ladder.filter((width) => width <= original)
  return steps.length > 0 ? steps : [original]
}

/**
 * Measured on nine originals: effort 2 in full colour (4:4:4) takes 23 s and 2,572 kB, effort 0 in half of it (4:2:0) 4 s
 * and 2,786 kB. At equal bytes, red roses on green have cleaner edges in full colour than with higher quality and half.
 * Effort 4 takes nine times as long as 2 and saves 3 %.
 */
const settings = {
  fast: { avif: { effort: 0, chromaSubsampling: '4:2:0' }, webp: { effort: 1 } },
  published: { avif: { effort: 2, chromaSubsampling: '4:4:4' }, webp: { effort: 6 } },
} as const

/** The upright hero is the heaviest picture of a phone's first screen, a wide card that of a desk's: a little less. */
function avifQuality(use: PictureUse, width: number): number {
  if (use === 'heroTall') return 45
  if (use === 'strip') return 40
  return use === 'card' && width >= 1200 ? 48 : 50
}

/** AVIF in every width, and one WebP, at qualities that look alike (equal signal-to-noise on the illustrations). */
export function recipesFor(use: PictureUse, widths: number[], encoding: Encoding): Recipe[] {
  const { avif, webp } = settings[encoding]
  return [
    ...widths.map((width): Recipe => ({ type: 'avif', width, quality: avifQuality(use, width), ...avif })),
    { type: 'webp', width: webpWidth(widths), quality: 72, ...webp },
  ]
}
