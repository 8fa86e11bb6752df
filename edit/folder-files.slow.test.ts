import { globSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { openFolder } from './folder-files.ts'

const { folder: root } = temporaryFolder()
const bytes = (text: string) => Buffer.from(text)
const first = { 'content/a.yaml': 'a: 1\r\n# ü\r\n', 'content/b.yaml': 'b: 1\n', 'assets/pictures/old.webp': 'old' }
const step = new Map([
  ['content/a.yaml', bytes('a: 2\n')],
  ['content/b.yaml', bytes('b: 2\n')],
  ['assets/pictures/new.jpg', bytes('new')],
  ['assets/pictures/old.webp', null],
])
const files = () => {
  const names = globSync('**/*.*', { cwd: root })
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
}
beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  for (const folder of ['content', 'assets/pictures']) mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of Object.entries(first)) writeFileSync(join(root, file), text)
})

test('O1 texts are read as they are, and their version changes with any file', () => {
  const folder = openFolder(root)
  const before = folder.read()
  expect(before.files).toMatchObject({ 'content/a.yaml': first['content/a.yaml'], 'content/b.yaml': 'b: 1\n' })
  // As `git hash-object` says.
  expect(before.files['assets/pictures/old.webp']).toBe('489ce0f857e7634a0eb9f328265a3e91fad49f61')
  writeFileSync(join(root, 'content/b.yaml'), Buffer.from([0xff, 0xfe, 0x61]))
  const after = folder.read()
  expect(after.version).not.toBe(before.version)
  expect(after.files).not.toHaveProperty('content/b.yaml')
})

test.skipIf(process.platform === 'win32')('O1 a link stays one, and what it leads to is changed', () => {
  const [link, target] = [join(root, 'content/a.yaml'), join(root, 'shared.yaml')]
  rmSync(link)
  writeFileSync(target, first['content/a.yaml'])
  symlinkSync('../shared.yaml', link)
  openFolder(root).write(new Map([['content/a.yaml', bytes('a: 2\n')]]))
  expect(readFileSync(target, 'utf8')).toBe('a: 2\n')
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
})

test.each(['package.json', 'content/../a.yaml', 'content/home.schema.ts', 'assets/pictures/../../a'])(
  'O1 nothing but content and pictures is read or written: %s',
  (file) => {
    const folder = openFolder(root)
    expect(folder.picture(file)).toBeUndefined()
    expect(() => folder.write(new Map([[file, bytes('a')]]))).toThrow('content and pictures alone')
  },
)

const drafts = () => globSync('{content,assets/pictures}/.*', { cwd: root })
test.each([1, 99])(
  'O1 a step that fails is taken back; where its writer ends there, at the next start: %i',
  (times) => {
    // Four are written with the plan, and seven renamed.
    for (let at = 1; at <= 12; at += 1) {
      let turn = 0
      const next = <Given>(given: Given): Given => {
        turn += 1
        if (turn >= at && turn < at + times) throw new Error('The disk is full.')
        return given
      }
      const folder = openFolder(root, {
        writeFile: (file, text) => next(writeFileSync(file, text)),
        rename: (from, to) => renameSync(next(from), to),
      })
      if (at < 12) expect(() => folder.write(step)).toThrow('full')
      else folder.write(step)
      writeFileSync(join(root, 'content/.a.yaml.0a1b2c3d.new'), 'a')
      openFolder(root)
      const now = Object.fromEntries([...step].flatMap(([file, held]) => (held ? [[file, held.toString()]] : [])))
      expect([files(), drafts()]).toEqual([at < 12 ? first : now, []])
    }
  },
)
