import { globSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { faultyDisk } from '../tests/content/faulty-disk.ts'
import { realDisk } from './disk.ts'
import { UndoHistory, StuckProblem } from './undo-history.ts'

const { folder: root } = temporaryFolder()

/** Everything but that of the undo history: names and what they hold. */
const files = () => {
  const names = globSync('**/*.*', { cwd: root, exclude: ['.cache'] })
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
}

const first = { 'content/a.yaml': 'a: 1\r\n# ü\r\n', 'content/b.yaml': 'b: 1\n', 'assets/pictures/old.webp': 'old' }
/** A step of every kind: two files are written, one comes, one goes. */
const step = new Map<string, string | null>([
  ['content/a.yaml', 'a: 2\n'],
  ['content/b.yaml', 'b: 2\n'],
  ['assets/pictures/new.jpg', 'new'],
  ['assets/pictures/old.webp', null],
])
const second = { 'content/a.yaml': 'a: 2\n', 'content/b.yaml': 'b: 2\n', 'assets/pictures/new.jpg': 'new' }

const restore = () => {
  rmSync(root, { recursive: true, force: true })
  for (const folder of ['content', 'assets/pictures']) mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of Object.entries(first)) writeFileSync(join(root, file), text)
}
beforeEach(restore)

describe('O1 a file that another program changed since', () => {
  test('stays as it is, and the step can be skipped', () => {
    const undoHistory = new UndoHistory(root)
    undoHistory.commit('one', step)
    undoHistory.commit('two', new Map(Object.entries({ 'content/a.yaml': 'a: 3\n', 'content/b.yaml': 'b: 3\n' })))
    writeFileSync(join(root, 'content/a.yaml'), 'a: 4\n')
    expect(() => undoHistory.undo()).toThrow('Another program has since changed')
    expect(files()).toMatchObject({ 'content/a.yaml': 'a: 4\n', 'content/b.yaml': 'b: 3\n' })
    expect(undoHistory.steps()).toHaveLength(2)
    undoHistory.skip()
    expect(undoHistory.last?.about).toBe('one')
    expect(files()['content/a.yaml']).toBe('a: 4\n')
  })

  test('into what it was before is undone; the others are taken back', () => {
    const undoHistory = new UndoHistory(root)
    undoHistory.commit('one', step)
    writeFileSync(join(root, 'content/a.yaml'), first['content/a.yaml'])
    expect(undoHistory.undo()).toEqual([...step.keys()].slice(1))
    expect(files()).toEqual(first)
  })
})

test('O1 a file that stays as it is belongs to no step', () => {
  const undoHistory = new UndoHistory(root)
  undoHistory.commit('one', new Map([['content/a.yaml', first['content/a.yaml']]]))
  expect(undoHistory.last).toBeUndefined()
})

test.skipIf(process.platform === 'win32')('O1 a link stays one, and what it leads to is changed and taken back', () => {
  const [link, target] = [join(root, 'content/a.yaml'), join(root, 'shared.yaml')]
  rmSync(link)
  writeFileSync(target, first['content/a.yaml'])
  symlinkSync('../shared.yaml', link)
  const undoHistory = new UndoHistory(root)
  undoHistory.commit('one', new Map([['content/a.yaml', 'a: 2\n']]))
  expect(readFileSync(target, 'utf8')).toBe('a: 2\n')
  undoHistory.undo()
  expect(readFileSync(target, 'utf8')).toBe(first['content/a.yaml'])
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
})

describe('O1 after a power cut', () => {
  const filesIn = (folder: string) => globSync(join(root, '.cache/edit', folder, '*'))
  const told = vi.spyOn(console, 'warn').mockReturnValue()

  test.each(['', '{"about":', '{}', 'null'])('a note that says %j is set aside with a sentence', (text) => {
    const undoHistory = new UndoHistory(root)
    undoHistory.commit('one', new Map([['content/a.yaml', 'a: 2\n']]))
    undoHistory.commit('two', new Map([['content/b.yaml', 'b: 2\n']]))
    const [note = '', later = ''] = filesIn('steps').toSorted()
    writeFileSync(later, text)
    writeFileSync(note.replace('000001.json', '000003.begun.json'), text)
    told.mockClear()
    const again = new UndoHistory(root)
    expect(told).toHaveBeenCalledTimes(2)
    expect(again.last?.about).toBe('one')
    again.undo()
    expect(files()).toEqual({ ...first, 'content/b.yaml': 'b: 2\n' })
  })

  test('a copy that is cut off is never put back: the step can be skipped, and what was begun is let go', () => {
    const undoHistory = new UndoHistory(root)
    undoHistory.commit('one', new Map([['content/a.yaml', 'a: 2\n']]))
    const spoil = () => filesIn('bytes').forEach((file) => writeFileSync(file, ''))
    spoil()
    expect(() => undoHistory.undo()).toThrow(StuckProblem)
    expect(files()['content/a.yaml']).toBe('a: 2\n')
    const [note = ''] = filesIn('steps')
    writeFileSync(note.replace('.json', '.begun.json'), readFileSync(note))
    const again = new UndoHistory(root)
    expect(files()['content/a.yaml']).toBe('a: 2\n')
    // The same bytes are kept anew.
    again.skip()
    again.commit('two', new Map([['content/a.yaml', first['content/a.yaml']]]))
    again.undo()
    expect(files()['content/a.yaml']).toBe('a: 2\n')
  })
})

test.each(['full', 'refused', 'ended'] as const)(
  'O1 where any change of the disk fails (%s), a step is whole or not at all, and Undo works after it',
  (how) => {
    const quick = { ...realDisk, write: writeFileSync }
    for (let at = 1; ; at += 1) {
      restore()
      const { disk, isOver } = faultyDisk({ at, how })
      let undoHistory: UndoHistory | undefined
      const isDone = (work: () => unknown) => {
        try {
          work()
          return true
        } catch {
          return false
        }
      }
      const isSaved = isDone(() => {
        undoHistory = new UndoHistory(root, disk)
        undoHistory.commit('one', step)
      })
      if (isSaved || how !== 'ended') expect(files()).toEqual(isSaved ? second : first)
      if (isSaved) isDone(() => undoHistory?.undo())
      const left = files()
      if (how !== 'ended') expect([first, second]).toContainEqual(left)
      undoHistory = new UndoHistory(root, quick)
      expect([first, second]).toContainEqual(files())
      // On a full disk nothing was changed, and the step is not forgotten.
      if (how === 'full') expect(files()).toEqual(left)
      if (how === 'full') expect(undoHistory.last?.about).toBe(left['content/a.yaml'] === 'a: 2\n' ? 'one' : undefined)
      while (undoHistory.last) undoHistory.undo()
      expect(() => undoHistory?.undo()).toThrow('nothing to undo')
      expect(files()).toEqual(first)
      undoHistory.commit('again', step)
      expect(files()).toEqual(second)
      if (isOver()) return expect(at).toBeGreaterThan(10)
    }
  },
)
