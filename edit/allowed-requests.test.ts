import { expect, test } from 'vitest'
import { refusal } from './allowed-requests.ts'

const asked = (others: Record<string, string>) => ({ headers: { host: 'localhost:5174', ...others } })

test('O1 the editor answers its own pages on this machine, and nobody else', () => {
  const own = asked({ origin: 'http://localhost:5174', 'sec-fetch-site': 'same-origin' })
  for (const each of [own, asked({}), asked({ host: '127.0.0.1:80' })]) expect(refusal(each)).toBeUndefined()
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '192.168.1.5:5174', '']) {
    expect(refusal(asked({ host })), host).toContain('localhost')
  }
  for (const origin of ['http://evil.example', 'null', 'http://localhost:3000', 'https://localhost:5174']) {
    expect(refusal(asked({ origin })), origin).toContain('own pages')
  }
  for (const site of ['cross-site', 'same-site'])
    expect(refusal(asked({ 'sec-fetch-site': site }))).toContain('own pages')
})
