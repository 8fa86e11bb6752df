import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plates as words } from '../../../content/accommodations.yaml'
import { fill } from '../../../lib/text.ts'
import { firstPlates, plateNumbers } from './plate-numbers.ts'

const stayWith = (count: number) => ({ pictures: Array.from({ length: count }) })

test('W6 plate numbers go on from one stay to the next', () => {
  expect(firstPlates([2, 1, 8, 3].map(stayWith))).toEqual([1, 3, 4, 12])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 8 }), (counts) => {
      const numbers = firstPlates(counts.map(stayWith)).flatMap((first, at) =>
        Array.from({ length: counts[at]! }, (_, plate) => first + plate),
      )
      expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    }),
  )
})

test('W6 one, two and several plates are written in words of their own', () => {
  expect(plateNumbers(4, 1)).toBe(fill(words.one, { first: 4 }))
  expect(plateNumbers(4, 2)).toBe(fill(words.two, { first: 4, last: 5 }))
  expect(plateNumbers(4, 3)).toBe(fill(words.more, { first: 4, last: 6 }))
  expect(plateNumbers(4, 8)).toBe(fill(words.more, { first: 4, last: 11 }))
})
