/** Starts the web servers that we have configurations for, on free ports, with the built site. */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectSecure } from 'node:tls'
import { caddyfile, headersFile, nginxConfiguration, pagesOf, type HostedSite } from '../../tools/hosts/host-files.ts'
import { takenFileName } from '../../lib/taken.ts'
import { findHostPrograms } from './host-programs.ts'
import type { Headers } from '../../tools/pages/headers.ts'
import { createSiteServer, listen } from '../../serve/server.ts'
import { root as project } from '../../tools/root.ts'

export const dist = join(project, 'dist')

/** The headers of the build, and an exception for one file, which every host must support. */
export const headerRules: Headers = {
  ...(JSON.parse(readFileSync(join(project, '.generated/headers.json'), 'utf8')) as Headers),
  '/icon-192.png': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
}

/** A host at `https://localhost:<port>`, or at `http:` where it does not encrypt. */
export type RunningHost = {
  port: number
  isSecure: boolean
  /** The port for unencrypted requests. */
  plainPort?: number
  stop: () => Promise<void>
}

export const programs = findHostPrograms()

async function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function hostedSite(): Promise<HostedSite> {
  return { domain: 'localhost', pages: await pagesOf(dist), headers: headerRules }
}

/** Name and text of a file such as certbot writes to prove a domain. */
export const proof = 'a-proof_of-the-domain'

/** What `npm run calendars` has put into the site after it was built. */
export const taken = '{"from":"2026-11-22","stays":{}}'

/** The built site beside a file that no host may serve. */
function siteBesideASecret(folder: string): string {
  const site = join(folder, 'site')
  cpSync(dist, site, { recursive: true })
  writeFileSync(join(site, takenFileName), taken)
  writeFileSync(join(site, '.secret'), 'outside of the site')
  writeFileSync(join(folder, 'outside.txt'), 'outside of the site')
  return site
}

/** Whether the port answers. Caddy accepts connections before it has a certificate. */
function answers(port: number, isSecure: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = isSecure
      ? connectSecure({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false })
      : connect(port, '127.0.0.1')
    socket.on(isSecure ? 'secureConnect' : 'connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

type Program = {
  program: string
  parameters: string[]
  environment?: Record<string, string>
  port: number
  isSecure: boolean
}

/** Starts a program and waits until its port answers. Throws with its output where it does not. */
async function start({ program, parameters, environment, port, isSecure }: Program): Promise<() => Promise<void>> {
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill()
    // Caddy would wait for connections that are kept open.
    const impatience = setTimeout(() => child.kill('SIGKILL'), 500)
    await ended
    clearTimeout(impatience)
  }
  for (let tries = 0; tries < 400 && child.exitCode === null; tries++) {
    if (await answers(port, isSecure)) return stop
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop()
  throw new Error(`${program} did not start:\n${said}`)
}

export async function startNginx(): Promise<RunningHost> {
  const { nginx, openssl } = programs
  if (!nginx || !openssl) throw new Error('There is no nginx.')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  spawnSync(openssl, [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  const [plain, port] = [await freePort(), await freePort()]
  const site = await nginxConfiguration(await hostedSite(), {
    listenPlain: [`127.0.0.1:${plain}`],
    listenSecure: [`127.0.0.1:${port}`],
    certificate,
    key,
    root: siteBesideASecret(folder),
    proofs: join(folder, 'proofs'),
  })
  mkdirSync(join(folder, 'proofs/.well-known/acme-challenge'), { recursive: true })
  writeFileSync(join(folder, 'proofs/.well-known/acme-challenge', proof), proof)
  writeFileSync(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${nginx.brotliModule};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1; daemon off; pid ${join(folder, 'pid')}; error_log stderr;
events {}
http {
  include ${nginx.mimeTypes}; default_type application/octet-stream; access_log off;
  ${temporary.join('\n  ')}
  include ${join(folder, 'site.conf')};
}
`,
  )
  const parameters = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const stop = await start({ program: nginx.program, parameters, port, isSecure: true })
  return { port, plainPort: plain, isSecure: true, stop: () => stop().then(() => rmSync(folder, { recursive: true })) }
}

export async function startCaddy(): Promise<RunningHost> {
  if (!programs.caddy) throw new Error('There is no Caddy.')
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const address = `https://localhost:${port}`
  const site = await caddyfile(await hostedSite(), { address, root: siteBesideASecret(folder) })
  const file = join(folder, 'Caddyfile')
  // A self-signed certificate replaces the real one; the rest of the configuration is the same.
  const settings = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    'auto_https disable_redirects',
    'default_bind 127.0.0.1',
  ]
  writeFileSync(file, `{\n\t${settings.join('\n\t')}\n}\n${site}`)
  const home = join(folder, 'home')
  mkdirSync(home)
  const environment = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const parameters = ['run', '--config', file, '--adapter', 'caddyfile']
  const stop = await start({ program: programs.caddy, parameters, environment, port, isSecure: true })
  return { port, isSecure: true, stop: () => stop().then(() => rmSync(folder, { recursive: true })) }
}

/** The server behind `npm start`. */
export async function startOurs(): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'ours-'))
  const server = createSiteServer({ dir: siteBesideASecret(folder), headers: headerRules })
  const port = Number(new URL(await listen(server, 0)).port)
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    rmSync(folder, { recursive: true })
  }
  return { port, isSecure: false, stop }
}

/**
 * Cloudflare's emulator, if the variable `WRANGLER` contains its path. It is too large to be installed for the tests.
 */
export async function startCloudflare(): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'cloudflare-'))
  const port = await freePort()
  const site = siteBesideASecret(folder)
  writeFileSync(join(site, '_headers'), headersFile(await hostedSite()))
  const parameters = ['pages', 'dev', site, '--port', String(port), '--ip', '127.0.0.1']
  const environment = { HOME: folder, WRANGLER_SEND_METRICS: 'false', CI: '1' }
  const stop = await start({ program: process.env.WRANGLER ?? '', parameters, environment, port, isSecure: false })
  return { port, isSecure: false, stop: () => stop().then(() => rmSync(folder, { recursive: true, force: true })) }
}
