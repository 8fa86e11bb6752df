/** Points and paths in map units; y runs down, as on the screen. */

export type Vector = [x: number, y: number]

/** Rounded to a tenth of a unit, which is less than a tenth of a pixel as shown. */
export const tenth = (value: number) => Math.round(value * 10) / 10

export const turned = ([x, y]: Vector, angle: number): Vector => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]

/** The point of a path by its index, which wraps round on a closed path, and is clamped on an open one. */
export function pointOf(path: readonly Vector[], i: number, closed: boolean): Vector {
  const n = path.length
  return path[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] as Vector
}

/** Doubles the points, the new ones on the Catmull-Rom curve between the old. */
export function subdivide(path: readonly Vector[], closed: boolean): Vector[] {
  return path.flatMap((point, i) => {
    if (!closed && i === path.length - 1) return [point]
    const [a, c, d] = [pointOf(path, i - 1, closed), pointOf(path, i + 1, closed), pointOf(path, i + 2, closed)]
    return [point, [(9 * (point[0] + c[0]) - a[0] - d[0]) / 16, (9 * (point[1] + c[1]) - a[1] - d[1]) / 16] as Vector]
  })
}

/** Points at equal distances along a path, each with the direction of the path. */
export function walk(path: readonly Vector[], step: number, closed: boolean): { at: Vector; along: Vector }[] {
  // Follows the curve, not the polygon: otherwise strokes across the path would spread at every corner.
  const fine = subdivide(subdivide(path, closed), closed)
  const corners = closed ? [...fine, fine[0] as Vector] : fine
  const found: { at: Vector; along: Vector }[] = []
  let rest = step / 2
  for (let i = 0; i + 1 < corners.length; i += 1) {
    const [a, b] = [corners[i] as Vector, corners[i + 1] as Vector]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length === 0) continue
    const along: Vector = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    for (; rest < length; rest += step) found.push({ at: [a[0] + along[0] * rest, a[1] + along[1] * rest], along })
    rest -= length
  }
  return found
}

export function middle(ring: readonly Vector[]): Vector {
  const sum = ring.reduce(([x, y], point): Vector => [x + point[0], y + point[1]], [0, 0] as Vector)
  return [sum[0] / ring.length, sum[1] / ring.length]
}

/** Mean distance of the ring's points from its centre. */
export function radius(ring: readonly Vector[]): number {
  const [x, y] = middle(ring)
  return ring.reduce((sum, point) => sum + Math.hypot(point[0] - x, point[1] - y), 0) / ring.length
}

/** Whether the ring runs clockwise as seen on the screen. */
export function isClockwise(ring: readonly Vector[]): boolean {
  const twiceTheArea = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = pointOf(ring, i + 1, true)
    return sum + x * nextY - nextX * y
  }, 0)
  return twiceTheArea > 0
}
