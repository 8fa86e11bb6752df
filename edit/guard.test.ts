import { expect, test } from 'vitest'
import { isToken, refusal } from './guard.ts'

const own = { host: 'localhost:5174' }

test('O1 the editor answers its own pages on this machine, and nobody else', () => {
  expect(refusal(own, '127.0.0.1')).toBeUndefined()
  expect(refusal({ ...own, origin: 'http://localhost:5174', 'sec-fetch-site': 'same-origin' }, '::1')).toBeUndefined()
  expect(refusal({ host: '127.0.0.1:80' }, '::ffff:127.0.0.1')).toBeUndefined()
  // A link on another page may lead here.
  expect(
    refusal(
      { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      '127.0.0.1',
    ),
  ).toBeUndefined()
  expect(refusal(own, '192.168.1.5')).toContain('this computer')
  expect(refusal(own, undefined)).toContain('this computer')
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '192.168.1.5:5174', '']) {
    expect(refusal({ host }, '127.0.0.1'), host).toContain('localhost')
  }
  for (const origin of ['http://evil.example', 'null', 'http://localhost:3000', 'https://localhost:5174']) {
    expect(refusal({ ...own, origin }, '127.0.0.1'), origin).toContain('own pages')
  }
  expect(refusal({ ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, '127.0.0.1')).toContain(
    'own pages',
  )
  expect(
    refusal(
      { ...own, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      '127.0.0.1',
    ),
  ).toContain('own pages')
})

test('O1 a message without the token of this run is refused', () => {
  expect(isToken('abc', 'abc')).toBe(true)
  for (const given of [undefined, '', 'ab', 'abd', 'abcd', 1, {}]) expect(isToken(given, 'abc')).toBe(false)
})
