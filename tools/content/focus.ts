/** Focal points of pictures, as classes, since `style` attributes are not allowed. */
import type { Focus } from '../../content/fields.ts'

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
