/**
 * Knows whether the built site is what its sources say. The build is remembered by a fingerprint of every
 * file that goes into it: name, size and time of change, which takes milliseconds where reading them would
 * not.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const folders = ['app', 'assets', 'build', 'content', 'serve/hosts']
const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** Tests, and what runs beside the build, change nothing in the site. */
const besideTheBuild = /\.test\.tsx?$|^build[/\\](?:commands|node|bootstrap\.mjs|browsers\.ts|host-programs\.ts)/

/** Settings from outside that show in the pages. */
const settings = ['SITE_URL']

async function sourceFiles(root: string): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => [])
      return names.map((name) => join(folder, name))
    }),
  )
  return [...found.flat(), ...files].filter((name) => !besideTheBuild.test(name)).toSorted()
}

/** One word for the sources as they are now. */
export async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  const names = await sourceFiles(root)
  const lines = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(root, name)).catch(() => undefined)
      return found?.isFile() ? `${name} ${found.size} ${found.mtimeMs}\n` : ''
    }),
  )
  return hash.update(lines.join('')).digest('hex')
}

function stampFile(root: string): string {
  return join(root, '.generated', 'built.json')
}

/** Whatever of it is missing or cannot be read, damaged by a full disk perhaps, asks for a build. */
export async function isBuilt(root: string): Promise<boolean> {
  if (!['index.html', '404.html'].every((name) => existsSync(join(root, 'dist', name)))) return false
  try {
    JSON.parse(await readFile(join(root, '.generated', 'headers.json'), 'utf8'))
    const built: unknown = JSON.parse(await readFile(stampFile(root), 'utf8'))
    return (built as { sources?: unknown }).sources === (await fingerprint(root))
  } catch {
    return false
  }
}

/** Raised where two builds would write into each other's files. */
export class BuildProblem extends Error {
  override name = 'BuildProblem'
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // it runs, and belongs to another user
  }
}

/** Notes in `file` that this process builds. A note left by a process that is gone is taken over. */
async function claim(file: string): Promise<void> {
  // Not `recursive`, which takes a read-only disk for a missing folder.
  if (!existsSync(dirname(file))) await mkdir(dirname(file))
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const other = Number(await readFile(file, 'utf8'))
    if (other > 0 && other !== process.pid && isRunning(other)) {
      throw new BuildProblem(
        `This site is being built already (by process ${other}). Wait until that is done, and try again. ` +
          `If process ${other} is something else, remove ${file}.`,
      )
    }
    await writeFile(file, String(process.pid))
  }
}

/**
 * Runs a build and remembers the sources it started from. The stamp goes first: a build that fails half-way
 * must not pass for the one before it, and sources that change meanwhile ask for another build.
 *
 * @throws BuildProblem where another build of the same checkout is under way
 */
export async function buildAndRemember(root: string, build: () => Promise<void>): Promise<void> {
  const claimFile = join(root, '.generated', 'building')
  await claim(claimFile)
  try {
    await rm(stampFile(root), { force: true })
    const sources = await fingerprint(root)
    await build()
    await writeFile(stampFile(root), JSON.stringify({ sources }))
  } finally {
    await rm(claimFile, { force: true })
  }
}
