import { describe, expect, it } from 'vitest'
import { isClockwise, middle, pointOf, radius, subdivide, turned, walk, type Vector } from './geometry.ts'

/** Clockwise on the screen, where y runs down. */
const square: Vector[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

it('turns clockwise on the screen', () => {
  expect(turned([0, -1], Math.PI / 2)).toEqual([expect.closeTo(1), expect.closeTo(0)])
})

it('knows which way a ring runs', () => {
  expect(isClockwise(square)).toBe(true)
  expect(isClockwise(square.toReversed())).toBe(false)
})

it('finds the middle of a ring and how far it reaches', () => {
  expect(middle(square)).toEqual([5, 5])
  expect(radius(square)).toBeCloseTo(Math.hypot(5, 5))
})

it('goes round a closed path and stops at the ends of an open one', () => {
  expect([pointOf(square, -1, true), pointOf(square, 4, true)]).toEqual([
    [0, 10],
    [0, 0],
  ])
  expect([pointOf(square, -1, false), pointOf(square, 9, false)]).toEqual([
    [0, 0],
    [0, 10],
  ])
})

describe('subdivide', () => {
  it('keeps every point, and puts one between each two', () => {
    expect(subdivide(square, true).filter((_, i) => i % 2 === 0)).toEqual(square)
    expect(subdivide(square, true)).toHaveLength(8)
    expect(subdivide(square, false)).toHaveLength(7)
  })

  it('leaves a straight line straight', () => {
    for (const [, y] of subdivide(
      [
        [0, 3],
        [5, 3],
        [9, 3],
      ],
      false,
    ))
      expect(y).toBe(3)
  })
})

describe('walk', () => {
  const line: Vector[] = [
    [0, 0],
    [4, 0],
    [10, 0],
  ]

  it('sets its points at even steps, half a step from the start', () => {
    expect(walk(line, 2, false).map(({ at }) => at[0])).toEqual([1, 3, 5, 7, 9].map((x) => expect.closeTo(x)))
  })

  it('says in which direction the path runs', () => {
    for (const { along } of walk(line, 3, false)) expect(along).toEqual([1, 0])
  })

  it('passes over points that are given twice', () => {
    expect(
      walk(
        [
          [0, 0],
          [0, 0],
          [4, 0],
        ],
        2,
        false,
      )
        .flatMap(({ at }) => at)
        .every(Number.isFinite),
    ).toBe(true)
  })
})
