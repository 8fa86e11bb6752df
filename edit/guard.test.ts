import { expect, test } from 'vitest'
import { refusal } from './guard.ts'

const asked = (others: Record<string, string>, url = '/') => ({ headers: { host: 'localhost:5174', ...others }, url })
const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

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
  const others = [
    { ...visit, 'sec-fetch-mode': 'no-cors' },
    { ...visit, 'sec-fetch-dest': 'iframe' },
  ]
  for (const each of others) expect(refusal(asked(each), '127.0.0.1')).toContain('own pages')
})

test('O1 a link on another site leads to pages, and to nothing else', () => {
  for (const url of ['/', '/location', '/about-us', '/?subject=feedback']) {
    expect(refusal(asked(visit, url), '127.0.0.1'), url).toBeUndefined()
  }
  for (const url of [
    '/__open-in-editor?file=content/home.yaml',
    '/content/site.yaml',
    '/@fs/etc/passwd',
    '/?/../x.ts',
    '',
  ]) {
    const isPage = url === '/?/../x.ts'
    expect(refusal(asked(visit, url), '127.0.0.1') === undefined, url).toBe(isPage)
  }
})
