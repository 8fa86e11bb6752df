/** How addresses are answered. What the headers say is in a snapshot of `tests/guest/`: `_headers`. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { headersOf } from '../tools/response-headers.ts'
import { createSiteServer, listen } from './server.ts'

const { folder: dir, write } = temporaryFolder()
write('index.html', 'home')
write('location.html', 'guide')
write('location.html.br', brotliCompressSync('guide'))
write('404.html', 'oops')
write('assets/a-123456.js', 'code')
write('pictures/a.0123abcd-240.avif', 'picture')
write('contact.vcf', 'card')
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

const absent = ['/nowhere', '/404', '/404.html', '/%5Fheaders', '/location.html.br', '/assets/', '/%', '/..%2fsecret']

test.each<[string, number, string]>([
  ['/', 200, 'home'],
  ['/location', 200, 'guide'],
  ['/location?a=b', 200, 'guide'],
  ['/assets/a-123456.js', 200, 'code'],
  ...absent.map((path): [string, number, string] => [path, 404, 'oops']),
])('%s is %d %s', async (path, status, text) => {
  expect(await ask(path)).toMatchObject({ status, text })
})

const lasting = 'public, max-age=31536000, immutable'

test.each([
  ['/', 'no-cache', 'text/html;charset=utf-8'],
  ['/assets/gone-123456.js', 'no-cache', 'text/html;charset=utf-8'],
  ['/contact.vcf', 'no-cache', 'text/vcard;charset=utf-8'],
  ['/assets/a-123456.js', lasting, 'text/javascript'],
  ['/pictures/a.0123abcd-240.avif', lasting, 'image/avif'],
])('%s has the headers of its folder, and may be kept: %s', async (path, kept, type) => {
  const { headers } = await ask(path)
  const wanted = { ...headersOf(path), 'Cache-Control': kept, 'Content-Type': type, Vary: 'Accept-Encoding' }
  for (const [name, value] of Object.entries(wanted)) expect(headers.get(name), name).toBe(value)
})

test('a compressed copy is sent to those who read it', async () => {
  const { headers, text } = await ask('/location', { 'Accept-Encoding': 'br' })
  expect([headers.get('content-encoding'), text]).toEqual(['br', 'guide'])
})

test.each(['/location/', '/location.html'])('%s leads to the one address', async (path) => {
  const { status, headers } = await ask(`${path}?a=b`)
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([308, '/location?a=b', 'no-cache'])
})

test('what is not there is told anew to those who know the page of that', async () => {
  const etag = (await ask('/nowhere')).headers.get('etag') ?? ''
  expect(await ask('/nowhere', { 'If-None-Match': etag })).toMatchObject({ status: 404, text: 'oops' })
})

test('neither odd requests nor a file that goes meanwhile end the server', async () => {
  expect(await ask('/location', { Range: 'bytes=9-3' })).toMatchObject({ status: 200, text: 'guide' })
  expect((await fetch(address, { method: 'POST', body: 'words' })).status).toBe(405)
  write('gone.html', 'soon')
  server.once('request', () => rmSync(join(dir, 'gone.html')))
  await expect(ask('/gone')).rejects.toThrow()
  expect((await ask('/')).status).toBe(200)
})

test('before the first build pages come in a moment', async () => {
  const early = createSiteServer({ dir, isBuilt: () => false })
  const { status, headers } = await fetch(await listen(early, 0))
  early.close()
  expect([status, headers.get('refresh')]).toEqual([503, '2'])
})

test('a new build replaces what is sent', async () => {
  write('index.html', 'new home')
  expect((await ask('/')).text).toBe('new home')
})
