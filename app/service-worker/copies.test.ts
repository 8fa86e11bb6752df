import { expect, test } from 'vitest'
import { isSecondPage } from './copies.ts'

test.each([
  ['https://mauahillhouse.example/location?x=1', true],
  ['https://search.example/', false],
  ['http://mauahillhouse.example/', false],
  ['', false],
  ['nonsense', false],
])('a page opened from "%s" is the second: %s', (referrer, isSecond) => {
  expect(isSecondPage(referrer, 'https://mauahillhouse.example')).toBe(isSecond)
})
