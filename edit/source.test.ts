import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { parse, parseDocument, stringify, isScalar, visit } from 'yaml'
import { describe, expect, test, vi } from 'vitest'
import type { Path } from '../tools/content/problem.ts'
import { withEntry, withField, withoutEntry, withoutField, withSwap, withValue, type Value } from './source.ts'
import { sample } from '../tests/content/sample.ts'

// Seconds on a machine that has nothing else to do.
vi.setConfig({ testTimeout: 60_000 })

const whole = globSync(join(sample, 'content/*.yaml')).map((file) => readFileSync(file, 'utf8'))
/**
 * Each section, or entry of a list, as a file of its own: each try reads a text anew, and whole files would take
 * minutes.
 */
const texts = whole.flatMap((text) => text.split(/^(?=[^\s#\]}])/m)).filter((text) => /^[^\s#]/m.test(text))

type Place = { path: Path; start: number; end: number; value: unknown }

/** Every single value of a text, with the place where it stands. */
function placesIn(text: string): Place[] {
  const places: Place[] = []
  visit(parseDocument(text), {
    Scalar(key, node, ancestors) {
      if (key === 'key' || !node.range) return
      const path: (string | number)[] = []
      ancestors.forEach((each, index) => {
        const child = ancestors[index + 1] ?? node
        if ('items' in (each as object)) {
          const items = (each as { items: unknown[] }).items
          const at = items.indexOf(child)
          const pair = items[at] as { key?: unknown }
          path.push(isScalar(pair.key) ? String(pair.key.value) : at)
        }
      })
      const [start, end] = node.range
      places.push({ path, start, end: start + text.slice(start, end).trimEnd().length, value: node.value })
    },
  })
  return places
}

const at = (text: string, path: Path) =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], parse(text))

/** Only the bytes of this place may differ, and reading it gives the value. */
function expectOnly(text: string, { path, start, end }: Place, value: Value): void {
  const result = withValue(text, path, value)
  // What it reads as is compared by withValue itself; here once more, of some.
  if (start % 5 === 0) expect(at(result, path)).toEqual(value)
  expect(result.slice(0, start)).toBe(text.slice(0, start))
  const rest = text.slice(end)
  expect(result.slice(result.length - rest.length)).toBe(rest)
  if (text.includes('\r\n')) expect(result).not.toMatch(/[^\r]\n/)
}

const manners: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'with CRLF': (text) => text.replaceAll('\n', '\r\n'),
  'indented by 4': (text) => parseDocument(text).toString({ indent: 4 }),
  'with flow lists': (text) => {
    const document = parseDocument(text)
    visit(document, { Seq: (_, node) => void (node.items.every((item) => isScalar(item)) && (node.flow = true)) })
    return document.toString()
  },
  folded: (text) => stringify(parse(text), { lineWidth: 40, blockQuote: 'folded' }),
}

const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
    fc
      .array(
        fc.constantFrom(
          'rose',
          'a: b',
          '- x',
          '{{name}}',
          '# no',
          '“q”',
          "it's",
          '"so"',
          '_karibu_',
          '[1|one]',
          'yes',
          '12',
          '~',
          '…',
          '!',
          '&x',
          '*y',
          '>',
          '|',
        ),
        { minLength: 1, maxLength: 30 },
      )
      .map((each) => each.join(' ')),
  )
  .filter(
    (value) =>
      value === value.trim() &&
      value !== '' &&
      !/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ud800-\udfff]/u.test(value),
  )

describe('O1 a value is changed where it stands', () => {
  test('in every field of the content, and nothing else changes', () => {
    for (const text of texts) {
      for (const place of placesIn(text)) {
        const { value } = place
        const other =
          typeof value === 'number'
            ? value + 1
            : typeof value === 'boolean'
              ? !value
              : `${String(value)} – or so: “{{name}}”`
        expectOnly(text, place, other)
      }
    }
  })

  test('in a whole file: the last of its fields', () => {
    for (const text of whole) {
      const place = placesIn(text).at(-1)
      if (place) expectOnly(text, place, typeof place.value === 'boolean' ? !place.value : 'or so')
    }
  })

  for (const [manner, change] of Object.entries(manners)) {
    const all = texts
      .map(change)
      .filter((text) => !text.startsWith('[]'))
      .map((text) => ({ text, places: placesIn(text) }))
      .filter(({ places }) => places.length > 0)
    test(`in a file ${manner}, whatever the words`, () => {
      const anywhere = fc
        .constantFrom(...all)
        .chain(({ text, places }) => fc.record({ text: fc.constant(text), place: fc.constantFrom(...places) }))
      fc.assert(
        fc.property(
          anywhere,
          fc.oneof(words, fc.integer(), fc.boolean(), fc.constant(null)),
          ({ text, place }, value) => expectOnly(text, place, value),
        ),
        { numRuns: 60 },
      )
    })
  }

  test('a field without a value gets one, and loses it again', () => {
    expect(withValue('a:\nb: 2\n', ['a'], 'x')).toBe('a: x\nb: 2\n')
    expect(withValue('a: null # asked\nb: 2\n', ['a'], '08:00')).toBe('a: 08:00 # asked\nb: 2\n')
    expect(withValue('a: "08:00"\n', ['a'], null)).toBe('a: null\n')
    expect(withValue('a: rose\n', ['a'], { key: 'rose', focus: { x: 1, y: 2 } })).toBe(
      'a: { key: rose, focus: { x: 1, y: 2 } }\n',
    )
  })
})

