/**
 * Serves the built site on this machine like a web host: addresses without extensions, compressed files, security
 * headers, and the 404 page. A new build may replace the files while the server runs, so nothing is cached that could
 * have changed.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { extname, join } from 'node:path'
import { readAddress } from './address.ts'

/** Headers by path; a pattern that ends in `*` matches all paths that begin with it, and a later rule wins. */
export type HeaderRules = Record<string, Record<string, string>>

/** An error that a person can fix, described in a sentence. */
export class ServerProblem extends Error {
  override name = 'ServerProblem'
}

const immutableFolders = /^\/(?:assets|cards|pictures)\//

const html = 'text/html; charset=utf-8'

/** Content types by extension; pages have none. Text types name their charset, which browsers would otherwise guess. */
const types: Record<string, string> = {
  '': html,
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** The headers of the build, read again when the file has changed. The first time it must be readable. */
function headerRulesOf(dir: string): () => HeaderRules {
  const file = join(dir, '..', '.generated', 'headers.json')
  const timeOfChange = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as HeaderRules
  let readAt = timeOfChange()
  let rules: HeaderRules
  try {
    rules = read()
  } catch {
    throw new ServerProblem(`The headers in ${file} cannot be read: build the site first (npm start).`)
  }
  return () => {
    const changedAt = timeOfChange()
    if (changedAt === readAt) return rules
    try {
      rules = read()
      readAt = changedAt
    } catch {
      // Missing or incomplete during a build: the old headers stay in use.
    }
    return rules
  }
}

function headersFor(path: string, rules: HeaderRules): [string, string][] {
  return Object.entries(rules).flatMap(([pattern, headers]) => {
    const holds = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    return holds ? Object.entries(headers) : []
  })
}

const endings = { br: '.br', gzip: '.gz', identity: '' }

type Encoding = keyof typeof endings

/** The best encoding that exists and the client accepts; `q=0` means not accepted. */
function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const taken = new Set<string>()
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) taken.add(name)
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

type Found = { body: Buffer; encoding: Encoding }

/**
 * A file in the best encoding that the client accepts. It is read as a whole before the answer begins, so that a file
 * that cannot be read becomes a 404. Undefined where there is none.
 */
async function readEncoded(file: string, best: Encoding): Promise<Found | undefined> {
  const compressed = { br: ['br', 'gzip'], gzip: ['gzip'], identity: [] } as const
  for (const encoding of [...compressed[best], 'identity'] as const) {
    const body = await readFile(file + endings[encoding]).catch(() => undefined)
    if (body) return { body, encoding }
  }
  return undefined
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  })
  response.end(text)
}

/**
 * The server, not yet listening. `dir` is the built site; `headers` default to those of the build, in
 * `.generated/headers.json` beside it.
 *
 * @throws ServerProblem when there is no build
 */
export function createSiteServer({ dir, headers }: { dir: string; headers?: HeaderRules }): Server {
  const currentRules = headers ? () => headers : headerRulesOf(dir)
  const notFoundFile = join(dir, '404.html')
  if (!existsSync(notFoundFile))
    throw new ServerProblem(`There is no 404.html in ${dir}: build the site first (npm start).`)

  function setHeaders(response: ServerResponse, path: string): void {
    for (const [name, value] of headersFor(path, currentRules())) response.setHeader(name, value)
  }

  function sendFile(response: ServerResponse, status: number, { body, encoding }: Found, type: string): void {
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length })
    response.end(body)
  }

  async function sendNotFound(response: ServerResponse, accepted: Encoding): Promise<void> {
    setHeaders(response, '/404')
    response.setHeader('Cache-Control', 'no-cache')
    const page = await readEncoded(notFoundFile, accepted)
    if (page) sendFile(response, 404, page, html)
    // During a build.
    else sendText(response, 404, 'There is nothing at this address.\n')
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '' } = request
    const address = readAddress(url)
    const path = address.kind === 'file' ? address.path : '/*'
    setHeaders(response, path)
    response.setHeader('Vary', 'Accept-Encoding')

    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(response, 405, 'Only GET and HEAD are answered here.\n')
    }
    if (address.kind === 'malformed') return sendText(response, 400, 'This address is malformed.\n')
    if (address.kind === 'redirect' && isPage(address.page)) {
      // Browsers cache permanent redirects, which on localhost would affect other sites.
      response.writeHead(308, { Location: address.to, 'Cache-Control': 'no-cache', 'Content-Length': 0 })
      response.end()
      return
    }
    const accepted = acceptedEncoding(request.headers['accept-encoding'])
    if (address.kind !== 'file' || path === '/404') return sendNotFound(response, accepted)

    const file = extname(path) === '' ? fileOfPage(path) : join(dir, path)
    const found = await readEncoded(file, accepted)
    if (!found) return sendNotFound(response, accepted)
    if (!response.hasHeader('Cache-Control')) {
      const lasting = 'public, max-age=31536000, immutable'
      response.setHeader('Cache-Control', immutableFolders.test(path) ? lasting : 'no-cache')
    }
    const etag = `"${createHash('sha256').update(found.body).digest('base64url').slice(0, 16)}"`
    response.setHeader('ETag', etag)
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
    else sendFile(response, 200, found, types[extname(path)] ?? 'application/octet-stream')
  }

  function fileOfPage(path: string): string {
    return join(dir, path === '/' ? 'index.html' : `${path}.html`)
  }

  function isPage(path: string): boolean {
    return path !== '/404' && existsSync(fileOfPage(path))
  }

  return createServer((request, response) => {
    handle(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The server failed on this address.\n')
    })
  })
}

/** Reads a port number; 0 asks the system for a free port. @throws ServerProblem for anything else */
export function readPort(text: string | undefined, usual: number): number {
  if (text === undefined || text.trim() === '') return usual
  const port = Number(text)
  if (/^\d+$/.test(text.trim()) && port <= 65_535) return port
  throw new ServerProblem(`PORT is "${text}"; it must be a whole number from 0 to 65535, for example 4173.`)
}

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1} npm start`,
  EACCES: (port) => `Port ${port} needs rights that this user lacks. Choose one from 1024 on: PORT=4173 npm start`,
}

/** Checks a port before the build starts. @throws ServerProblem where it is not free */
export async function checkPort(port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, port)
  await new Promise((resolve) => probe.close(resolve))
}

/**
 * Listens on this machine only and returns the address to open. Browsers take `localhost` for 127.0.0.1 or ::1, so the
 * server listens on both where the machine has both: otherwise another program could answer on the second.
 *
 * @throws ServerProblem when the port is not free
 */
export async function listen(server: Server, port: number): Promise<string> {
  const open = (target: SocketServer, host: string, at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      target.once('error', reject)
      target.listen(at, host, () => {
        target.off('error', reject)
        resolve()
      })
    })
  const taken = (error: NodeJS.ErrnoException): never => {
    const reason = reasons[error.code ?? '']?.(port)
    throw new ServerProblem(reason ?? `Port ${port} cannot be opened: ${error.message}`)
  }
  await open(server, '127.0.0.1', port).catch(taken)
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port

  const second = createSocketServer((socket) => server.emit('connection', socket))
  server.once('close', () => second.close())
  await open(second, '::1', actual).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') return
    server.close()
    taken(error)
  })
  return `http://localhost:${actual}`
}

/** Ends the process with success on Ctrl-C, without waiting for open connections. */
export function closeOnInterrupt(server: Server): void {
  // Received more than once: from the terminal, and from the parent process, which passes it on.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
  }
}
