/** `npm start` in a copy of the project, where a build can be refused or broken off without harm. */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { root } from '../root.ts'

vi.setConfig({ testTimeout: 60_000 })

const parts = [
  'app',
  'content',
  'lib',
  'serve',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'project-')))

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function copyProject(name = 'copy'): string {
  const copy = join(folder, name)
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true })
  for (const part of ['assets', 'node_modules']) symlinkSync(join(root, part), join(copy, part))
  return copy
}

/** The port 0 is always free. */
const environment = (port: number | string = 0) => ({
  ...process.env,
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  PORT: String(port),
  WARIDI_CACHE: join(folder, 'cache'),
})

function start(cwd: string, port?: number) {
  const bootstrap = join(cwd, 'tools/bootstrap.mjs')
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    const child = spawn(process.execPath, [bootstrap, 'start'], { cwd, env: environment(port) })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.on('close', (code) => resolve({ code, text }))
    setTimeout(() => child.kill(), 20_000).unref()
  })
}

test('a port that is taken is told before anything is built', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const copy = copyProject()
  const { code, text } = await start(copy, taken)
  other.close()
  expect(text).toMatch(/^This port is taken by another program\..*\n$/)
  expect(code).toBe(1)
  expect(existsSync(join(copy, '.generated'))).toBe(false)
})

test.each(['roses #1', 'roses?'])('a folder called "%s" is refused in a sentence', async (name) => {
  const { code, text } = await start(copyProject(name))
  expect(text).toMatch(/^The tools of the build take .* Rename the folder: .*\n$/)
  expect(code).toBe(1)
})

/** Programs of which this folder is a part of the command line. */
const runningIn = (copy: string) =>
  spawnSync('ps', ['-A', '-o', 'args'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(copy))

test.skipIf(process.platform === 'win32')('a build ends with the npm that started it', async () => {
  const copy = copyProject()
  const npm = spawn('npm', ['start'], { cwd: copy, env: environment(), stdio: 'ignore' })
  await vi.waitUntil(() => runningIn(copy).some((line) => line.includes('commands/start.ts')), { timeout: 20_000 })
  npm.kill()
  await vi.waitUntil(() => runningIn(copy).length === 0, { timeout: 10_000 })
})
