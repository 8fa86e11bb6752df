import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readAddress } from './address.ts'
import { checkPort, createSiteServer, listen, readPort } from './server.ts'

// A busy machine must not fail what is right.
vi.setConfig({ testTimeout: 30_000 })

let folder: string
let server: Server
let port: number

const pages: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'location.html': '<h1>Location</h1>',
  '404.html': '<h1>Not found</h1>',
}
const files: Record<string, string> = {
  ...pages,
  'assets/app.1234abcd.js': 'export const word = "Ünïcode"',
  'assets/site.1234abcd.css': 'h1 { color: red }',
  'pictures/rose-garden.1234abcd-480.avif': 'not really a picture',
  'assets/serif.1234abcd.woff2': 'not really a font',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  _headers: 'for hosts',
  '.secret': 'hidden',
  '.well/secret.txt': 'hidden',
}
const headers = {
  '/*': { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' },
  '/location': { 'Content-Security-Policy': "default-src 'self'" },
  '/404': { 'Content-Security-Policy': "img-src 'self'" },
  '/favicon.svg': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  const dir = join(folder, 'dist')
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(dir, name, '..'), { recursive: true })
    await writeFile(join(dir, name), text)
    if (!/\.(?:html|js|css)$/.test(name)) continue
    await writeFile(join(dir, `${name}.br`), brotliCompressSync(text))
    await writeFile(join(dir, `${name}.gz`), gzipSync(text))
  }
  await writeFile(join(folder, 'outside.txt'), 'outside of the site')
  server = createSiteServer({ dir, headers })
  port = Number(new URL(await listen(server, 0)).port)
})

afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true, force: true })
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type Question = { method?: string; headers?: Record<string, string> }

function ask(path: string, more: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, ...more }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject).end()
  })
}

/** Sends bytes as they are; clients refuse to send most of what is tried here. Returns status and answer. */
function askRaw(target: string, method = 'GET'): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text }))
    const head = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    socket.write(Buffer.from(head, 'latin1'))
  })
}

describe('pages', () => {
  test.each([
    ['/', 'index.html', "default-src 'none'"],
    ['/location', 'location.html', "default-src 'self'"],
    ['/location?look=evening', 'location.html', "default-src 'self'"],
    ['/%6cocation', 'location.html', "default-src 'self'"],
  ])('%s is a flat address, and the page has its own policy', async (path, file, policy) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toBe(pages[file])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
  })

  test.each([
    ['/location.html', '/location'],
    ['/location/', '/location'],
    ['/location.html/', '/location'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/location/?stay=hilltop-home&a=b?c', '/location?stay=hilltop-home&a=b?c'],
    ['/index.html?', '/?'],
  ])('%s leads once to %s', async (path, to) => {
    const answer = await ask(path)
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe(to)
    expect((await ask(to)).status).toBe(200)
  })

  test.each([
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/404',
    '/404.html',
    '/404/',
    '/location/more',
    '/assets',
    '/assets/',
    '/assets/gone.1234abcd.js',
    '/%C3%A9t%C3%A9',
    '//location',
    '//elsewhere.example/',
    '/Location',
  ])('N1 %s is answered with the 404 page and status 404', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toBe(pages['404.html'])
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toBe("img-src 'self'")
    expect(answer.headers.location).toBeUndefined()
  })

  test('an unchanged page is not sent again', async () => {
    const first = await ask('/location')
    const { etag = '' } = first.headers
    expect(etag).not.toBe('')
    const second = await ask('/location', { headers: { 'If-None-Match': etag } })
    expect(second.status).toBe(304)
    expect(second.body).toHaveLength(0)
    expect(second.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    const changed = await ask('/location', { headers: { 'If-None-Match': '"another"' } })
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).toBe(etag)
  })

  test('a page that a new build writes is served without a new start', async () => {
    await writeFile(join(folder, 'dist', 'about-us.html'), '<h1>About</h1>')
    expect((await ask('/about-us')).body.toString()).toBe('<h1>About</h1>')
    await rm(join(folder, 'dist', 'about-us.html'))
    expect((await ask('/about-us')).status).toBe(404)
  })

  test('HEAD tells what GET would, without the body', async () => {
    for (const path of ['/', '/nowhere', '/assets/app.1234abcd.js', '/location/', '/%zz', '/_headers']) {
      const got = await ask(path)
      const head = await ask(path, { method: 'HEAD' })
      expect(head.status).toBe(got.status)
      expect(head.body).toHaveLength(0)
      expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' })
    }
  })
})

