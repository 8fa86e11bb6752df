import { expect, it } from 'vitest'
import { hachures } from './relief.ts'
import type { Properties } from './region.ts'
import { sampleSheet } from './sample-region.ts'

const strokesOf = (properties: Partial<Properties>, ...path: [number, number][]) => {
  const isRing = String(path[0]) === String(path.at(-1))
  return hachures(
    sampleSheet([
      [properties, isRing ? { type: 'Polygon', coordinates: [path] } : { type: 'LineString', coordinates: path }],
    ]),
  )
}
/** Counter-clockwise, as RFC 7946 requires. */
const ring: [number, number][] = [
  [36.4, -0.6],
  [36.6, -0.6],
  [36.6, -0.4],
  [36.4, -0.4],
  [36.4, -0.6],
]
const centre = sampleSheet([]).at([36.5, -0.5])
const fromCentre = ([x, y]: [number, number]) => Math.hypot(x - centre[0], y - centre[1])

it('draws the same strokes every time', () => {
  const fault: [number, number][] = [
    [36.1, -0.5],
    [36.9, -0.5],
  ]
  expect(strokesOf({ layer: 'fault' }, ...fault)).toEqual(strokesOf({ layer: 'fault' }, ...fault))
})

it.each([
  ['right', 1],
  ['left', -1],
] as const)('runs down on the %s side of a scarp', (low, sign) => {
  const strokes = strokesOf({ layer: 'scarp', low }, [36.1, -0.5], [36.9, -0.5])
  expect(strokes.length).toBeGreaterThan(50)
  // If a line runs to the east, its right side is the south, where y is larger.
  for (const [from, to] of strokes) expect(Math.sign(to[1] - from[1])).toBe(sign)
})

it('runs away from the crest of a hill, in rows as far as its slope', () => {
  const near = strokesOf({ layer: 'hill', slope: 1 }, ...ring)
  const far = strokesOf({ layer: 'hill', slope: 6 }, ...ring)
  for (const [from, to] of far) expect(fromCentre(to)).toBeGreaterThan(fromCentre(from))
  const reach = (strokes: typeof far) => Math.max(...strokes.map(([, to]) => fromCentre(to)))
  expect(reach(far)).toBeGreaterThan(reach(near) + 15)
})

it('falls inwards and outwards from the rim of a caldera', () => {
  const inwards = strokesOf({ layer: 'caldera' }, ...ring).map(([from, to]) => fromCentre(to) < fromCentre(from))
  expect(new Set(inwards)).toEqual(new Set([true, false]))
})

it('drops strokes that begin off the sheet', () => {
  expect(strokesOf({ layer: 'fault' }, [35, -0.5], [35.9, -0.5])).toEqual([])
})
