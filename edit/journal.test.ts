import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { Journal } from './journal.ts'

const root = mkdtempSync(join(tmpdir(), 'journal-'))
const file = join(root, 'a.yaml')
afterEach(() => rmSync(join(root, '.cache'), { recursive: true, force: true }))

test('O1 a step is taken back byte by byte, also after a restart', () => {
  writeFileSync(file, 'a: 1\r\n# ü\r\n')
  new Journal(root).commit(
    'one',
    new Map<string, string | Buffer>([
      ['a.yaml', 'a: 2\n'],
      ['new/b.bin', Buffer.from([0, 255])],
    ]),
  )
  new Journal(root).commit('two', new Map([['a.yaml', null]]))
  expect(existsSync(file)).toBe(false)
  const again = new Journal(root)
  expect(again.last).toBe('two')
  again.undo()
  expect(readFileSync(file, 'utf8')).toBe('a: 2\n')
  expect(again.undo()).toEqual(['a.yaml', 'new/b.bin'])
  expect(readFileSync(file, 'utf8')).toBe('a: 1\r\n# ü\r\n')
  expect(existsSync(join(root, 'new/b.bin'))).toBe(false)
  expect(() => again.undo()).toThrow('nothing to take back')
})

test('O1 a file that was changed by hand since stays as it is', () => {
  writeFileSync(file, 'a: 1\n')
  const journal = new Journal(root)
  journal.commit('one', new Map([['a.yaml', 'a: 2\n']]))
  writeFileSync(file, 'a: 3\n')
  expect(() => journal.undo()).toThrow('changed in another program')
  expect(readFileSync(file, 'utf8')).toBe('a: 3\n')
  expect(journal.length).toBe(1)
})
