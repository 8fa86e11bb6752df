/**
 * The relief as hachures: short lines that run downhill, closer together on steep slopes. The random numbers are
 * seeded, so that the same data always gives the same lines.
 */
import { isClockwise, middle, radius, turned, walk, type Vector } from './geometry.ts'
import type { Stroke } from './path-data.ts'
import type { Side } from './region.ts'
import type { Sheet } from './sheet.ts'

/** All strokes that start on the sheet. */
export function hachures({ width, height, unitsPerKm, outlines }: Sheet): Stroke[] {
  const random = seeded(1926)
  const slope = (km = 1) => km * unitsPerKm
  const strokes = [
    ...outlines('scarp').flatMap(({ path, properties }) => downhill(path, properties.low, 3.3, 15, random)),
    ...outlines('fault').flatMap(({ path, properties }) => downhill(path, properties.low, 3, 6, random)),
    // A caldera is steep on the inside, and has a long gentle slope on the outside.
    ...outlines('caldera').flatMap(({ path }) => [
      ...radial(path, -8, 2.8, random),
      ...radial(path, 7, 4.4, random, 2.5),
    ]),
    ...outlines('cone').flatMap(({ path, properties }) => [
      ...radial(path, -0.45 * radius(path), 2.4, random),
      ...flanks(path, slope(properties.slope), random),
    ]),
    ...outlines('hill').flatMap(({ path, properties }) => flanks(path, slope(properties.slope), random)),
  ]
  return strokes.filter(([[x, y]]) => x > 0 && x < width && y > 0 && y < height)
}

/** The mulberry32 generator: numbers from 0 (included) to 1 (excluded), the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Strokes down one side of a line. Their lengths vary in waves, like spurs and gullies. */
function downhill(
  path: readonly Vector[],
  low: Side = 'right',
  step: number,
  length: number,
  random: () => number,
): Stroke[] {
  const side = low === 'right' ? Math.PI / 2 : -Math.PI / 2
  let phase = random() * 6
  return walk(path, step, false).map(({ at, along }) => {
    phase += 0.42 + random() * 0.2
    const down = turned(along, side + (random() - 0.5) * 0.3)
    const reach = length * (0.45 + 0.55 * Math.abs(Math.sin(phase / 2))) * (0.85 + random() * 0.3)
    return [at, [at[0] + down[0] * reach, at[1] + down[1] * reach]]
  })
}

/** Strokes outwards (or, with a negative length, inwards) from a ring, `gap` units away from it. */
function radial(ring: readonly Vector[], length: number, step: number, random: () => number, gap = 0): Stroke[] {
  const outwards = isClockwise(ring) ? -Math.PI / 2 : Math.PI / 2
  const side = length < 0 ? -outwards : outwards
  return walk(ring, step, true).map(({ at, along }) => {
    const down = turned(along, side + (random() - 0.5) * 0.25)
    const reach = Math.abs(length) * (0.6 + random() * 0.5)
    return [
      [at[0] + down[0] * gap, at[1] + down[1] * gap],
      [at[0] + down[0] * (gap + reach), at[1] + down[1] * (gap + reach)],
    ]
  })
}

/** The slopes of a mountain: rows of strokes. Each row starts where the row above ends, and is less dense. */
function flanks(ring: readonly Vector[], reach: number, random: () => number): Stroke[] {
  const rows = Math.max(1, Math.round(reach / 9))
  const row = reach / rows
  const centre = middle(ring)
  const size = radius(ring)
  return Array.from({ length: rows }, (_, i) => {
    const grown = ring.map(([x, y]): Vector => {
      const factor = (size + i * row) / size
      return [centre[0] + (x - centre[0]) * factor, centre[1] + (y - centre[1]) * factor]
    })
    return radial(grown, row * 0.85, 2.6 + i * 0.9, random, i === 0 ? 0.4 : 0)
  }).flat()
}
