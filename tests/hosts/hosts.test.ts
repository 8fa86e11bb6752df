/** All documented hosts give the same answers: the tests run against every host program that is available here. */
import { readFileSync, readdirSync } from 'node:fs'
import { request as plainRequest, type IncomingHttpHeaders } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request as secureRequest } from 'node:https'
import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { connect as connectSecure } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takenFileName } from '../../lib/taken.ts'
import { hashSource } from '../../tools/pages/headers.ts'
import { missingHost } from './host-programs.ts'
import {
  dist,
  headerRules,
  programs,
  proof,
  startCaddy,
  startCloudflare,
  startNginx,
  startOurs,
  taken,
  type RunningHost,
} from './running-hosts.ts'

type Host = {
  name: string
  start: () => Promise<RunningHost>
  /** The reason why it cannot run here. */
  missing: string | undefined
  /** True where it sends our compressed files; other hosts compress by themselves. */
  sendsCopies: boolean
  /** True where it answers all unknown addresses alike; otherwise the 404 page also has an address of its own. */
  hidesNotFoundPage: boolean
  /** The Cache-Control of files that may change: browsers must revalidate them. */
  revalidation: RegExp
}

const usual = { sendsCopies: true, hidesNotFoundPage: true, revalidation: /^no-cache$/ }

const hosts: Host[] = [
  { name: 'our own server', start: startOurs, missing: undefined, ...usual },
  {
    name: 'nginx',
    start: startNginx,
    missing: programs.nginx && programs.openssl ? undefined : missingHost.nginx,
    ...usual,
  },
  { name: 'Caddy', start: startCaddy, missing: programs.caddy ? undefined : missingHost.caddy, ...usual },
  {
    name: 'Cloudflare',
    start: startCloudflare,
    missing: process.env.WRANGLER ? undefined : 'Cloudflare was not tried: WRANGLER names no emulator.',
    sendsCopies: false,
    hidesNotFoundPage: false,
    revalidation: /^public, max-age=0, must-revalidate$|^no-store$/,
  },
]

const file = (name: string) => readFileSync(join(dist, name))
const pages = readdirSync(dist).filter((name) => name.endsWith('.html') && name !== '404.html')
const addressOf = (name: string) => (name === 'index.html' ? '/' : `/${name.slice(0, -5)}`)
const script = `/assets/${readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js')) ?? ''}`
const picture = `/pictures/${readdirSync(join(dist, 'pictures')).find((name) => name.endsWith('.avif')) ?? ''}`

