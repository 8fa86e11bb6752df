/**
 * Builds the site for two other owners, each in a copy of the project, where its own tests read it: in
 * `.generated/filled` the same resort with everything filled in (`filled/`), in `.generated/coast` another resort, of
 * which not a word or picture is shared (`coast/`). Run by `npm test`; by hand: `node tests/resorts/build.ts`, with
 * `filled` or `coast` for one of them.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { loadContent, pictureEntries } from '../../tools/content/load.ts'
import { reportProblems } from '../../tools/content/sentences.ts'
import { writeCoast } from './coast/files.ts'
import { takePhotographs } from './coast/pictures.ts'
import { startPortal } from './coast/portal.ts'
import { fillIn, typedNights, type Written } from './filled/content.ts'
import { root } from '../../tools/root.ts'
import type { PictureEntry } from '../../tools/pictures/encode.ts'

export const filled = join(root, '.generated/filled')
export const coast = join(root, '.generated/coast')

const copied = [
  'app',
  'content',
  'docs',
  'edit',
  'lib',
  'serve',
  'tests',
  'tools',
  'package.json',
  'playwright.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]

/** The project without `assets`; what is large and only read is linked. */
async function copyProject(to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const name of copied) await cp(join(root, name), join(to, name), { recursive: true })
  const settings = join(to, 'tests/settings.ts')
  await writeFile(settings, (await readFile(settings, 'utf8')).replace('specification: true', 'specification: false'))
  await link('node_modules', to)
}

const link = (name: string, to: string) => symlink(join(root, name), join(to, name), 'junction')

/** One cache of pictures for builds and development servers, and not the calendars of the first resort. */
export const ofCopies = { CALENDARS: '', WARIDI_CACHE: process.env.WARIDI_CACHE ?? join(root, '.cache') }

/** @returns whether the site was built */
async function buildCopy(folder: string): Promise<boolean> {
  const child = spawn(process.execPath, ['tools/build.ts', 'fast'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...ofCopies },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

/** Copies the project, and answers every open question of its content. */
export async function copyFilled(folder: string): Promise<void> {
  await copyProject(folder)
  await link('assets', folder)
  const fileOf = (name: string) => join(folder, 'content', `${name}.yaml`)
  const names = ['site', 'terms', 'enjoyments', 'accommodations'] as const
  const texts = await Promise.all(names.map((name) => readFile(fileOf(name), 'utf8')))
  const written = Object.fromEntries(names.map((name, at) => [name, parse(texts[at] ?? '')])) as Written
  fillIn(written)
  for (const name of names) await writeFile(fileOf(name), stringify(written[name]))
  await writeFile(fileOf('taken'), stringify(typedNights(written)))
}

/** @returns whether the site was built */
export async function buildFilled(): Promise<boolean> {
  await copyFilled(filled)
  return buildCopy(filled)
}

/**
 * The folder of these photographs. Every run would make the same bytes, and take longer than a build, so they are made
 * once; those of an earlier state are removed.
 */
async function photographsOf(entries: readonly PictureEntry[]): Promise<string> {
  const made = createHash('sha256').update(JSON.stringify(entries.map(({ key, file, use }) => [key, file, use])))
  for (const file of ['pictures.ts', '../../../package-lock.json']) {
    made.update(readFileSync(join(import.meta.dirname, 'coast', file)))
  }
  const folder = join(ofCopies.WARIDI_CACHE, `coast-photographs-${made.digest('hex').slice(0, 8)}`)
  if (existsSync(folder)) return folder
  for (const old of globSync(join(ofCopies.WARIDI_CACHE, 'coast-photographs-*'))) await rm(old, { recursive: true })
  const draft = join(ofCopies.WARIDI_CACHE, `draft-of-photographs.${process.pid}`)
  await takePhotographs(draft, entries)
  await rename(draft, folder)
  return folder
}

/** Copies the project, with the words, photographs, map, mark and colours of the resort by the sea. */
export async function copyCoast(folder: string): Promise<void> {
  await copyProject(folder)
  await writeCoast(folder)
  const { content, problems } = loadContent(folder)
  if (!content) throw new Error(reportProblems(problems))
  await cp(await photographsOf(pictureEntries(content)), join(folder, 'assets/pictures'), { recursive: true })
}

/** @returns whether the site was built */
export async function buildCoast(): Promise<boolean> {
  await copyCoast(coast)
  const portal = await startPortal(coast)
  try {
    return await buildCopy(coast)
  } finally {
    await portal.close()
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , only] = process.argv
  if (only !== 'coast' && !(await buildFilled())) process.exitCode = 1
  if (only !== 'filled' && !(await buildCoast())) process.exitCode = 1
}
