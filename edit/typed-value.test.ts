import { expect, test } from 'vitest'
import { pastedPoint, withPlaceholders } from './typed-value.ts'

test('two numbers as a map copies them are latitude and longitude, and nothing else is', () => {
  expect(pastedPoint('-0.28532, 36.07231')).toEqual({ lat: -0.28532, lon: 36.07231, plusCode: '6GFRP37C+VW' })
  // As the code's own tests have it.
  expect(pastedPoint('47.365590, 8.524997')?.plusCode).toBe('8FVC9G8F+6X')
  expect(pastedPoint(' 52.5163,13.3777 ')).toMatchObject({ lat: 52.5163, lon: 13.3777 })
  for (const text of ['-0.28532', '36', 'Nakuru, 36', '-0.28532, 36.07231, 12'])
    expect(pastedPoint(text)).toBeUndefined()
})

test('O1 a placeholder is put in for whole words, and within none', () => {
  const contents = { accommodations: { stays: [{ id: 'rose', name: 'Rose' }] } }
  expect(withPlaceholders('Roses at the Rose, {{a Rose}}', contents)).toBe('Roses at the {{stay rose}}, {{a Rose}}')
})
