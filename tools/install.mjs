/**
 * Installs the packages unless those of the lock file are there, and a newer Node where the running one is too old. With
 * `--omit=dev`, packages that only tests and checks need are left out: half of the bytes, for those who never test.
 */
import { exec, execFileSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** @param {string} lockFile */
const packagesOf = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages

const options = process.argv.slice(2).join(' ')
const isWithoutDev = options === '--omit=dev'

/** Whether npm has installed all that a lock file names. @param {string} folder */
function isInstalled(folder, lockFile = 'package-lock.json') {
  try {
    const there = packagesOf(join(folder, 'node_modules/.package-lock.json'))
    // Most optional packages are for other machines.
    return Object.entries(packagesOf(lockFile)).every(
      ([path, { version, optional, dev }]) =>
        path === '' || (there[path] ? there[path].version === version : optional || (dev && isWithoutDev)),
    )
  } catch {
    return false
  }
}

/** What npm has kept is not asked for again: the lock file says what each package must hold. @param {string} folder */
const install = (folder) =>
  promisify(exec)(`npm ci --prefix ${folder} --prefer-offline --no-audit --no-fund --loglevel=silent ${options}`)

async function installPackages() {
  if (isInstalled('.')) return
  console.log('Installing packages …')
  await install('.').catch(() => {
    throw new Error('The packages could not be installed: go online and try again, or see what npm ci says.')
  })
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
/** What React Router, Vitest and html-validate take. */
const isNewEnough = (major === 22 && minor >= 22) || (major === 24 && minor >= 8) || major > 24
const cached = '.cache/node'

async function fetchNode() {
  if (isNewEnough || isInstalled(cached, 'tools/node/package-lock.json')) return
  console.log(`Fetching a newer Node for this site alone (here is ${process.versions.node}) …`)
  cpSync('tools/node', cached, { recursive: true })
  await install(cached).catch(() => {})
}

/** In this folder npm's scripts look for programs first. */
function linkNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const link = join('node_modules/.bin', name)
  // What runs may be the link itself, which an installation has removed.
  if (isNewEnough && (existsSync(link) || !isInstalled(cached, 'tools/node/package-lock.json'))) return
  try {
    const folder = join(cached, 'node_modules')
    const program = join(folder, readdirSync(folder).find((each) => each.startsWith('node-')) ?? '', 'bin', name)
    execFileSync(program, ['--version'])
    rmSync(link, { force: true })
    linkSync(program, link)
  } catch {
    throw new Error(
      'This site needs Node 22.22 or newer, which could not be fetched: ' +
        'go online and try again, or install it from https://nodejs.org.',
    )
  }
}

try {
  await Promise.all([installPackages(), fetchNode()])
  linkNode()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
