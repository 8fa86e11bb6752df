import { describe, expect, test } from 'vitest'
import { isSecondPage, maySave } from './save-for-the-road.ts'

describe('maySave', () => {
  const here = { isSecureContext: true, navigator: { serviceWorker: {} } }

  test('over https, where the browser can', () => {
    expect(maySave(here)).toBe(true)
    expect(maySave({ ...here, navigator: { serviceWorker: {}, connection: {} } })).toBe(true)
    expect(maySave({ ...here, isSecureContext: false })).toBe(false)
    expect(maySave({ ...here, navigator: {} })).toBe(false)
  })

  test('never where the guest saves data', () => {
    const navigator = { serviceWorker: {}, connection: { saveData: true } }
    expect(maySave({ ...here, navigator })).toBe(false)
  })
})

test.each([
  ['https://waridigardens.example/location?x=1', true],
  ['https://search.example/', false],
  ['http://waridigardens.example/', false],
  ['', false],
  ['nonsense', false],
])('a page opened from "%s" is the second: %s', (referrer, isSecond) => {
  expect(isSecondPage(referrer, 'https://waridigardens.example')).toBe(isSecond)
})
