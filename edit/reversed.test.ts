import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reversed } from './reversed.ts'

const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')
const start = ['a: 1', 'b: 2', 'c: 3', 'd: 4', 'e: 5']

test('a change is taken back from between others that came later, and they stay', () => {
  const changed = start.with(1, 'b: 9')
  const above = changed.with(0, 'a: 8').toSpliced(0, 0, 'new: 1')
  const texts = [start, changed, above, above.slice(0, -1)]
  expect(reversed(texts.map(text))).toBe(text(['new: 1', 'a: 8', 'b: 2', 'c: 3', 'd: 4']))
})

test('lines that went come back where they were, though a neighbour went later', () => {
  const changed = start.toSpliced(2, 1)
  for (const gone of [1, 2]) {
    const wanted = start.filter((line) => line !== changed[gone])
    expect(reversed([start, changed, changed.toSpliced(gone, 1)].map(text))).toBe(text(wanted))
  }
})

test('what was changed again in the same place is not guessed', () => {
  const changed = start.with(1, 'b: 9')
  expect(reversed([start, changed, changed.with(1, 'b: 10')].map(text))).toBeUndefined()
  expect(reversed([start, changed, ['other']].map(text))).toBeUndefined()
})

test('whatever changed, and nothing since, is as it was', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      expect(reversed([text(one), text(other)])).toBe(text(one))
    }),
  )
})