describe('O1 entries of a list', () => {
  const block =
    '# first\nlist:\n  # of all\n  - a: 1\n    b: x # y\n\n  - a: 2\n    b: z\n\n  - a: 3\n    b: q\nnext: 1\n'

  test('are taken out, and what stands around them stays', () => {
    expect(withoutEntry(block, ['list', 1])).toBe(
      '# first\nlist:\n  # of all\n  - a: 1\n    b: x # y\n\n  - a: 3\n    b: q\nnext: 1\n',
    )
    expect(withoutEntry(block, ['list', 2])).toBe(
      '# first\nlist:\n  # of all\n  - a: 1\n    b: x # y\n\n  - a: 2\n    b: z\nnext: 1\n',
    )
    expect(withoutEntry('l: [ a, b, c ]\n', ['l', 0])).toBe('l: [ b, c ]\n')
    expect(withoutEntry('l: [ a, b, c ]\n', ['l', 2])).toBe('l: [ a, b ]\n')
    expect(withoutEntry('l:\n  - a\nm: 1\n', ['l', 0])).toBe('l: []\nm: 1\n')
    expect(withoutEntry('# top\n- a\n', [0])).toBe('# top\n')
  })

  test('are doubled and added in the manner of the list', () => {
    expect(withEntry('l:\n  - a\n  - b\n', ['l', 0])).toBe('l:\n  - a\n  - a\n  - b\n')
    expect(withEntry('l: [a, b]\n', ['l', 1], 'c')).toBe('l: [a, b, c]\n')
    expect(withEntry('l: []\n', ['l', 0], 'c')).toBe('l: [ c ]\n')
    expect(withEntry(block, ['list', 0])).toContain('b: x # y\n\n  - a: 1\n    b: x # y\n\n  - a: 2\n')
  })

  test('change places', () => {
    expect(withSwap(block, ['list', 0])).toBe(
      '# first\nlist:\n  # of all\n  - a: 2\n    b: z\n\n  - a: 1\n    b: x # y\n\n  - a: 3\n    b: q\nnext: 1\n',
    )
    expect(withSwap('l: [a, "b"]\r\n', ['l', 0])).toBe('l: ["b", a]\r\n')
  })

  test('swapped twice, doubled and taken out again, every list is what it was', () => {
    for (const text of texts) {
      const lists: Path[] = []
      const look = (value: unknown, path: Path) => {
        if (Array.isArray(value) && value.length > 1) lists.push(path)
        if (value && typeof value === 'object')
          for (const [key, each] of Object.entries(value))
            look(each, [...path, Array.isArray(value) ? Number(key) : key])
      }
      look(parse(text), [])
      for (const list of lists) {
        expect(withSwap(withSwap(text, [...list, 0]), [...list, 0])).toBe(text)
        expect(withoutEntry(withEntry(text, [...list, 0]), [...list, 1])).toBe(text)
      }
    }
  })
})

describe('O1 a field that was left out', () => {
  test('is added to its group, and left out again', () => {
    for (const [text, path] of [
      ['a:\n  b: 1 # one\nc: 2\n', ['a', 'd']],
      ['- id: x\n- id: y\n', [0, 'd']],
      ['a: { b: 1 }\r\n', ['a', 'd']],
      ['a:\n  b: >-\n    long\n    text\n', ['a', 'd']],
    ] as [string, Path][]) {
      const added = withField(text, path, '2026-02')
      expect(at(added, path)).toBe('2026-02')
      expect(withoutField(added, path)).toBe(text)
    }
  })

  test('is left out also where it is the first of an entry', () => {
    expect(withoutField('- a: 1\n  b: 2\n', [0, 'a'])).toBe('- b: 2\n')
  })
})
