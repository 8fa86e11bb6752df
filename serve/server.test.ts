import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSiteServer, listen } from './server.ts'

const dir = mkdtempSync(join(tmpdir(), 'site-'))
const write = (name: string, text: string) => {
  cpSync(import.meta.filename, join(dir, name), { recursive: true })
  writeFileSync(join(dir, name), text)
}
write('index.html', 'home')
write('location.html', 'guide')
write('location.html.br', 'compressed')
write('404.html', 'oops')
write('assets/a-123456.js', 'code')
write('_headers', 'of the host')

const server = createSiteServer({ dir })
const address = await listen(server, 0)
afterAll(() => server.close())

const ask = async (path: string, headers = {}) => {
  const answer = await fetch(address + path, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity', ...headers },
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test.each<[string, number, string]>([
  ['/', 200, 'home'],
  ['/location', 200, 'guide'],
  ['/location?a=b', 200, 'guide'],
  ['/assets/a-123456.js', 200, 'code'],
  ...['/nowhere', '/404', '/404.html', '/_headers', '/location.html.br', '/assets/', '/%', '/..%2fsecret'].map(
    (path): [string, number, string] => [path, 404, 'oops'],
  ),
])('%s is %d %s', async (path, status, text) => {
  expect(await ask(path)).toMatchObject({ status, text })
})

test.each(['/location/', '/location.html'])('%s leads to the one address', async (path) => {
  const { status, headers } = await ask(`${path}?a=b`)
  expect([status, headers.get('location')]).toEqual([308, '/location?a=b'])
})

test('pages are asked for each time, and protected; files with a hash are kept', async () => {
  const page = await ask('/nowhere')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
  expect((await ask('/assets/a-123456.js')).headers.get('cache-control')).toContain('immutable')
  const { headers } = await ask('/location')
  expect((await ask('/location', { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304)
})

test('a new build replaces what is sent', async () => {
  write('index.html', 'new home')
  expect((await ask('/')).text).toBe('new home')
})
