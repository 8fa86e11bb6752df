/**
 * Finds the web servers that the host configurations are tested with, and downloads Debian's packages of them where
 * possible. They are unpacked into `.cache/` and not installed: installing would start them, on port 80.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { onPath } from '../browsers.ts'
import { root } from '../../tools/root.ts'

export type HostPrograms = {
  /** With its module for ready-compressed brotli, and its list of types. */
  nginx: { program: string; brotliModule: string; mimeTypes: string } | undefined
  caddy: string | undefined
  /** Makes the certificate that nginx is tried with. */
  openssl: string | undefined
}

const unpacked = join(root, '.cache/hosts')
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static', 'caddy']

/** The first of these paths that exists below one of the roots. */
function firstBelow(roots: string[], places: string[]): string | undefined {
  return roots.flatMap((folder) => places.map((place) => join(folder, place))).find((file) => existsSync(file))
}

function runs(program: string, parameter: string): boolean {
  return spawnSync(program, [parameter], { stdio: 'ignore' }).status === 0
}

function findNginx(): HostPrograms['nginx'] {
  const roots = ['/', unpacked]
  const module = 'ngx_http_brotli_static_module.so'
  const program = onPath('nginx') ?? firstBelow(roots, ['usr/sbin/nginx'])
  const brotliModule = firstBelow(
    roots,
    ['usr/lib/nginx/modules', 'usr/share/nginx/modules', 'usr/lib64/nginx/modules'].map((folder) =>
      join(folder, module),
    ),
  )
  const mimeTypes = firstBelow(roots, ['etc/nginx/mime.types'])
  if (!program || !brotliModule || !mimeTypes || !runs(program, '-v')) return undefined
  return { program, brotliModule, mimeTypes }
}

export function findHostPrograms(): HostPrograms {
  const caddy = onPath('caddy') ?? firstBelow([unpacked], ['usr/bin/caddy'])
  return { nginx: findNginx(), caddy: caddy && runs(caddy, 'version') ? caddy : undefined, openssl: onPath('openssl') }
}

/** The programs of this machine, after downloading missing ones where possible. */
export function fetchHostPrograms(): HostPrograms {
  const found = findHostPrograms()
  if ((found.nginx && found.caddy) || !onPath('apt-get') || !onPath('dpkg-deb')) return found
  mkdirSync(unpacked, { recursive: true })
  const folder = mkdtempSync(join(unpacked, 'packages-'))
  const run = (program: string, ...parameters: string[]): boolean =>
    spawnSync(program, parameters, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  // apt would switch to a user that cannot write into this folder.
  const asThisUser = ['-o', `APT::Sandbox::User=${userInfo().username}`]
  console.log(`Fetching ${packages.join(', ')} …`)
  // Only root may update the package lists; others use the lists that are there.
  if (process.getuid?.() === 0) run('apt-get', 'update', '-q=2')
  for (const name of packages) run('apt-get', 'download', '-q=2', ...asThisUser, name)
  for (const file of readdirSync(folder)) run('dpkg-deb', '-x', file, unpacked)
  rmSync(folder, { recursive: true })
  return findHostPrograms()
}

/** Why a configuration cannot be tested here, and how to make it testable. */
export const missingHost = {
  nginx:
    'nginx with its brotli module, or openssl, is not on this machine, so its configuration was not tried. ' +
    'Debian: nginx-light, libnginx-mod-http-brotli-static, openssl.',
  caddy: 'Caddy is not on this machine, so its configuration was not tried. Debian: caddy.',
}
