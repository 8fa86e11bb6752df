import { expect, test } from 'vitest'
import { refusal } from './guard.ts'

const asked = (others: Record<string, string>) => ({ headers: { host: 'localhost:5174', ...others } })

test('O1 the editor answers its own pages on this machine, and nobody else', () => {
  expect(refusal(asked({}), '127.0.0.1')).toBeUndefined()
  const own = asked({ origin: 'http://localhost:5174', 'sec-fetch-site': 'same-origin' })
  expect(refusal(own, '::1')).toBeUndefined()
  expect(refusal(asked({ host: '127.0.0.1:80' }), '::ffff:127.0.0.1')).toBeUndefined()
  expect(refusal(own, '192.168.1.5')).toContain('this computer')
  expect(refusal(own, undefined)).toContain('this computer')
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '192.168.1.5:5174', '']) {
    expect(refusal(asked({ host }), '127.0.0.1'), host).toContain('localhost')
  }
  for (const origin of ['http://evil.example', 'null', 'http://localhost:3000', 'https://localhost:5174']) {
    expect(refusal(asked({ origin }), '127.0.0.1'), origin).toContain('own pages')
  }
  for (const site of ['cross-site', 'same-site'])
    expect(refusal(asked({ 'sec-fetch-site': site }), '127.0.0.1')).toContain('own pages')
})
