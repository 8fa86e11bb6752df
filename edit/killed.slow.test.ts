/** A real process that is killed, and a real disk that is full. The simulated ones stand beside journal and publications. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { root as project } from '../tools/root.ts'
import { Journal } from './journal.ts'
import { buildCopy } from './publisher.ts'

const root = mkdtempSync(join(tmpdir(), 'killed-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const first = {
  'content/site.yaml': 'name: A\n',
  'content/pictures.yaml': 'old: { file: old.webp }\n',
  'assets/pictures/old.webp': 'old',
}

function beginAnew(folder = root): void {
  rmSync(folder, { recursive: true, force: true })
  for (const each of ['content', 'assets/pictures']) mkdirSync(join(folder, each), { recursive: true })
  for (const [file, text] of Object.entries(first)) writeFileSync(join(folder, file), text)
}

const filesIn = (folder: string) =>
  Object.fromEntries(
    ['content', 'assets/pictures'].flatMap((each) =>
      readdirSync(join(folder, each)).map((name) => [
        `${each}/${name}`,
        readFileSync(join(folder, each, name), 'utf8'),
      ]),
    ),
  )

const script = join(project, 'tests/content/killed-editor.ts')
const options = ['--disable-warning=ExperimentalWarning', '--experimental-strip-types', script, root]

/** Whether the process was killed at this change of the disk. */
function isKilledAt(work: string, at: number): boolean {
  const words = [...options, work, String(at)]
  const { signal, status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  if (signal !== 'SIGKILL') expect(stderr + status).toBe('0')
  return signal === 'SIGKILL'
}

/** Every change is tried with a simulated disk; each process takes longer to start than all that it does. */
const step = 5

test.skipIf(process.platform === 'win32').each([
  ['edit', 'saves, takes back or adds a picture', 30],
  ['publish', 'publishes', 10],
])('O1 %s: a process that is killed while it %s leaves nothing by half', { timeout: 120_000 }, (work, _, changes) => {
  let at = 1
  beginAnew()
  while (check(work, at)) {
    at += step
    beginAnew()
  }
  expect(at).toBeGreaterThan(changes)
})

/** @returns whether it was killed */
function check(work: string, at: number): boolean {
  const wasKilled = isKilledAt(work, at)
  const journal = new Journal(root)
  const { 'content/site.yaml': site, ...others } = filesIn(root)
  const hasPicture = 'assets/pictures/rose.jpg' in others
  expect(Object.keys(others).length, `files after ${at}`).toBe(2)
  expect(['name: A\n', 'name: B\n']).toContain(site)
  if (hasPicture) expect(others['assets/pictures/rose.jpg']).toHaveLength(50_000)
  expect(others['content/pictures.yaml']).toBe(
    hasPicture ? 'rose: { file: rose.jpg }\n' : first['content/pictures.yaml'],
  )
  // What was made has its name only once it is whole.
  const published = existsSync(join(root, 'published')) ? readdirSync(join(root, 'published')) : []
  for (const name of published.filter((each) => !each.endsWith('.new')))
    if (name.endsWith('.zip'))
      expect(unzipSync(readFileSync(join(root, 'published', name)))).toHaveProperty('index.html')
    else expect(readdirSync(join(root, 'published', name))).toEqual(['index.html'])
  while (journal.length > 0) journal.undo()
  expect(filesIn(root), `taken back after ${at}`).toEqual(first)
  return wasKilled
}

function beginWithBuild(code: string): void {
  beginAnew()
  for (const each of ['tools/commands/end-with-npm.ts', 'tools/machine-errors.ts'])
    cpSync(join(project, each), join(root, each))
  writeFileSync(join(root, 'tools/build.ts'), code)
}

test('O1 a build that fails says why, without paths', async () => {
  const path = join(root, 'dist (1)/a.avif')
  beginWithBuild(`import { explain } from './machine-errors.ts'
    console.error('✗ Build failed in 2 s')
    console.error(explain(Object.assign(new Error(), { code: 'ENOSPC', path: ${JSON.stringify(path)} })))
    process.exitCode = 1`)
  await expect(buildCopy(root)(root)).rejects.toThrow(
    /^The site could not be built\. The disk is full\. Free some space, and try again\.$/,
  )
})

test.skipIf(process.platform === 'win32')('O1 where the editor is killed, the build that it began ends', async () => {
  // A build without end.
  beginWithBuild(`console.log('building')\nsetInterval(() => {}, 1_000)\n`)
  const editor = spawn(process.execPath, [...options, 'build'], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(editor.stdout, 'data')
  editor.kill('SIGKILL')
  // Both write there.
  await once(editor.stdout, 'close')
})

/** A disk of 256 kB; undefined where this machine mounts none. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}

const disk = process.platform === 'linux' ? smallDisk() : undefined
afterAll(() => {
  if (!disk) return
  execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
})

test.skipIf(disk === undefined)('O1 a disk that is full loses nothing, and takes the step once there is room', () => {
  const folder = join(disk!, 'project')
  beginAnew(folder)
  const filler = join(disk!, 'filler')
  writeFileSync(filler, Buffer.alloc(130_000))
  const picture = new Map<string, Buffer | string | null>([
    ['content/site.yaml', 'name: B\n'],
    ['assets/pictures/rose.jpg', Buffer.alloc(70_000, 'r')],
  ])
  const journal = new Journal(folder)
  expect(() =>
    journal.commit('A picture', new Map([...picture, ['assets/pictures/lily.jpg', Buffer.alloc(70_000)]])),
  ).toThrow('ENOSPC')
  expect(filesIn(folder)).toEqual(first)
  rmSync(filler)
  const again = new Journal(folder)
  expect(again.length).toBe(0)
  again.commit('A picture', picture)
  again.undo()
  expect(filesIn(folder)).toEqual(first)
})