describe('files', () => {
  test.each([
    ['/assets/app.1234abcd.js', 'text/javascript; charset=utf-8', true],
    ['/assets/site.1234abcd.css', 'text/css; charset=utf-8', true],
    ['/pictures/rose-garden.1234abcd-480.avif', 'image/avif', true],
    ['/assets/serif.1234abcd.woff2', 'font/woff2', true],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', false],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', false],
    ['/sitemap.xml', 'application/xml; charset=utf-8', false],
  ])('%s has its type and is kept as long as its name tells its content', async (path, type, isHashed) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    const cached = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
    expect(answer.headers['cache-control']).toBe(cached)
    expect(answer.body.toString()).toBe(files[path.slice(1)])
  })

  test('a rule for one address adds to the rule for all', async () => {
    expect((await ask('/favicon.svg')).headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect((await ask('/')).headers['cross-origin-resource-policy']).toBeUndefined()
  })

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['vibrant', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('to "Accept-Encoding: %s" everything is sent as %s', async (accepted, encoding) => {
    for (const path of ['/', '/nowhere', '/assets/app.1234abcd.js']) {
      const answer = await ask(path, { headers: { 'Accept-Encoding': accepted } })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['content-type']).toMatch(/^text\//)
      const plain =
        encoding === 'br'
          ? brotliDecompressSync(answer.body)
          : encoding === 'gzip'
            ? gunzipSync(answer.body)
            : answer.body
      expect(plain.equals((await ask(path)).body)).toBe(true)
    }
  })

  test('what has no compressed twin is sent as it is', async () => {
    const answer = await ask('/sitemap.xml', { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body.toString()).toBe(files['sitemap.xml'])
  })

  test.each(['bytes=0-3', 'bytes=-3', 'bytes=5-2', 'bytes=900000-', 'bytes=a-b', 'bytes=0-1,3-4'])(
    'a wish for a range (%s) is answered with the whole file',
    async (range) => {
      const answer = await ask('/assets/app.1234abcd.js', { headers: { Range: range } })
      expect(answer.status).toBe(200)
      expect(answer.body.toString()).toBe(files['assets/app.1234abcd.js'])
    },
  )
})

describe('files that change under a running server', () => {
  test('a file that cannot be read answers 404, and the server goes on', async () => {
    const file = join(folder, 'dist', 'unreadable.txt')
    // The administrator may read anything, but not this.
    if (process.getuid?.() === 0) await symlink('/proc/self/mem', file)
    else await writeFile(file, 'text').then(() => chmod(file, 0))
    expect((await ask('/unreadable.txt')).status).toBe(404)
    expect((await ask('/')).status).toBe(200)
    await rm(file)
  })

  test('a file that vanishes answers 404 and the server goes on', async () => {
    const file = join(folder, 'dist', 'vanishing.txt')
    for (let round = 0; round < 100; round++) {
      await writeFile(file, 'text')
      const asked = ask('/vanishing.txt')
      await rm(file)
      expect([200, 404]).toContain((await asked).status)
    }
    expect((await ask('/')).status).toBe(200)
  })

  test('the headers and the 404 page of a new build are sent without a new start', async () => {
    const rebuilt = await mkdtemp(join(folder, 'rebuilt-'))
    const write = (name: string, text: string) => writeFile(join(rebuilt, name), text)
    const writeBuild = async (version: string) => {
      await write('.generated/headers.json', JSON.stringify({ '/*': { 'Content-Security-Policy': version } }))
      await write('dist/404.html', version)
    }
    await mkdir(join(rebuilt, 'dist'))
    await mkdir(join(rebuilt, '.generated'))
    await writeBuild('first')
    const running = createSiteServer({ dir: join(rebuilt, 'dist') })
    const address = await listen(running, 0)
    const shown = async () => {
      const response = await fetch(`${address}/nowhere`)
      return [response.status, response.headers.get('content-security-policy'), await response.text()]
    }
    try {
      expect(await shown()).toEqual([404, 'first', 'first'])
      await write('.generated/headers.json', '{ "/*": {')
      await rm(join(rebuilt, 'dist/404.html'))
      expect(await shown()).toEqual([404, 'first', expect.stringMatching(/^There is nothing/)])
      await writeBuild('second')
      expect(await shown()).toEqual([404, 'second', 'second'])
    } finally {
      running.close()
      running.closeAllConnections()
    }
  })
})

describe('what is refused', () => {
  test.each([
    '/.secret',
    '/.well/secret.txt',
    '/_headers',
    '/index.html.br',
    '/location.html.gz',
    '/assets/app.1234abcd.js.br',
    '/assets/app.1234abcd.js.GZ',
    '/%2esecret',
  ])('%s is not there', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  test.each([
    '/%',
    '/%zz',
    '/%C3',
    '/%00',
    '/location%00.html',
    '/a\\b',
    '/%5c..%5coutside.txt',
    '/..',
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/%2E%2E%2Foutside.txt',
    '/./location',
    '/%0d%0aSet-Cookie:a=b',
    '/\xe9',
    '/a#b',
    'http://localhost/',
    'location',
    '*',
    `/${'a'.repeat(2048)}`,
    `/?${'a'.repeat(4000)}`,
  ])('%s is malformed', async (target) => {
    const { status, text } = await askRaw(target)
    expect(status).toBe(400)
    expect(text).not.toContain('outside of the site')
    expect(text).not.toMatch(/set-cookie/i)
  })

  // Encoded twice, too long for UTF-8, as other servers or other alphabets write it: no way leads out of the site.
  test.each([
    '/%252e%252e/outside.txt',
    '/%252e%252e%252foutside.txt',
    '/%25%32%65%25%32%65/outside.txt',
    '/%c0%ae%c0%ae/outside.txt',
    '/%e0%80%ae%e0%80%ae/outside.txt',
    '/%c0%af..%c0%afoutside.txt',
    '/%u002e%u002e/outside.txt',
    '/..;/outside.txt',
    '/..%3b/outside.txt',
    '/%EF%BC%8E%EF%BC%8E/outside.txt',
    '/..%EF%BC%8Foutside.txt',
    '/.../outside.txt',
    '/..%09/outside.txt',
    '/..%20/outside.txt',
    '/%2e%2e%5coutside.txt',
    '/..%255coutside.txt',
    '/..%c1%9coutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '//..//outside.txt',
    '/\\..\\outside.txt',
    '/file:///outside.txt',
    '/..%00/outside.txt',
    '/outside.txt%00.html',
    '/outside.txt\x00.html',
    '/?/../../outside.txt',
  ])('%s gives nothing away', async (target) => {
    const { status, text } = await askRaw(target)
    expect([200, 400, 404]).toContain(status)
    expect(text).not.toContain('outside of the site')
    // The last one asks for the home page, with a query.
    if (status === 200) expect(target).toMatch(/^\/\?/)
  })

  test.each([255, 256, 1000, 2047])('a name of %d characters, which no disk holds, is not there', async (length) => {
    expect((await ask(`/${'a'.repeat(length)}`)).status).toBe(404)
    expect((await ask(`/${'a/'.repeat(length / 2)}b`.slice(0, 2048))).status).toBe(404)
  })

  /** What comes back for lines of a request as they are. */
  function talk(...lines: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString('latin1')))
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
      socket.write(Buffer.from(lines.join('\r\n'), 'latin1'))
    })
  }

  test('requests that two servers could read differently, and such that are none, are refused', async () => {
    const requests = [
      ['GET / HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', ''],
      ['GET / HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Content-Length: 6', '', ''],
      ['GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked', '', 'zz', ''],
      ['GET / HTTP/1.1', 'Host : a', '', ''],
      ['GET / HTTP/1.1', '', ''],
      ['GET / HTTP/9.9', 'Host: a', '', ''],
      ['GET/ HTTP/1.1', 'Host: a', '', ''],
      ['BREW / HTTP/1.1', 'Host: a', '', ''],
      ['\x16\x03\x01\x02\x00\x01', ''],
      ['GET / HTTP/1.1', 'Host: a', 'X: a\x00b', '', ''],
      ['GET / HTTP/1.1', 'Host: a', `X: ${'a'.repeat(20_000)}`, '', ''],
    ]
    for (const lines of requests) {
      const text = await talk(...lines).catch(() => 'HTTP/1.1 400 reset')
      // The faulty part of the third comes after a head that is sound.
      const answers = lines.includes('zz') ? /^HTTP\/1\.1 (?:200|400)/ : /^HTTP\/1\.1 4\d\d/
      expect(text, lines.slice(0, 3).join(' | ')).toMatch(answers)
    }
    expect((await ask('/')).status).toBe(200)
  })

  test('guests who leave in the middle do not stop it', async () => {
    for (const part of [
      'GET',
      'GET / HTTP/1.1\r\nHost: a\r\n',
      'GET /assets/app.1234abcd.js HTTP/1.1\r\nHost: a\r\n\r\n',
    ]) {
      const socket = connect(port, '127.0.0.1')
      await new Promise((resolve) => socket.write(part, resolve))
      socket.destroy()
    }
    expect((await ask('/')).status).toBe(200)
  })

  test('addresses beyond what a request may hold, and requests that are none', async () => {
    expect((await askRaw(`/${'a'.repeat(100_000)}`).catch(() => ({ status: 431 }))).status).toBe(431)
    expect((await askRaw('/a b c')).status).toBe(400)
    expect((await askRaw('/\x00')).status).toBe(400)
    expect((await ask('/')).status).toBe(200)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s', async (method) => {
    const answer = await ask('/', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('any text as an address: an answer from the site, and the server goes on', async () => {
    const known = new Set([200, 308, 400, 404])
    const pieces = '/ .. . %2e %2f %5c \\ %00 % location .html ? outside.txt'.split(' ')
    const piece = fc.constantFrom(...pieces)
    const target = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(target, async (parts) => {
        const path = `/${parts.join('')}`.replace(/[\s\r\n]/g, '')
        const { status, text } = await askRaw(path)
        expect(known).toContain(status)
        expect(text).not.toContain('outside of the site')
      }),
      { numRuns: 150 },
    )
  })

  test('no redirect ever leaves the site', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('/', '.html', '/index.html', ''), (path, end) => {
        const address = readAddress(`/${path}${end}`)
        if (address.kind === 'redirect') expect(address.to).toMatch(/^\/(?!\/)/)
      }),
    )
  })
})

