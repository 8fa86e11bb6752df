/** Installs packages, and a newer Node where this one is too old. `--omit=dev` leaves out what only tests need. */
import { exec, execFileSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** @param {string} lockFile */
const packagesOf = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages

const options = process.argv.slice(2).join(' ')
const isWithoutDev = options === '--omit=dev'

/** Whether all that a lock file names is there, which npm notes before it is. @param {string} folder */
function isInstalled(folder, lockFile = 'package-lock.json') {
  try {
    const there = packagesOf(join(folder, 'node_modules/.package-lock.json'))
    // Most optional packages are for other machines.
    return Object.entries(packagesOf(lockFile)).every(([path, { version, optional, dev }]) => {
      if (path === '' || !there[path]) return path === '' || optional || (dev && isWithoutDev)
      return there[path].version === version && existsSync(join(folder, path, 'package.json'))
    })
  } catch {
    return false
  }
}

/**
 * Installs beside what is there, which stays until all is whole. What npm has kept is not asked for again: the lock file
 * says what it must hold. @param {string} from where package.json is @param {string} folder
 */
async function install(from, folder) {
  const kind = from.replaceAll('/', '-')
  const beside = join(cached, `${process.pid}${kind}`)
  mkdirSync(beside, { recursive: true })
  try {
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(from, name), join(beside, name))
    const how = `--prefer-offline --no-audit --no-fund --loglevel=silent ${options}`
    await promisify(exec)(`npm ci --prefix ${beside} ${how}`)
    if (isInstalled(folder, join(from, 'package-lock.json'))) return
    const there = join(folder, 'node_modules')
    if (existsSync(there)) renameSync(there, join(beside, 'before'))
    renameSync(join(beside, 'node_modules'), there)
    // What a start that was ended has left; one that is slower need not go on.
    const others = readdirSync(cached).filter((name) => name.endsWith(kind))
    for (const name of others) rmSync(join(cached, name), { recursive: true, force: true })
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

async function installPackages() {
  if (isInstalled('.')) return
  console.log('Installing packages …')
  await install('.', '.').catch(() => {
    if (isInstalled('.')) return
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
  await install('tools/node', cached).catch(() => {})
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
