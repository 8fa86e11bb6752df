/** The way from the resort to each place along the roads of the map, for the plan of Your days. */
import type { MapDrawing } from '../../app/getting-there/map-drawing.ts'
import type { Vector } from './geometry.ts'
import { curve } from './path-data.ts'
import type { Sheet } from './sheet.ts'

/** Roads whose corners are this near are joined; in map units. */
const JOINED = 5

/** Path data by the id of the place: by road as far as it leads, then straight to the pin. */
export function routesOf(sheet: Sheet, { resort, pins }: Pick<MapDrawing, 'resort' | 'pins'>): Record<string, string> {
  const roads = sheet.outlines('road').map(({ path }) => path)
  const corners = roads.flat()
  const home: Vector = [resort.x, resort.y]
  if (corners.length === 0) return Object.fromEntries(pins.map(({ id, x, y }) => [id, curve([home, [x, y]], false)]))

  const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1])
  const nearest = (point: Vector) =>
    corners.reduce((best, corner, i) => (distance(corner, point) < distance(corners[best]!, point) ? i : best), 0)
  const roadOf = roads.flatMap((path, road) => path.map(() => road))
  const next: number[][] = corners.map((corner, i) =>
    corners.flatMap((other, j) => {
      const isAlong = roadOf[i] === roadOf[j] && Math.abs(i - j) === 1
      return isAlong || (i !== j && distance(corner, other) < JOINED) ? [j] : []
    }),
  )

  // Dijkstra's shortest paths from the corner nearest to the resort.
  const first = nearest(home)
  const far = corners.map(() => Infinity)
  const before = corners.map(() => -1)
  const open = new Set(corners.keys())
  far[first] = 0
  while (open.size > 0) {
    const here = [...open].reduce((best, i) => (far[i]! < far[best]! ? i : best))
    open.delete(here)
    for (const there of next[here]!) {
      const length = far[here]! + distance(corners[here]!, corners[there]!)
      if (length < far[there]!) {
        far[there] = length
        before[there] = here
      }
    }
  }

  return Object.fromEntries(
    pins.map(({ id, x, y }) => {
      const pin: Vector = [x, y]
      // Where there is no road, the way is longer than it looks.
      const cost = (i: number) => far[i]! + 1.6 * distance(corners[i]!, pin)
      const last = [...corners.keys()].reduce((best, i) => (cost(i) < cost(best) ? i : best), first)
      const way: Vector[] = []
      for (let i = last; i >= 0; i = before[i]!) way.unshift(corners[i]!)
      return [id, curve([home, ...way, pin], false)]
    }),
  )
}
