import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildAndRemember, builtEncoding, ensureBuilt, isBuilt } from './built-state.ts'

let root: string

async function write(name: string, text = 'text'): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true })
  await writeFile(join(root, name), text)
}

const built = ['dist/index.html', 'dist/404.html']

async function build(): Promise<void> {
  for (const name of built) await write(name, '{}')
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'built-'))
  await write('content/home.yaml')
  await write('app/root.tsx')
  await buildAndRemember(root, 'fast', build)
})

afterEach(() => rm(root, { recursive: true, force: true }))

test('a build whose sources are as they were is not made again', async () => {
  expect(await isBuilt(root, 'fast')).toBe(true)
  await write('app/root.test.tsx')
  await write('tests/site/pages.test.ts')
  expect(await isBuilt(root, 'fast')).toBe(true)
})

test.each(['content/home.yaml', 'assets/pictures/new.webp', 'vite.config.ts', 'lib/new.ts'])(
  '%s changed or new asks for a build',
  async (name) => {
    await write(name, 'other text')
    expect(await isBuilt(root, 'fast')).toBe(false)
  },
)

test('ensureBuilt builds once, until a source changes', async () => {
  let builds = 0
  const counted = () => {
    builds += 1
    return build()
  }
  await ensureBuilt(root, 'fast', counted)
  expect(builds).toBe(0)
  await write('app/root.tsx', 'other text')
  await ensureBuilt(root, 'fast', counted)
  await ensureBuilt(root, 'fast', counted)
  expect(builds).toBe(1)
})

test('a fast build is none for publication, one for publication is enough for us', async () => {
  expect(await isBuilt(root, 'fast')).toBe(true)
  expect(await isBuilt(root, 'published')).toBe(false)
  const asked: string[] = []
  const noted = (encoding: string) => {
    asked.push(encoding)
    return build()
  }
  await ensureBuilt(root, 'published', noted)
  await ensureBuilt(root, 'fast', noted)
  expect(asked).toEqual(['published'])
  expect(await builtEncoding(root)).toBe('published')
})

test('a source that is gone asks for a build', async () => {
  await rm(join(root, 'app/root.tsx'))
  expect(await isBuilt(root, 'fast')).toBe(false)
})

test('without its pages it is no build', async () => {
  for (const name of built) {
    await rm(join(root, name))
    expect(await isBuilt(root, 'fast')).toBe(false)
    await write(name, '{}')
    expect(await isBuilt(root, 'fast')).toBe(true)
  }
})

test('a build that fails leaves nothing that could pass for one', async () => {
  const failing = buildAndRemember(root, 'fast', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await isBuilt(root, 'fast')).toBe(false)
})

test('sources that change during a build ask for another', async () => {
  await buildAndRemember(root, 'fast', async () => {
    await build()
    await write('content/home.yaml', 'written meanwhile')
  })
  expect(await isBuilt(root, 'fast')).toBe(false)
})

test.each(['built.json'])('a truncated %s asks for a build', async (name) => {
  await write(`.generated/${name}`, '{ "/*": {')
  expect(await isBuilt(root, 'fast')).toBe(false)
  await buildAndRemember(root, 'fast', build)
  expect(await isBuilt(root, 'fast')).toBe(true)
})

test('one build at a time: the second is refused in a sentence, and the first goes on', async () => {
  await write('.generated/building', String(process.ppid))
  let builds = 0
  const second = buildAndRemember(root, 'fast', async () => void (builds += 1))
  await expect(second).rejects.toThrow(`This site is being built already (by process ${process.ppid}). Wait`)
  expect(builds).toBe(0)
  expect(await isBuilt(root, 'fast')).toBe(true)
})

test('a build that was killed is in nobody’s way', async () => {
  for (const left of ['999999999', '']) {
    await write('.generated/building', left)
    await buildAndRemember(root, 'fast', build)
    expect(await isBuilt(root, 'fast')).toBe(true)
  }
})
