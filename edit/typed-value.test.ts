import { expect, test } from 'vitest'
import { pastedPoint } from './typed-value.ts'

test('two numbers as a map copies them are latitude and longitude, and nothing else is', () => {
  expect(pastedPoint('-0.28532, 36.07231')).toEqual({ lat: -0.28532, lon: 36.07231 })
  expect(pastedPoint(' 52.5163,13.3777 ')).toEqual({ lat: 52.5163, lon: 13.3777 })
  for (const text of ['-0.28532', '36', 'Nakuru, 36', '-0.28532, 36.07231, 12'])
    expect(pastedPoint(text)).toBeUndefined()
})
