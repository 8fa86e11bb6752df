/** Serves a built site like a web host. By hand: `node serve/server.ts [folder] [port]`. */
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import sirv from 'sirv'
import { headersOf } from '../tools/response-headers.ts'

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const missingTypes: Record<string, string> = { '.vcf': 'text/vcard;charset=utf-8', '.ico': 'image/x-icon' }

const beingBuilt = 'The site is being built; this page will be there in a moment.\n'
const comeBack = { 'Retry-After': 2, Refresh: 2, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' }

/** @param dir the built site; a new build may replace its files meanwhile */
export function createSiteServer({ dir, isBuilt = () => true }: { dir: string; isBuilt?: () => boolean }): Server {
  const files = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const type = missingTypes[extname(path)]
      if (type) response.setHeader('Content-Type', type)
    },
  })
  const isPage = (path: string) =>
    path !== '/404' && existsSync(join(dir, path === '/' ? 'index.html' : `${path}.html`))
  return createServer((request, response) => {
    const [asked = '/', query] = (request.url ?? '/').split('?')
    const path = decoded(asked)
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value)
    const notFound = () => {
      const answer = response.writeHead.bind(response) as (status: number, headers: object) => typeof response
      Object.assign(response, { writeHead: (_: number, headers: object) => answer(404, headers) })
      delete request.headers['if-none-match']
      response.setHeader('Cache-Control', 'no-cache')
      files(Object.assign(request, { url: '/404.html', _parsedUrl: undefined }), response)
    }
    // A page has one address, to which its other spellings lead.
    const flat = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
    const location = encodeURI(flat) + (query ? `?${query}` : '')
    // sirv throws where a range ends before it begins, and where a file goes while it is read.
    delete request.headers.range
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    try {
      if (!['GET', 'HEAD'].includes(request.method ?? '')) response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      else if (!isBuilt()) response.writeHead(503, comeBack).end(beingBuilt)
      else if (flat !== path && isPage(flat))
        response.writeHead(308, { Location: location, 'Cache-Control': 'no-cache' }).end()
      else if (/^\/404|\/[._]|\.(?:br|gz)$/.test(path)) notFound()
      else files(request, response, notFound)
    } catch {
      response.destroy()
    }
  })
}

/** Where a server listens that was asked for a port; 0 is a free one. On this machine alone. */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

if (process.argv[1] === import.meta.filename) {
  // Tests that are ended leave no server behind.
  await import('../tools/commands/end-with-npm.ts')
  const [, , folder = 'dist', port = '4173'] = process.argv
  const server = createSiteServer({ dir: resolve(folder) })
  console.log(await listen(server, Number(port)))
  process.once('SIGTERM', () => process.exit(0))
}
