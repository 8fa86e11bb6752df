import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Vector } from './geometry.ts'
import { border, curve, numbers, stamp, strokePath } from './path-data.ts'

it('writes numbers at their shortest', () => {
  expect(numbers([0.5, -0.25, 10, 2.71])).toBe('.5-.2 10 2.7')
})

describe('curve', () => {
  it('goes through its points: one long command, then short ones', () => {
    expect(
      curve(
        [
          [0, 0],
          [6, 0],
          [12, 0],
        ],
        false,
      ),
    ).toBe('M0 0c1 0 4 0 6 0s5 0 6 0')
  })

  it('closes a ring', () => {
    expect(
      curve(
        [
          [0, 0],
          [6, 0],
          [6, 6],
        ],
        true,
      ),
    ).toMatch(/^M0 0c.*z$/)
  })

  it('does not drift: its last step ends within a tenth of a unit of its last point', () => {
    const path = fc.array(
      fc.tuple(fc.double({ min: 0, max: 600, noNaN: true }), fc.double({ min: 0, max: 600, noNaN: true })),
      { minLength: 2, maxLength: 40 },
    )
    fc.assert(
      fc.property(path, (points: Vector[]) => {
        const segments = curve(points, false)
          .match(/-?(?:\d+\.?\d*|\.\d+)|[Mcs]/g)!
          .join(' ')
          .split(/(?=[Mcs])/)
        const steps = segments.map((segment) => segment.trim().split(' ').slice(-2).map(Number))
        const end = steps.reduce<[number, number]>(([x, y], [dx = 0, dy = 0]) => [x + dx, y + dy], [0, 0])
        const last = points.at(-1)!
        expect(Math.hypot(end[0] - last[0], end[1] - last[1])).toBeLessThan(0.1)
      }),
    )
  })
})

it('joins strokes into one path of relative moves', () => {
  expect(
    strokePath([
      [
        [1, 1],
        [2, 1],
      ],
      [
        [5, 5],
        [5, 7],
      ],
    ]),
  ).toBe('M1 1l1 0m3 4l0 2')
})

it('stamps an outline at every spot', () => {
  expect(
    stamp(
      [
        [1, 2],
        [3.04, 4],
      ],
      'v2',
    ),
  ).toBe('M1 2v2M3 4v2')
})

it('draws a border round the sheet', () => {
  expect(border(600, 750, 2.5)).toBe('M-2.5 -2.5h605v755h-605z')
})
