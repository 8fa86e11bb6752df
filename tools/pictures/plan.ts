/** Which versions of a picture are made. Pure calculations: nothing here reads a file. */

/** One version of a picture as the encoder makes it. */
export type Recipe = { type: 'avif' | 'webp'; width: number; quality: number; effort: number }

/** A focal point, in per cent from the left and the top edge: a crop keeps it visible. */
export type Focus = { x: number; y: number }

type Size = { width: number; height: number }

const heroWide = [480, 800, 1200, 1600, 2000, 2560]
const heroTall = [480, 640, 720, 1080, 1440]
const square = [240, 320, 480, 800]
const card = [320, 480, 640, 800, 1200, 1600]

/** Where a picture is shown; in several places, the one that needs most of it. A spare one is on no page. */
export type PictureUse = 'heroWide' | 'heroTall' | 'portrait' | 'card' | 'spare'

/** The widths in pixels that are made, and the least width of an original, so that it is never shown enlarged. */
const needs: Record<PictureUse, { ladder: number[]; least: number }> = {
  heroWide: { ladder: heroWide, least: 2000 },
  heroTall: { ladder: heroTall, least: 1440 },
  portrait: { ladder: square, least: 800 },
  card: { ladder: card, least: 1200 },
  spare: { ladder: square, least: 1 },
}

export const leastWidth = (use: PictureUse) => needs[use].least

/**
 * Widths in pixels to make, ascending. Pictures are not enlarged: widths above that of the original are left out. Where
 * none is left, the original's own width is made.
 */
export function widthsFor(use: PictureUse, size: Size, asked?: number[]): number[] {
  const ladder = [...new Set(asked ?? needs[use].ladder)].toSorted((a, b) => a - b)
  const steps = ladder.filter((width) => width <= size.width)
  return steps.length > 0 ? steps : [size.width]
}

/**
 * Qualities at which AVIF and WebP look alike (equal signal-to-noise ratio on the illustrations). The upright hero is
 * the heaviest picture of a phone's first screen and gets a little less. Colour keeps its full resolution (4:4:4): at
 * equal bytes, red roses on green have cleaner edges than with higher quality and halved colour. AVIF effort 4 takes
 * nine times as long as 2 and saves 3 %.
 */
export function recipesFor(use: PictureUse, widths: number[]): Recipe[] {
  const avifQuality = use === 'heroTall' ? 45 : 50
  return widths.flatMap((width) => [
    { type: 'avif' as const, width, quality: avifQuality, effort: 2 },
    { type: 'webp' as const, width, quality: 72, effort: 6 },
  ])
}

/** The class for a focal point, in whole per cent: `focus-54-40`. */
export function focusClass(x: number, y: number): string {
  return `focus-${Math.round(x)}-${Math.round(y)}`
}

/** One CSS rule for each focal point that is used. */
export function focusCss(points: Iterable<Focus>): string {
  const rules = new Set<string>()
  for (const { x, y } of points) {
    rules.add(`.${focusClass(x, y)}{object-position:${Math.round(x)}% ${Math.round(y)}%}`)
  }
  return [...rules].toSorted().join('\n')
}
