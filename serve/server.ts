/**
 * Serves the built site on this machine as a host on the web does: flat addresses, ready-compressed files,
 * the security headers of the build, and its 404 page. `sirv` finds and sends the files; this decides what
 * may be asked for.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { readAddress } from './address.ts'

/** Headers by path; a pattern that ends in `*` holds for everything that begins so, and a later rule wins. */
export type HeaderRules = Record<string, Record<string, string>>

/** Something that a person can put right, told in a sentence. */
export class ServerProblem extends Error {
  override name = 'ServerProblem'
}

const immutableFolders = /^\/(?:assets|cards|pictures|fonts)\//

/** Types of text whose charset browsers would otherwise guess, and a type that `sirv` does not know. */
const textTypes: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

function readHeaderRules(dir: string): HeaderRules {
  const file = join(dir, '..', '.generated', 'headers.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HeaderRules
  } catch {
    throw new ServerProblem(`The headers in ${file} cannot be read: build the site first (npm start).`)
  }
}

function headersFor(path: string, rules: HeaderRules): [string, string][] {
  return Object.entries(rules).flatMap(([pattern, headers]) => {
    const holds = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    return holds ? Object.entries(headers) : []
  })
}

type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that we have and the client takes; `q=0` says "not this one". */
function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const taken = new Set<string>()
  for (const part of String(header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) taken.add(name)
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

/** The 404 page in the three forms it is sent in, read once: it must be there when everything else is not. */
function readNotFoundPage(dir: string): Record<Encoding, Buffer | undefined> {
  const read = (name: string): Buffer | undefined =>
    existsSync(join(dir, name)) ? readFileSync(join(dir, name)) : undefined
  const identity = read('404.html')
  if (!identity) throw new ServerProblem(`There is no 404.html in ${dir}: build the site first (npm start).`)
  return { br: read('404.html.br'), gzip: read('404.html.gz'), identity }
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
 * `.generated/headers.json` beside it. Throws a {@link ServerProblem} when the build is not there.
 */
export function createSiteServer({ dir, headers }: { dir: string; headers?: HeaderRules }): Server {
  const rules = headers ?? readHeaderRules(dir)
  const notFoundPage = readNotFoundPage(dir)

  // `dev` looks at the disk for every request: a new build may replace files under a running server.
  const sendFile = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, path) {
      // Set beforehand for a 304; an answer with a body carries its own.
      response.removeHeader('ETag')
      const type = textTypes[extname(path)]
      if (type) response.setHeader('Content-Type', type)
    },
  })

  function setHeaders(response: ServerResponse, path: string): void {
    for (const [name, value] of headersFor(path, rules)) response.setHeader(name, value)
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
    setHeaders(response, '/404')
    const accepted = acceptedEncoding(request.headers['accept-encoding'])
    const encoding = notFoundPage[accepted] ? accepted : 'identity'
    const body = notFoundPage[encoding] ?? ''
    response.removeHeader('ETag')
    response.writeHead(404, {
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    })
    response.end(body)
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
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
      // Browsers keep a permanent redirect unless told otherwise; on localhost that would hurt other sites.
      response.writeHead(308, { Location: address.to, 'Cache-Control': 'no-cache', 'Content-Length': 0 })
      response.end()
      return
    }
    if (address.kind !== 'file' || address.path === '/404') return sendNotFound(request, response)

    if (!response.hasHeader('Cache-Control')) {
      const lasting = 'public, max-age=31536000, immutable'
      response.setHeader('Cache-Control', immutableFolders.test(path) ? lasting : 'no-cache')
    }
    const known = request.headers['if-none-match']
    if (known) response.setHeader('ETag', known)
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    request.headers['accept-encoding'] = encoding === 'br' ? 'br, gzip' : encoding
    // Nothing here is large enough for ranges, and a range of a compressed file helps nobody.
    delete request.headers.range
    sendFile(request, response, () => sendNotFound(request, response))
  }

  function isPage(path: string): boolean {
    return path !== '/404' && existsSync(join(dir, path === '/' ? 'index.html' : `${path}.html`))
  }

  return createServer((request, response) => {
    try {
      handle(request, response)
    } catch {
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The server failed on this address.\n')
    }
  })
}

/**
 * Reads a port number; 0 asks the system for a free one. Throws a {@link ServerProblem} for anything else.
 */
export function readPort(text: string | undefined, usual: number): number {
  if (text === undefined || text.trim() === '') return usual
  const port = Number(text)
  if (/^\d+$/.test(text.trim()) && port <= 65_535) return port
  throw new ServerProblem(`PORT is "${text}"; it must be a whole number from 0 to 65535, for example 4173.`)
}

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1} npm start`,
  EACCES: (port) =>
    `Port ${port} needs rights that this user lacks. Choose one from 1024 on: PORT=4173 npm start`,
}

/**
 * Listens on this machine only and returns the address to open. Browsers take `localhost` for 127.0.0.1 or
 * for ::1, so both lead here where the machine has both; otherwise another program on the second would be
 * shown. Throws a {@link ServerProblem} when the port cannot be had.
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

/** Ends the process with success on Ctrl-C, without waiting for browsers that keep a connection open. */
export function closeOnInterrupt(server: Server): void {
  // Heard more than once: a terminal tells this process and the one that started it, which passes it on.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
  }
}
