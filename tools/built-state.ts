/** Whether the built site is up to date, and how its pictures are encoded. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Encoding } from './pictures/plan.ts'

/** What pages are made of; tests and commands change none. */
const patterns = ['{app,assets,content,lib,tools}/**/*', 'calendars.local.yaml', 'package-lock.json', 'vite.config.ts']
const beside = /\.test\.tsx?$|^tools.(?:checks|commands)/
/** Environment variables that change the pages. */
const settings = ['SITE_URL', 'CALENDARS', 'DRAFT']

type Stamp = { sources: string; encoding: Encoding }

const stampFile = (root: string) => join(root, '.generated/built.json')

/** A hash of the sources as they are now. */
export function sourcesNow(root: string): string {
  const files = globSync(patterns, { cwd: root }).filter((name) => !beside.test(name))
  const times = files.toSorted().map((name) => `${name} ${statSync(join(root, name)).mtimeMs}`)
  return createHash('sha256')
    .update([...settings.map((name) => process.env[name]), ...times].join('\n'))
    .digest('hex')
}

function lastBuild(root: string): Stamp | undefined {
  return existsSync(stampFile(root)) ? (JSON.parse(readFileSync(stampFile(root), 'utf8')) as Stamp) : undefined
}

export const builtEncoding = (root: string): Encoding | undefined => lastBuild(root)?.encoding

/** @param encoding of the pictures that is enough; `published` is enough for everybody */
export function isBuilt(root: string, encoding: Encoding): boolean {
  if (!['index.html', '404.html'].every((name) => existsSync(join(root, 'dist', name)))) return false
  const last = lastBuild(root)
  return last?.sources === sourcesNow(root) && [encoding, 'published'].includes(last.encoding)
}

/** Before a build, so that one that fails does not pass for the one before it. */
export const forgetBuild = (root: string): void => rmSync(stampFile(root), { force: true })

export function rememberBuild(root: string, stamp: Stamp): void {
  mkdirSync(join(root, '.generated'), { recursive: true })
  writeFileSync(stampFile(root), JSON.stringify(stamp))
}
