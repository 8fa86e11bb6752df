import { expect, test } from 'vitest'
import { roadOf } from './road.ts'

const [park, lake] = [
  { km: 4, minutes: 15 },
  { km: 74, minutes: 70 },
]

test.each([
  ['to each of two places and back', [park, lake], undefined, { km: 156, minutes: 170 }],
  ['to one neighbour, on to the other and back', [park, lake], { km: 10, minutes: 20 }, { km: 88, minutes: 105 }],
  ['of a day without places', [], undefined, { km: 0, minutes: 0 }],
])('P2 the road %s', (_, stops, between, road) => {
  expect(roadOf(stops, between)).toEqual(road)
})
