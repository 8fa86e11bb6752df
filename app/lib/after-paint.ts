/**
 * Acts when the browser has painted once more. For what has the whole page drawn anew: the press itself, a button that
 * goes down and a ring around it, is then seen at once, and not only together with what comes of it.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
