import { globSync, readFileSync } from 'node:fs'
import { parse, parseDocument } from 'yaml'
import { expect, test } from 'vitest'
import type { Path } from '../tools/content/problem.ts'
import { written } from '../tools/content/read-yaml.ts'
import { root } from '../tools/root.ts'
import { withEntry, withKeys, withOurs, withoutEntry, withSwap, withValue, type Value } from './yaml-text.ts'

/** The content, folded as the editor does when it first saves a file that was edited by hand. */
const texts = globSync(`${root}/content/*.yaml`)
  .map((file) => readFileSync(file, 'utf8'))
  .map((text) => written(parseDocument(text), text))

function placesIn(text: string) {
  const [values, lists]: [{ path: Path; value: unknown }[], Path[]] = [[], []]
  const look = (value: unknown, path: Path): void => {
    if (value === null || typeof value !== 'object') return void values.push({ path, value })
    if (Array.isArray(value) && value.length > 1) lists.push(path)
    for (const [key, each] of Object.entries(value)) look(each, [...path, Array.isArray(value) ? Number(key) : key])
  }
  look(parse(text), [])
  return { values, lists }
}

/** How many lines were changed, between the first and the last that were. */
function changedLines(one: string, other: string): number {
  const [old, now] = [one.split('\n'), other.split('\n')]
  const start = old.findIndex((line, at) => line !== now[at])
  return old.findLastIndex((line, at) => line !== now.at(at - old.length)) - start + 1
}

test('O1 a value is changed where it stands, in each sixteenth field of the content, and nothing else changes', () => {
  for (const text of texts) {
    for (const [index, { path, value }] of placesIn(text).values.entries()) {
      if (index % 16 > 0) continue
      const others: Record<string, Value> = { number: Number(value) + 1, boolean: !value }
      const other = others[typeof value] ?? `${String(value)} – or so: “{{name}}”`
      const result = withValue(text, path, other)
      const wanted = parseDocument(text)
      wanted.setIn(path, other)
      expect(parse(result)).toEqual(wanted.toJS())
      expect(changedLines(text, result)).toBeLessThan(4)
    }
  }
})

test('O1 a field without a value gets one, and loses it again', () => {
  expect(withValue('a:\nb: 2\n', ['a'], 'x')).toBe('a: x\nb: 2\n')
  expect(withValue('a: null # asked\nb: 2\n', ['a'], '08:00')).toBe('a: 08:00 # asked\nb: 2\n')
  expect(withValue('a: "08:00"\n', ['a'], null)).toBe('a: null\n')
  expect(withValue('a: rose\r\n', ['a'], { key: 'rose', focus: { x: 1, y: 2 } })).toBe(
    'a: { key: rose, focus: { x: 1, y: 2 } }\r\n',
  )
  expect(withValue('\uFEFFa: 1\nb: 2\r\nc: 3\n', ['a'], 5)).toBe('\uFEFFa: 5\nb: 2\nc: 3\n')
})

test('O1 entries of a list are doubled, moved and taken out, and what stands around them stays', () => {
  for (const text of texts) {
    for (const list of placesIn(text).lists) {
      expect(withSwap(withSwap(text, [...list, 0]), [...list, 0])).toBe(text)
      expect(withoutEntry(withEntry(text, [...list, 0]), [...list, 1])).toBe(text)
    }
  }
  expect(withoutEntry('l:\n  # of all\n  - a\n  - b\nm: 1\n', ['l', 0])).toBe('l:\n  # of all\n  - b\nm: 1\n')
  expect(withoutEntry('- a\n# of b\n- b\n- c\n', [1])).toBe('- a\n# of b\n- c\n')
  expect(withoutEntry('l:\n  - a\nm: 1\n', ['l', 0])).toBe('l: []\nm: 1\n')
  expect(withoutEntry('# top\n- a\n', [0])).toBe('# top\n[]\n')
  expect(withEntry('# top\n[]\n', [0], 'c')).toBe('# top\n- c\n')
})

test('O1 a field that was left out is added to its group, and left out again', () => {
  for (const [text, path] of [
    ['a:\n  b: 1 # one\nc: 2\n', ['a', 'd']],
    ['- id: x\n- id: y\n', [0, 'd']],
    ['a: { b: 1 }\r\n', ['a', 'd']],
  ] as [string, Path][]) {
    const added = withValue(text, path, '2026-02')
    expect(path.reduce((at, step) => at[step], parse(added))).toBe('2026-02')
    expect(withValue(added, path, undefined)).toBe(text)
  }
  expect(withValue('- a: 1\n  b: 2\n', [0, 'a'], undefined)).toBe('- b: 2\n')
})

test('O1 one of our words is written into the file of the owner, where it can be changed', () => {
  const ours = { menu: 'Menu', form: { title: 'Ask us', asked: ['Who?', 'When?'] } }
  const own = '# Your own words.\n{}\n'
  expect(parse(withOurs(own, ['form', 'asked', 1], ours))).toEqual({ form: { asked: ours.form.asked } })
  const once = withValue(withOurs(own, ['form', 'title'], ours), ['form', 'title'], 'Write to us')
  expect(once).toBe('# Your own words.\nform:\n  title: Write to us\n')
  expect(withOurs(once, ['form', 'title'], ours)).toBe(once)
})

test('keys at the top go or get other names, and comments stay in their places', () => {
  const text = '# All\n\n# --- a ---\na: 1\nb: 2\n\n# --- c ---\nc: 3\nd: 4\n'
  const changed = (names: Record<string, string | undefined>) => withKeys(text, new Map(Object.entries(names)))
  expect(changed({ a: undefined })).toBe('# All\n\n# --- a ---\nb: 2\n\n# --- c ---\nc: 3\nd: 4\n')
  expect(changed({ c: undefined })).toBe('# All\n\n# --- a ---\na: 1\nb: 2\n\n# --- c ---\nd: 4\n')
  expect(changed({ a: 'b', b: 'a', d: 'e' })).toBe(text.replace('a: 1\nb: 2', 'b: 1\na: 2').replace('d:', 'e:'))
  expect(changed({ a: undefined, b: undefined, c: undefined, d: undefined })).toContain('{}')
})
