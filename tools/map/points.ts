/** Points of the sheet: what both pins and names are placed by. */
import { tenth } from './geometry.ts'
import type { Position } from './region.ts'
import type { Sheet } from './sheet.ts'

/** A point of the sheet, in map units. */
export interface Point {
  x: number
  y: number
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Offsets around a point, the nearest first. */
export function spiral(from: number, to: number, step: number): [number, number][] {
  const rings = Math.floor((to - from) / step) + 1
  return Array.from({ length: rings }, (_, i) => from + i * step).flatMap((radius) =>
    Array.from({ length: radius === 0 ? 1 : 16 }, (_, i): [number, number] => {
      const angle = (i * Math.PI) / 8
      return [tenth(radius * Math.cos(angle)), tenth(-radius * Math.sin(angle))]
    }),
  )
}

/** Positions all over the sheet, from the bottom up. */
export function grid({ width, height }: Sheet, step: number): Point[] {
  const rows = Math.floor(height / step)
  const columns = Math.floor(width / step)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_column, column) => ({ x: column * step, y: height - row * step })),
  ).flat()
}

export function pointAt(sheet: Sheet, position: Position): Point {
  const [x, y] = sheet.at(position)
  return { x: tenth(x), y: tenth(y) }
}