describe('the port', () => {
  test('is read from text', () => {
    expect(readPort(undefined, 4173)).toBe(4173)
    expect(readPort('', 4173)).toBe(4173)
    expect(readPort('8080', 4173)).toBe(8080)
    for (const wrong of ['http', '-1', '65536', '80.5', '0x50', '1e3']) {
      expect(() => readPort(wrong, 4173)).toThrow(/it must be a whole number from 0 to 65535/)
    }
  })

  test.each(['127.0.0.1', '::1'])('taken on %s, gives a sentence', async (host) => {
    const other = createServer()
    const isThere = await new Promise<boolean>((resolve) => {
      other.once('error', () => resolve(false)).listen(0, host, () => resolve(true))
    })
    if (!isThere) return
    const address = other.address()
    const taken = typeof address === 'object' && address ? address.port : 0
    const second = createSiteServer({ dir: join(folder, 'dist'), headers })
    await expect(listen(second, taken)).rejects.toThrow(`Port ${taken} is taken by another program`)
    expect(second.listening).toBe(false)
    await expect(checkPort(taken)).rejects.toThrow(`Port ${taken} is taken by another program`)
    await new Promise((resolve) => other.close(resolve))
    await checkPort(taken)
    await checkPort(taken)
  })

  test('is not open to other machines', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  })
})

describe('a missing build', () => {
  test('is told in a sentence', async () => {
    const empty = await mkdtemp(join(folder, 'empty-'))
    const dir = join(empty, 'dist')
    expect(() => createSiteServer({ dir })).toThrow(/headers\.json cannot be read: build the site first/)
    expect(() => createSiteServer({ dir, headers: {} })).toThrow(/no 404\.html in .*: build the site first/)
  })
})
