/** When the site was built, whether it is up to date, and how its pictures are encoded. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Encoding } from './pictures/recipes.ts'

/** When the site is built. `SOURCE_DATE_EPOCH` (seconds, as in reproducible-builds.org) stands in for the clock. */
export const buildTime = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now())

/** What pages are made of; tests and commands change none. */
const patterns = ['{app,assets,content,lib,tools}/**/*', 'calendars.local.yaml', 'package-lock.json']
const beside = /\.test\.tsx?$|^tools.(?:checks|commands)/
const settings = ['CALENDARS', 'DRAFT']

type Stamp = { sources: string; encoding: Encoding }

const stampFile = (root: string) => join(root, '.generated/built.json')

/** @param more besides what pages are made of */
export function sourcesNow(root: string, more: string[] = []): string {
  const files = globSync([...patterns, ...more], { cwd: root }).filter((name) => !beside.test(name))
  const times = files.toSorted().map((name) => `${name} ${statSync(join(root, name)).mtimeMs}`)
  return createHash('sha256')
    .update([...settings.map((name) => process.env[name]), ...times].join('\n'))
    .digest('hex')
}

/** Nothing where the file is missing, or damaged, for example after a full disk. */
function lastBuild(root: string): Partial<Stamp> {
  try {
    return (JSON.parse(readFileSync(stampFile(root), 'utf8')) as Stamp | null) ?? {}
  } catch {
    return {}
  }
}

export const builtEncoding = (root: string): Encoding | undefined => lastBuild(root).encoding

/** @param encoding of the pictures that is enough; `published` is enough for everybody */
export function isBuilt(root: string, encoding: Encoding): boolean {
  if (!['index.html', '404.html'].every((name) => existsSync(join(root, 'dist', name)))) return false
  const { sources, encoding: built = '' } = lastBuild(root)
  return sources === sourcesNow(root) && [encoding, 'published'].includes(built)
}

/** Whether a process runs, also that of another user. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * One build at a time, and one that fails does not pass for the one before it. Each first writes a file of its own and
 * then looks for others, so that of two that begin together at most one goes on. @returns what to call after it
 */
export function beginBuild(root: string): () => void {
  const folder = join(root, '.generated')
  // Not `recursive`: that hides why a disk refuses.
  if (!existsSync(folder)) mkdirSync(folder)
  const own = join(folder, `building.${process.pid}`)
  const end = () => rmSync(own, { force: true })
  writeFileSync(own, '')
  for (const name of globSync('building.*', { cwd: folder })) {
    const file = join(folder, name)
    const pid = Number(name.split('.')[1])
    if (file === own) continue
    if (isRunning(pid)) {
      end()
      const says = `This site is being built already (by process ${pid}). Wait until that is done, and try again.`
      const message = `${says} If it is something else, remove ${file}.`
      throw Object.assign(new Error(message), { name: 'BuildProblem' })
    }
    rmSync(file, { force: true })
  }
  rmSync(stampFile(root), { force: true })
  return end
}

export const rememberBuild = (root: string, stamp: Stamp): void => writeFileSync(stampFile(root), JSON.stringify(stamp))
