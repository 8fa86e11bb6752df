/** Short SVG path data: relative and rounded to a tenth of a unit, which halves the bytes. */
import { pointOf, tenth, type Vector } from './geometry.ts'

/** Numbers in their shortest SVG form: no leading zero, no space before a minus. */
export function numbers(values: readonly number[]): string {
  return values.reduce((text, value, i) => {
    const short = String(tenth(value)).replace(/^(-?)0\./, '$1.')
    return text + (i > 0 && !short.startsWith('-') ? ' ' : '') + short
  }, '')
}

/** Prevents that rounding errors of relative commands add up: each step starts at the last rounded position. */
function pen() {
  let [x, y]: Vector = [0, 0]
  const from = ([px, py]: Vector): Vector => [tenth(px - x), tenth(py - y)]
  const to = (next: Vector): Vector => {
    const step = from(next)
    x = tenth(x + step[0])
    y = tenth(y + step[1])
    return step
  }
  return { from, to }
}

/**
 * A Catmull-Rom curve through the points, as cubic Béziers. The two control points at each point mirror each other, so
 * all segments except the first can use the short command `s`.
 */
export function curve(path: readonly Vector[], closed: boolean): string {
  const get = (i: number) => pointOf(path, i, closed)
  const { from, to } = pen()
  let d = `M${numbers(to(get(0)))}`
  for (let i = 0; i < (closed ? path.length : path.length - 1); i += 1) {
    const [before, start, end, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const handle1 = from([start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6])
    const handle2 = from([end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6])
    const step = to(end)
    d += i === 0 ? `c${numbers([...handle1, ...handle2, ...step])}` : `s${numbers([...handle2, ...step])}`
  }
  return closed ? `${d}z` : d
}

export type Stroke = [from: Vector, to: Vector]

/** Many straight strokes as one path. */
export function strokePath(strokes: readonly Stroke[]): string {
  const { to } = pen()
  return strokes.map(([start, end], i) => `${i === 0 ? 'M' : 'm'}${numbers(to(start))}l${numbers(to(end))}`).join('')
}

/** One shape, given in relative commands, at many positions. */
export const stamp = (spots: readonly Vector[], outline: string) =>
  spots.map((spot) => `M${numbers(spot)}${outline}`).join('')

/** A rectangle round the sheet, `out` units away from it. */
export const border = (width: number, height: number, out: number) =>
  `M${-out} ${-out}h${width + 2 * out}v${height + 2 * out}h${-width - 2 * out}z`
