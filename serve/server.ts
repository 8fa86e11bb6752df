/** Serves the built site on this machine like a web host. `node serve/server.ts [folder] [port]` serves one that is built. */
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import { headersOf } from '../tools/headers.ts'

/** @param dir the built site; a new build may replace its files meanwhile */
export function createSiteServer({ dir }: { dir: string }): Server {
  const files = sirv(dir, { dev: true, etag: true, brotli: true, gzip: true })
  const isPage = (path: string) =>
    path !== '/404' && existsSync(join(dir, path === '/' ? 'index.html' : `${path}.html`))
  return createServer((request, response) => {
    const [path = '/', query] = (request.url ?? '/').split('?')
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value)
    const notFound = () => {
      const answer = response.writeHead.bind(response) as (status: number, headers: object) => typeof response
      Object.assign(response, {
        writeHead: (status: number, headers: object) => answer(status === 200 ? 404 : status, headers),
      })
      response.setHeader('Cache-Control', 'no-cache')
      files(Object.assign(request, { url: '/404.html', _parsedUrl: undefined }), response)
    }
    // A page has one address, to which its other spellings lead.
    const flat = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
    if (flat !== path && isPage(flat)) response.writeHead(308, { Location: query ? `${flat}?${query}` : flat }).end()
    else if (/^\/404|\/[._]|\.(?:br|gz)$/.test(path)) notFound()
    else files(request, response, notFound)
  })
}

/** Where a server listens that was asked for a port; 0 is a free one. On this machine alone. */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder = 'dist', port = '4173'] = process.argv
  const server = createSiteServer({ dir: resolve(folder) })
  console.log(await listen(server, Number(port)))
  process.once('SIGTERM', () => process.exit(0))
}
