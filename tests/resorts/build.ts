/**
 * Builds the site with the content of `filled/`: a copy of the project in `.generated/filled`, where its own tests read
 * it. Run by `npm test`; by hand: `node tests/resorts/build.ts`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { fillIn, type Written } from './filled/content.ts'

const root = join(import.meta.dirname, '../..')
export const filled = join(root, '.generated/filled')

const copied = ['app', 'build', 'content', 'docs', 'serve', 'tests', 'package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']
/** Large, and only read. */
const linked = ['assets', 'node_modules']

async function copyProject(): Promise<void> {
  await rm(filled, { recursive: true, force: true })
  await mkdir(filled, { recursive: true })
  for (const name of copied) await cp(join(root, name), join(filled, name), { recursive: true })
  // It compares with the words of the original order.
  await rm(join(filled, 'tests/site/outline.test.ts'))
  for (const name of linked) await symlink(join(root, name), join(filled, name), 'junction')
}

async function fillContent(): Promise<void> {
  const fileOf = (name: string) => join(filled, 'content', `${name}.yaml`)
  const names = ['site', 'terms', 'enjoyments', 'accommodations'] as const
  const texts = await Promise.all(names.map((name) => readFile(fileOf(name), 'utf8')))
  const written = Object.fromEntries(names.map((name, at) => [name, parse(texts[at] ?? '')])) as Written
  fillIn(written)
  for (const name of names) await writeFile(fileOf(name), stringify(written[name]))
}

/** @returns whether the site was built */
export async function buildFilled(): Promise<boolean> {
  await copyProject()
  await fillContent()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'build/build-site.ts'], {
    cwd: filled,
    stdio: 'inherit',
    // Its pictures are those of the real site, in the same cache.
    env: { WARIDI_CACHE: join(root, '.cache'), ...process.env },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

if (process.argv[1] === import.meta.filename && !(await buildFilled())) process.exitCode = 1
