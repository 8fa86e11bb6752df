/** Serves the built site and its copy without scripts, over HTTP/1.1 and HTTP/2. */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createSiteServer, listen, type HeaderRules } from '../serve/server.ts'
import type { Protocol } from './options.ts'

export type Site = { address: string; close: () => void }

/** The page without any script: the same HTML and styles. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/ data-app="[^"]*"/, '')
}

/** The page without `noindex`, as it will be once the site has its address. */
export const forSearch = (html: string): string => html.replace('<meta name="robots" content="noindex">\n', '')

/** Copies the built site with changed pages; all other files are links. */
export async function makeTwin(dist: string, folder: string, pageOf: (html: string) => string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(dist)) {
    if (/\.html\.(?:br|gz)$/.test(name)) continue
    if (!name.endsWith('.html')) {
      await symlink(resolve(dist, name), join(folder, name))
      continue
    }
    const html = pageOf(await readFile(join(dist, name), 'utf8'))
    await writeFile(join(folder, name), html)
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(html))
  }
}

/** A self-signed certificate for the time of the bench. Needs the `openssl` program. */
async function throwawayKey(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  )
  const read = { key: await readFile(key), cert: await readFile(cert) }
  await rm(folder, { recursive: true })
  return read
}

async function listenSecurely(site: Server): Promise<Site> {
  const secure = createSecureServer(await throwawayKey())
  secure.on('request', (request, response) => void site.emit('request', request, response))
  await new Promise<void>((done) => {
    secure.listen(0, '127.0.0.1', () => done())
  })
  return { address: `https://localhost:${(secure.address() as AddressInfo).port}`, close: () => void secure.close() }
}

/** Serves a folder by the same server as `npm start`. */
export async function serveSite(dir: string, headers: HeaderRules, protocol: Protocol): Promise<Site> {
  const server = createSiteServer({ dir, headers })
  if (protocol === 'HTTP/2') return listenSecurely(server)
  const address = await listen(server, 0)
  return {
    address,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
