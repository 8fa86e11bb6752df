/**
 * Runs `act` after the next paint. For work that restyles the whole page: the browser first paints the pressed button
 * and its focus ring.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
