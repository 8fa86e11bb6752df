/** The built site on a host that can fail: no connection, no answer, or another version of a file. */
import { readdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createSiteServer, listen } from '../../../serve/server.ts'
import { headersOf } from '../../../tools/response-headers.ts'
import { root } from '../../../tools/root.ts'
import { test as base } from './fixtures.ts'

export const dist = join(root, 'dist')

/** What is sent in place of a built file; a number is a status without a body, and with the headers of the file. */
type Replacement = { type: string; body: string } | number

export type FlakyHost = {
  address: string
  /** `down`: every connection is cut. `silent`: connections are accepted and never answered. */
  state: 'up' | 'down' | 'silent'
  /** By path, or all files of a folder by its own: `/pictures/`. */
  replaced: Map<string, Replacement>
  /** Requested paths so far, with their queries. */
  asked: string[]
  close: () => void
}

function send(instead: Replacement, path: string, response: ServerResponse): void {
  if (typeof instead === 'number') response.writeHead(instead, headersOf(path)).end()
  else response.writeHead(200, { 'Content-Type': instead.type, 'Cache-Control': 'no-cache' }).end(instead.body)
}

export async function startFlakyHost(dir: string): Promise<FlakyHost> {
  const site = createSiteServer({ dir })
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    host.asked.push(request.url ?? '')
    if (host.state === 'down') request.socket.destroy()
    if (host.state !== 'up') return
    const instead = host.replaced.get(path) ?? host.replaced.get(/^\/\w+\//.exec(path)?.[0] ?? '')
    if (instead === undefined) site.emit('request', request, response)
    else send(instead, path, response)
  })
  const host: FlakyHost = {
    address: await listen(server, 0),
    state: 'up',
    replaced: new Map(),
    asked: [],
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return host
}

const hosts = new Map<string, Promise<FlakyHost>>()

/**
 * Journeys on the host of their worker, which is as new for each. With another address each journey would need a browser
 * context of its own.
 */
export const testOn = (dir: string, prepare: (host: FlakyHost) => void = () => {}) =>
  base.extend<{ host: FlakyHost }>({
    host: async ({}, use) => {
      const starting = hosts.get(dir) ?? startFlakyHost(dir)
      hosts.set(dir, starting)
      const host = await starting
      prepare(host)
      await use(host)
      host.state = 'up'
      host.replaced.clear()
      host.asked.length = 0
    },
    baseURL: ({ host }, use) => use(host.address),
  })

/** The path of a built file of code or style, whose name carries a hash. */
export async function builtFile(name: string, extension: '.js' | '.css'): Promise<string> {
  const files = await readdir(join(dist, 'assets'))
  const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith(extension))
  if (!file) throw new Error(`The build has no ${name}-….${extension}`)
  return `/assets/${file}`
}

/** Touches a key of an open page, and waits until everything is stored on the device. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
}
