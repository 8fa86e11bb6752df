/** `npm run edit`: serves the editor, and reads and writes the folder for it. Ctrl-C ends it. */
import '../tools/commands/end-with-npm.ts'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import { headersOf } from '../tools/response-headers.ts'
import { explain, errorSentence } from '../tools/machine-errors.ts'
import { root } from '../tools/root.ts'
import { isEditorBuilt } from './build-stamp.ts'
import { openFolder } from './folder-files.ts'
import { refusal } from './allowed-requests.ts'
import { openOutside, publisherOf, type How } from './publish-here.ts'

const headers = { ...headersOf('/'), 'Cache-Control': 'no-cache' }

const folder = openFolder(root)
const publisher = publisherOf(root)
const listeners = new Set<ServerResponse>()

let telling: NodeJS.Timeout | undefined

const bodyOf = (request: IncomingMessage) =>
  new Response(
    request as unknown as BodyInit,
    { headers: request.headers as HeadersInit, duplex: 'half' } as ResponseInit,
  )

async function write(request: IncomingMessage): Promise<[status: number, body: string]> {
  const form = await bodyOf(request).formData()
  const changed = new Map<string, Uint8Array | null>()
  for (const [file, held] of form) {
    if (typeof held === 'string') changed.set(held, null)
    else changed.set(file, new Uint8Array(await held.arrayBuffer()))
  }
  // At once: what was read must still be so when it is written over.
  if (request.headers['if-match'] !== folder.read().version) return [412, '']
  folder.write(changed)
  return [200, folder.read().version]
}

async function answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: string | Buffer) => void response.writeHead(status).end(body)
  if (path === '/events') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('\n')
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
  } else if (path === '/reasons') send(200, JSON.stringify(await publisher.reasons()))
  else if (path === '/publish' && request.method === 'POST')
    send(200, JSON.stringify(await publisher.publish((await bodyOf(request).text()) as How)))
  else if (path === '' && request.method === 'POST') send(...(await write(request)))
  else if (path === '') send(200, JSON.stringify(folder.read()))
  else {
    const bytes = folder.picture(decodeURIComponent(path.slice(1)))
    send(bytes ? 200 : 404, bytes ?? '')
  }
}

async function open(): Promise<void> {
  // Loading the build tools takes longer than starting a server.
  if (!isEditorBuilt(root)) await (await import('./build.ts')).buildEditor()
  const pages = sirv(join(root, 'dist-edit'), { extensions: ['html'], etag: true, dev: true })
  handle = (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const reason = refusal(request)
    if (reason !== undefined) return void response.writeHead(403).end(reason)
    const [, path] = /^\/@disk(\/[^?]*)?$/.exec(request.url ?? '') ?? []
    if (!request.url?.startsWith('/@disk'))
      return pages(request, response, () => {
        request.url = '/404'
        pages(request, response, () => void response.writeHead(404).end())
      })
    answer(path ?? '', request, response).catch((error: unknown) => {
      console.error(error)
      const why =
        errorSentence(error as Error) ??
        'Something went wrong in the editor. The window where you started it says what.'
      if (!response.headersSent) response.writeHead(500).end(`${why} Nothing was changed.`)
    })
  }
  for (const each of ['content', 'assets/pictures'])
    watch(join(root, each), () => {
      clearTimeout(telling)
      // Several files are one change.
      telling = setTimeout(() => listeners.forEach((listener) => listener.write('data:\n\n')), 50)
    })
}

/** A page that is open already tries again. */
let handle: RequestListener = ({ socket }) => socket.destroy()
const server = createServer((request, response) => handle(request, response))
// Building leaves a listener behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0))
try {
  // First, so that a port that is taken is told before anything is built: two editors are one too many.
  await once(server.listen(Number(process.env.PORT ?? 5174), '127.0.0.1'), 'listening')
  await open()
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`
  console.log('\nYou can now change the site on its own pages. Press a sentence, a price or a picture.')
  console.log(`  ${address}\n`)
  openOutside(address, process.env.BROWSER)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
