import { expect, test } from 'vitest'
import { reversed } from './reversed.ts'

const text = (...lines: string[]) => lines.map((line) => `${line}\n`).join('')
const start = text('a: 1', 'b: 2', 'c: 3', 'd: 4', 'e: 5')

test.each([
  ['a line', text('a: 1', 'b: 9', 'c: 3', 'd: 4', 'e: 5')],
  ['the first line', text('a: 9', 'b: 2', 'c: 3', 'd: 4', 'e: 5')],
  ['lines that went', text('a: 1', 'd: 4', 'e: 5')],
  ['the last lines, which went', text('a: 1', 'b: 2')],
  ['lines that came', text('a: 1', 'b: 2', 'x: 1', 'y: 2', 'c: 3', 'd: 4', 'e: 5')],
  ['lines in three places', text('z: 0', 'a: 1', 'b: 9', 'c: 3', 'd: 4', 'e: 5', 'f: 6')],
  ['everything', text('other')],
])('a change of %s is taken back, with nothing since', (_, changed) => {
  expect(reversed(changed, changed, start)).toBe(start)
})

test('a change is taken back from between others that came later, and they stay', () => {
  const changed = start.replace('b: 2', 'b: 9')
  const later = changed.replace('a: 1', 'a: 8').replace('c: 3\n', 'c: 3\nnew: 1\n').replace('e: 5\n', '')
  expect(reversed(later, changed, start)).toBe(text('a: 8', 'b: 2', 'c: 3', 'new: 1', 'd: 4'))
})

test('lines that went come back beside one of their neighbours, where the other went later', () => {
  const changed = start.replace('c: 3\n', '')
  expect(reversed(changed.replace('b: 2\n', ''), changed, start)).toBe(text('a: 1', 'c: 3', 'd: 4', 'e: 5'))
  expect(reversed(changed.replace('d: 4\n', ''), changed, start)).toBe(text('a: 1', 'b: 2', 'c: 3', 'e: 5'))
})

test('what was changed again in the same place is not guessed', () => {
  const changed = start.replace('b: 2', 'b: 9')
  expect(reversed(changed.replace('b: 9', 'b: 10'), changed, start)).toBeUndefined()
  const without = start.replace('c: 3\n', '')
  expect(reversed(without.replace('b: 2\nd: 4\n', ''), without, start)).toBeUndefined()
})
