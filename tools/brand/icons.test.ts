import { expect, test } from 'vitest'
import { absoluteStart } from './icons.ts'

test('a relative start is made absolute, and what follows stays relative', () => {
  expect(absoluteStart('m12 5 7 7-7 7')).toBe('M12 5l7 7-7 7')
  expect(absoluteStart('m8 3 4 8 5-5')).toBe('M8 3l4 8 5-5')
  expect(absoluteStart('m6 6-2.5-.5')).toBe('M6 6l-2.5-.5')
  expect(absoluteStart('m14 9.5V7a4 4 0 0 1 4-4')).toBe('M14 9.5V7a4 4 0 0 1 4-4')
})

test('an absolute start is left alone', () => {
  expect(absoluteStart('M5 12h14')).toBe('M5 12h14')
})
