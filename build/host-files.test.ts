import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caddyfile, cloudFrontFunction, cloudFrontHeaders, headersFile, nginxConfiguration } from './host-files.ts'
import { securityHeaders, type Headers } from './headers.ts'

const pages = ['/', '/about-us', '/location']
const headers: Headers = {
  ...securityHeaders({ inlineScripts: ['start()'], inlineStyles: ['h1 { color: red }'] }),
  '/social/*': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  '/sw.js': { 'Service-Worker-Allowed': '/' },
}
const site = { domain: 'garden.example', pages, headers }

describe('_headers', () => {
  test('takes back what it says otherwise for some, because values of one header would be joined', () => {
    expect(headersFile(site)).toContain(
      '/social/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
    )
    expect(headersFile(site)).toContain('/sw.js\n  Service-Worker-Allowed: /\n')
    expect(headersFile(site)).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
  })

  test('refuses a line that Cloudflare would not read', () => {
    const inlineStyles = Array.from({ length: 60 }, (_, index) => `h${index} {}`)
    const long = securityHeaders({ inlineScripts: [], inlineStyles })
    expect(() => headersFile({ headers: long })).toThrow('Content-Security-Policy')
  })
})

const place = { listenPlain: ['80'], listenSecure: ['443'], certificate: 'c.pem', key: 'k.pem', root: '/site' }

test('no gap of a template is left open', async () => {
  for (const text of [await nginxConfiguration(site, place), await caddyfile(site, { address: 'garden.example', root: '/site' })]) {
    expect(text).not.toContain('%{')
    for (const [name, value] of Object.entries(headers['/*'] ?? {})) {
      expect(text).toContain(name)
      expect(text).toContain(`"${value}"`)
    }
  }
})

test('a header that could be taken for a setting is refused', async () => {
  const wrong = { ...site, headers: { '/*': { 'X-Note': 'a"; return 200 "b' } } }
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
    const query = { stay: { value: 'family-villa' }, day: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, a: { value: '' } }
    const answer = (await handler())(uri, query)
    expect(answer.statusCode).toBe(308)
    expect(answer.headers?.location.value).toBe(`${to}?stay=family-villa&day=1&day=2&a`)
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
