/**
 * Knows whether the built site is up to date, and how its pictures are encoded. The sources of a build are remembered
 * as a fingerprint of name, size and modification time of each file, which is much faster than reading them.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Encoding } from './pictures/plan.ts'

const folders = ['app', 'assets', 'content', 'lib', 'tools']
const files = ['calendars.local.yaml', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** Tests and tools that run beside the build do not change the site. */
const besideTheBuild = /\.test\.tsx?$|^tools[/\\](?:checks|commands|node|bootstrap\.mjs)/

/** Environment variables that change the pages. */
const settings = ['SITE_URL', 'CALENDARS', 'DRAFT']

async function sourceFiles(root: string): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => [])
      return names.map((name) => join(folder, name))
    }),
  )
  return [...found.flat(), ...files].filter((name) => !besideTheBuild.test(name)).toSorted()
}

/** A hash of the sources as they are now. */
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

type Stamp = { sources: string; encoding: Encoding }

async function readStamp(root: string): Promise<Partial<Stamp>> {
  return JSON.parse(await readFile(stampFile(root), 'utf8')) as Partial<Stamp>
}

/** How the pictures of the last build are encoded; undefined where there is none. */
export async function builtEncoding(root: string): Promise<Encoding | undefined> {
  return (await readStamp(root).catch(() => undefined))?.encoding
}

/**
 * False where anything is missing or cannot be read, for example after a full disk.
 *
 * @param encoding of the pictures that is enough; `published` is enough for everybody
 */
export async function isBuilt(root: string, encoding: Encoding): Promise<boolean> {
  if (!['index.html', '404.html'].every((name) => existsSync(join(root, 'dist', name)))) return false
  try {
    const built = await readStamp(root)
    return built.sources === (await fingerprint(root)) && [encoding, 'published'].includes(built.encoding ?? '')
  } catch {
    return false
  }
}

/** Another build is writing the same files. */
export class BuildProblem extends Error {
  override name = 'BuildProblem'
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // the process runs, but belongs to another user
  }
}

/** Writes the id of this process into `file`. A file left by a process that has ended is overwritten. */
async function claim(file: string): Promise<void> {
  // Not `recursive`: on a read-only disk that reports a missing folder.
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

type Build = (encoding: Encoding) => Promise<void>

/** Builds the site unless it is up to date. @throws BuildProblem where another build of the same checkout is running */
export async function ensureBuilt(root: string, encoding: Encoding, build: Build = buildThis): Promise<void> {
  if (!(await isBuilt(root, encoding))) await buildAndRemember(root, encoding, build)
}

async function buildThis(encoding: Encoding): Promise<void> {
  // Imported only here: loading the build tools takes longer than starting a server.
  const { buildSite } = await import('./build.ts')
  await buildSite(encoding)
}

/**
 * Runs a build and remembers the sources it started from, and the encoding of its pictures. The old stamp is deleted
 * first, so that a failed build does not pass for the one before it; sources that change meanwhile cause another build.
 *
 * @throws BuildProblem where another build of the same checkout is running
 */
export async function buildAndRemember(root: string, encoding: Encoding, build: Build): Promise<void> {
  const claimFile = join(root, '.generated', 'building')
  await claim(claimFile)
  try {
    await rm(stampFile(root), { force: true })
    const sources = await fingerprint(root)
    await build(encoding)
    await writeFile(stampFile(root), JSON.stringify({ sources, encoding } satisfies Stamp))
  } finally {
    await rm(claimFile, { force: true })
  }
}
