/** Which versions of a picture are made. Pure calculations: nothing here reads a file. */
import { webpWidth } from '../../lib/picture-data.ts'
import type { PictureUse } from '../content/picture-entries.ts'

/**
 * How pictures are encoded. Guests get `published`. `fast` takes a sixth of that time, for `npm start`, `dev` and
 * `edit`, where we look at our own changes, and for tests. Widths and crops are the same; its files are larger
 * (tests/budgets.ts). Enlarged twice, they show a little noise beside thin lines (legs of flamingos, window bars) and
 * slightly paler colours in small roses; at their own size they look alike.
 */
export type Encoding = 'fast' | 'published'

/** One version of a picture as the encoder makes it. Quality and effort are on the encoder's own scale of that type. */
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

/**
 * Widths in pixels to make, ascending. Pictures are not enlarged: widths above that of the original are left out. Where
 * none is left, the original's own width is made.
 */
export function widthsFor(use: PictureUse, original: number): number[] {
  const steps = needs[use].ladder.filter((width) => width <= original)
  return steps.length > 0 ? steps : [original]
}

/**
 * Measured on nine originals in all their widths: seconds of one core, kB, likeness (SSIM) to the original in light and
 * in colour of a hero 640 pixels wide.
 *
 * | effort, colour | s | kB | light | colour |
 * |---|---:|---:|---:|---:|
 * | 2, 4:4:4 | 23.0 | 2572 | .950 | .948 |
 * | 1, 4:4:4 | 15.2 | 2622 | .946 | .942 |
 * | 0, 4:4:4 | 4.9 | 2882 | .943 | .897 |
 * | 0, 4:2:0 | 3.9 | 2786 | .943 | .882 |
 *
 * What is published keeps colour in full resolution (4:4:4): at equal bytes, red roses on green have cleaner edges than
 * with higher quality and halved colour. AVIF effort 4 takes nine times as long as 2 and saves 3 %.
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