/** The headers that the build prescribes for an address; later rules win. */
function headersFor(path: string): Record<string, string> {
  const rules = Object.entries(headerRules).filter(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )
  const all = rules.flatMap(([, headers]) =>
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  return Object.fromEntries(all) as Record<string, string>
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

describe.each(hosts)('$name', ({ name, start, missing, sendsCopies, hidesNotFoundPage, revalidation }) => {
  if (missing) {
    test.skip(missing)
    return
  }
  let host: RunningHost

  beforeAll(async () => {
    host = await start()
  }, 60_000)
  afterAll(() => host?.stop())

  function ask(path: string, more: { method?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
    const request = host.isSecure ? secureRequest : plainRequest
    const options = {
      port: host.port,
      path,
      host: '127.0.0.1',
      servername: 'localhost',
      rejectUnauthorized: false,
      ...more,
    }
    const headers = { Host: `localhost:${host.port}`, ...more.headers }
    return new Promise((resolve, reject) => {
      const asked = request({ ...options, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
        })
      })
      asked.on('error', reject).end()
    })
  }

  /** Sends a request line as it is; clients refuse to send most of what is tried here. */
  function askRaw(target: string): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const socket = host.isSecure
        ? connectSecure({ port: host.port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false })
        : connectPlain(host.port, '127.0.0.1')
      let text = ''
      socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
      socket.on('error', reject)
      socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.[01] (\d+)/.exec(text)?.[1]), text }))
      const lines = [`GET ${target} HTTP/1.1`, `Host: localhost:${host.port}`, 'Connection: close', '', '']
      socket.write(Buffer.from(lines.join('\r\n'), 'latin1'))
    })
  }

  test.each(pages)('the page %s has its flat address, without a redirect', async (page) => {
    const answer = await ask(addressOf(page))
    expect(answer.status).toBe(200)
    expect(answer.body.equals(file(page))).toBe(true)
    expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(answer.headers['cache-control']).toMatch(revalidation)
  })

  test('T7: taken.json is sent as it was put there, and asked for again each time', async () => {
    const answer = await ask(`/${takenFileName}`, { headers: { 'Accept-Encoding': 'br, gzip' } })
    expect([answer.status, String(answer.body)]).toEqual([200, taken])
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test.each([
    ['/location/', '/location'],
    ['/location.html', '/location'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/location/?stay=hilltop-home&a=b', '/location?stay=hilltop-home&a=b'],
    ['/location.html?a=b', '/location?a=b'],
  ])('%s leads once to %s', async (path, to) => {
    const answer = await ask(path)
    expect(answer.status).toBe(308)
    const origin = `https://localhost:${host.port}`
    const leadsTo = new URL(answer.headers.location ?? '', origin)
    expect(leadsTo.hostname).toBe('localhost')
    expect(leadsTo.pathname + leadsTo.search).toBe(to)
    expect((await ask(to)).status).toBe(200)
  })

  test('a redirect does not lead to the host that a request names', async () => {
    const { headers } = await ask('/location/', { headers: { Host: 'elsewhere.example' } })
    expect(headers.location ?? '').not.toContain('elsewhere')
  })

  const nowhere = [
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/location/more',
    '/assets/',
    '/assets/gone.1234abcd.js',
    '/Location',
    '/%C3%A9t%C3%A9',
    ...(hidesNotFoundPage ? ['/404', '/404.html', '/assets'] : []),
  ]

  test.each(nowhere)('N1 %s is answered with the 404 page and status 404', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.body.equals(file('404.html'))).toBe(true)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    // A cached 404 would hide a page that is added later.
    expect(answer.headers['cache-control']).toMatch(revalidation)
    expect(answer.headers.location).toBeUndefined()
  })

  test('every answer carries the headers of the build, each once, and a page its own policy', async () => {
    const paths = [
      ...pages.map(addressOf),
      '/%6cocation',
      '/Location',
      '/nowhere',
      script,
      picture,
      '/favicon.svg',
      '/icon-192.png',
      '/location/',
    ]
    for (const path of paths) {
      const { headers, status } = await ask(path)
      const shown = status === 404 && hidesNotFoundPage ? '/404' : decodeURI(path)
      expect(headers, path).toMatchObject(headersFor(shown))
      expect(headers.server ?? '', path).not.toMatch(/\d/)
    }
  })

  test('no page is shown by an address at which its own styles would be refused', async () => {
    const spellings = [
      '/',
      '/index',
      '/index.html',
      '/location',
      '/location.html',
      '/location/',
      '/%6cocation',
      '/LOCATION',
      '/404',
      '/nowhere',
    ]
    for (const path of spellings) {
      const { headers, body } = await ask(path)
      const style = /<style>([^]*)<\/style>/.exec(body.toString())?.[1]
      if (style) expect(headers['content-security-policy'], path).toContain(hashSource(style))
    }
  })

  test('files whose names tell their content are kept, others are asked for each time', async () => {
    for (const path of [script, picture]) {
      expect((await ask(path)).headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
    }
    for (const path of ['/sw.js', '/manifest.webmanifest', '/favicon.svg']) {
      const answer = await ask(path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers['cache-control'], path).toMatch(revalidation)
    }
  })

  test.each([
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/sw.js', /^(?:text|application)\/javascript/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/icon-192.png', /^image\/png$/],
    [picture, /^image\/avif$/],
    [script, /^(?:text|application)\/javascript/],
  ])('%s has its type', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toMatch(type)
  })

  test.runIf(sendsCopies).each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['vibrant, deflate', undefined],
  ])('to "Accept-Encoding: %s" texts are sent as %s, ready compressed', async (accepted, encoding) => {
    for (const path of ['/', '/location', '/nowhere', script]) {
      const answer = await ask(path, { headers: { 'Accept-Encoding': accepted } })
      expect(answer.headers['content-encoding'], path).toBe(encoding)
      expect(answer.headers.vary, path).toMatch(/^accept-encoding$/i)
      const plain =
        encoding === 'br'
          ? brotliDecompressSync(answer.body)
          : encoding === 'gzip'
            ? gunzipSync(answer.body)
            : answer.body
      expect(plain.equals((await ask(path)).body), path).toBe(true)
      expect(answer.headers['content-type'], path).toMatch(/javascript|html/)
    }
  })

  test('what is unchanged is not sent again', async () => {
    for (const path of ['/location', script]) {
      const { etag = '' } = (await ask(path)).headers
      expect(etag, path).not.toBe('')
      const again = await ask(path, { headers: { 'If-None-Match': etag } })
      expect(again.status, path).toBe(304)
      expect(again.body, path).toHaveLength(0)
    }
  })

  test('HEAD tells what GET would, without the body', async () => {
    for (const path of ['/', '/location', '/nowhere', script]) {
      const [got, head] = [await ask(path), await ask(path, { method: 'HEAD' })]
      expect(head.status, path).toBe(got.status)
      expect(head.body, path).toHaveLength(0)
      expect(head.headers['content-type'], path).toBe(got.headers['content-type'])
      expect(head.headers['cache-control'], path).toBe(got.headers['cache-control'])
    }
  })

  test.runIf(name !== 'Cloudflare').each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    expect((await ask('/', { method })).status).toBe(405)
  })

  const hidden = ['/.secret', '/%2esecret', '/_headers', '/index.html.br', '/location.html.gz', `${script}.br`]

  test.runIf(sendsCopies).each(hidden)('%s is not there', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  const malformed = [
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/%2E%2E%2Foutside.txt',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '/./../outside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '/%252e%252e/outside.txt',
    '/%00',
    '/location%00.html',
    '/%',
    '/%zz',
    '/\xe9',
    `/${'a'.repeat(2000)}`,
    '//localhost.example/',
    '/\\localhost.example/',
    '//localhost.example/%2f..',
    '//localhost.example//location/../..',
    '/%0d%0aSet-Cookie:a=b',
    '/location/%0d%0aSet-Cookie:a=b',
    '*',
    'location',
  ]

  // A server may resolve a malformed address to a page.
  test.runIf(sendsCopies).each(malformed)('%s leads neither to other files nor to other sites', async (target) => {
    const { status, text } = await askRaw(target)
    expect([200, 400, 404]).toContain(status)
    expect(text).not.toContain('outside of the site')
    expect(text).not.toMatch(/^(?:set-cookie|location):/im)
  })

  test.runIf(name === 'nginx' || name === 'Caddy')('speaks HTTP/2', async () => {
    const session = connectHttp2(`https://localhost:${host.port}`, { rejectUnauthorized: false })
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject)
      session.request({ ':path': '/location' }).on('response', (headers) => resolve(headers[':status']))
    })
    session.close()
    expect(status).toBe(200)
  })

  const askPlainly = (path: string) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      const options = { port: host.plainPort, host: '127.0.0.1', path, headers: { Host: 'elsewhere.example' } }
      plainRequest(options, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
      })
        .on('error', reject)
        .end()
    })

  test.runIf(name === 'nginx')(
    'W13 leads those who come without encryption to the same address with it, but for the proof of the domain',
    async () => {
      for (const path of ['/location?a=b', '/', '/.well-known/acme-challenge']) {
        expect((await askPlainly(path)).headers.location).toBe(`https://localhost${path}`)
      }
    },
  )

  test.runIf(name === 'nginx')(
    'W13 shows the proofs that certbot writes, without encryption, so that certificates are renewed',
    async () => {
      expect(await askPlainly(`/.well-known/acme-challenge/${proof}`)).toMatchObject({ status: 200, text: proof })
      for (const other of ['nothing', '', '../../../outside.txt', '%2e%2e/%2e%2e/%2e%2e/outside.txt']) {
        const { text } = await askPlainly(`/.well-known/acme-challenge/${other}`)
        expect(text).not.toContain('outside of the site')
      }
    },
  )

  test.runIf(name === 'Caddy')('offers HTTP/3', async () => {
    expect((await ask('/')).headers['alt-svc']).toMatch(/h3=/)
  })
})
