import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caddyfile, cloudFrontFunction, cloudFrontHeaders, headersFile, nginxConfiguration } from './host-files.ts'
import { securityHeaders, type Headers } from '../pages/headers.ts'

const pages = ['/', '/about-us', '/location']
const pageStyles = { '/': 'home {}', '/about-us': 'about {}', '/location': 'guide {}', '/404': 'oops {}' }
const pageScripts = Object.fromEntries(Object.keys(pageStyles).map((page) => [page, 'start()']))
const headers: Headers = securityHeaders({ pageScripts, pageStyles, libraryStyles: [] })
const policyOf = (path: string) => headers[path]?.['Content-Security-Policy'] ?? 'nothing'
const site = { domain: 'garden.example', pages, headers }

describe('_headers', () => {
  test('takes back what it says otherwise for some, because values of one header would be joined', () => {
    expect(headersFile(site)).toContain(
      '/cards/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
    )
    expect(headersFile(site)).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
  })

  test('has the own policy of a page, by its address and by the name of its file, and one for all else', () => {
    const blocks = new Map(
      headersFile(site)
        .split('\n\n')
        .map((block) => [block.split('\n')[0], block]),
    )
    const spellings = { '/': '/index.html', '/about-us': '/about-us.html', '/location': '/location.html' }
    for (const [page, file] of Object.entries(spellings)) {
      for (const path of [page, file])
        expect(blocks.get(path), path).toContain(`\n  Content-Security-Policy: ${policyOf(page)}`)
    }
    expect(blocks.get('/*')).toContain(`\n  Content-Security-Policy: ${policyOf('/*')}`)
  })

  test('refuses a line that Cloudflare would not read', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`/${index}`, `h${index} {}`]))
    const long = securityHeaders({ pageScripts: {}, pageStyles: many, libraryStyles: [] })
    expect(() => headersFile({ pages, headers: long })).toThrow('Content-Security-Policy')
  })
})

const place = {
  listenPlain: ['80'],
  listenSecure: ['443'],
  certificate: 'c.pem',
  key: 'k.pem',
  root: '/site',
  proofs: '/proofs',
}

test('no gap of a template is left open', async () => {
  for (const text of [
    await nginxConfiguration(site, place),
    await caddyfile(site, { address: 'garden.example', root: '/site' }),
  ]) {
    expect(text).not.toContain('%{')
    for (const [name, value] of Object.values(headers).flatMap(Object.entries<string>)) {
      expect(text).toContain(name)
      expect(text).toContain(`"${value}"`)
    }
  }
})

test.each<[string, Headers]>([
  ['could be taken for a setting', { '/*': { 'X-Note': 'a"; return 200 "b' } }],
  ['only some answers carry', { '/*': {}, '/sw.js': { 'X-Note': 'a' } }],
])('a header that %s is refused', async (_, wrongHeaders) => {
  const wrong = { ...site, headers: wrongHeaders }
  await expect(nginxConfiguration(wrong, place)).rejects.toThrow('cannot be written')
  await expect(caddyfile(wrong, { address: 'garden.example', root: '/site' })).rejects.toThrow('cannot be written')
})

describe('CloudFront', () => {
  type Query = Record<string, { value: string; multiValue?: { value: string }[] }>
  type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } }
  type Handler = (event: { request: { uri: string; querystring: Query } }) => Answer

  async function handler(): Promise<(uri: string, querystring?: Query) => Answer> {
    const handle = runInNewContext(`${await cloudFrontFunction(site)}\nhandler`) as Handler
    return (uri, querystring = {}) => handle({ request: { uri, querystring } })
  }

  test.each([
    ['/', '/index.html'],
    ['/location', '/location.html'],
    ['/nowhere', '/nowhere'],
    ['/nowhere/', '/nowhere/'],
    ['/assets/app.1234abcd.js', '/assets/app.1234abcd.js'],
  ])('asks S3 for %s by %s', async (uri, key) => {
    expect((await handler())(uri).uri).toBe(key)
  })

  test.each([
    ['/location/', '/location'],
    ['/location.html', '/location'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s leads once to %s, with its query', async (uri, to) => {
    const query = {
      stay: { value: 'hilltop-home' },
      day: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
      a: { value: '' },
    }
    const answer = (await handler())(uri, query)
    expect(answer.statusCode).toBe(308)
    expect(answer.headers?.location.value).toBe(`${to}?stay=hilltop-home&day=1&day=2&a`)
    expect((await handler())(uri).headers?.location.value).toBe(to)
  })

  test('no redirect leaves the site, and what is led on arrives', async () => {
    const handle = await handler()
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/', '.html', 'index', 'location', '//', 'elsewhere.example')), (parts) => {
        const to = handle(`/${parts.join('')}`).headers?.location.value
        if (to === undefined) return
        expect(pages).toContain(to)
        expect(handle(to).uri).toMatch(/\.html$/)
      }),
    )
  })

  test('every header is in the policy, security headers in their own fields', () => {
    const policy = JSON.stringify(cloudFrontHeaders(site))
    for (const [name, value] of Object.entries(headers['/*'] ?? {})) {
      if (/^(?:X-Content|Strict-Transport)/.test(name)) continue
      expect(policy).toContain(JSON.stringify(value))
    }
    expect(policy).toContain('"AccessControlMaxAgeSec":63072000,"IncludeSubdomains":true')
    expect(policy).not.toMatch(/"Header":"(?:Content-Security-Policy|Referrer-Policy|Strict-Transport)/)
  })
})
