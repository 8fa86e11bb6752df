import { expect, test } from 'vitest'
import { pastedPoint } from './pasted-point.ts'

test.each([
  ['-0.28532, 36.07231', { lat: -0.28532, lon: 36.07231 }],
  [' 52.5163,13.3777 ', { lat: 52.5163, lon: 13.3777 }],
])('two numbers as a map copies them, %j, are latitude and longitude', (text, point) => {
  expect(pastedPoint(text)).toEqual(point)
})

test.each(['-0.28532', '36', 'Nakuru, 36', '-0.28532, 36.07231, 12'])(
  'what is no pair of numbers, %j, is no point',
  (text) => {
    expect(pastedPoint(text)).toBeUndefined()
  },
)
