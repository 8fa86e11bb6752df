/** Whatever a content file contains, the result is messages in sentences. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseDocument, visit } from 'yaml'
import { checkContent } from '../../tools/content/load.ts'
import { formatProblem } from '../../tools/content/problem.ts'
import { copyContent } from './content-copy.ts'

const copy = copyContent()

// Many loads; other work on the machine must not fail them.
vi.setConfig({ testTimeout: 60_000 })
const files = [
  'site.yaml',
  'home.yaml',
  'accommodations.yaml',
  'pictures.yaml',
  'location.yaml',
  'unconfirmed.yaml',
  'ui.yaml',
]

/** Each message is one line of readable length, with file and line, and without fragments of code or errors. */
function expectSentences(problems: string[]) {
  for (const problem of problems) {
    expect(problem).toMatch(/^content\/[a-z-]+\.yaml, line [1-9]\d*: \S/)
    expect(problem).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/u)
    expect(problem).not.toMatch(/undefined|\[object|NaN|Invalid input|Error:|\n\s+at /)
    expect(problem.length).toBeLessThan(900)
  }
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    '\u0000',
    '\u001b[31mred',
    '\ufffd',
    '\u2028',
    '---\n---\n',
    '&a [*a]',
    '*nobody',
    '!!binary x',
    '? - : {',
    '\t- x',
    '"',
    '{',
    '[',
    '%YAML 9',
    'null',
    '~',
    '[]',
    '{}',
    '- - - -',
    'a: b: c',
    '<<: *x',
    '__proto__: { x: 1 }',
    'constructor: 1',
    '{{',
    '}}',
    '{{{{name}}}}',
    '{{name',
    '{{__proto__}}',
    '{{constructor}}',
    '{{price }}',
    '`',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><svg onload=alert(1)>',
    'javascript:alert(1)',
    '&lt;script&gt;',
    '\u202eabc\u0007',
    '$&',
    'true',
    '.nan',
    '.inf',
    '-0',
    '1e999',
    '2026-13-45',
    'x'.repeat(20_000),
    '['.repeat(20_000),
    '{a: '.repeat(5_000),
  ),
)

test('any text in place of a whole file', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), nasty, (file, text) => expectSentences(copy.replace(file, text))),
    { numRuns: 40 },
  )
})

test('any text in the middle of a file', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.nat(40), nasty, (file, position, cut, text) => {
      const before = copy.read(file)
      const start = position % before.length
      expectSentences(copy.replace(file, before.slice(0, start) + text + before.slice(start + cut)))
    }),
    { numRuns: 40 },
  )
})

test('any value in any field', () => {
  const anything = fc.oneof(
    nasty,
    fc.anything({ withNullPrototype: false, maxDepth: 2 }).filter(isWritable),
    fc.double(),
    fc.constant(null),
  )
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), anything, (file, position, value) => {
      const document = parseDocument(copy.read(file))
      let count = 0
      visit(document, { Pair: () => void (count += 1) })
      let index = 0
      visit(document, {
        Pair: (_, pair) => {
          if (index === position % Math.max(1, count)) pair.value = document.createNode(value)
          index += 1
        },
      })
      expectSentences(copy.replace(file, document.toString()))
    }),
    { numRuns: 50 },
  )
})

test('aliases are refused, those in circles and those that multiply too', () => {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]']
  for (let level = 1; level < 10; level += 1) {
    lines.push(`a${level}: &a${level} [${Array.from({ length: 10 }, () => `*a${level - 1}`).join(', ')}]`)
  }
  for (const text of [lines.join('\n'), '&a [*a]', 'name: *nobody']) {
    const problems = copy.replace('site.yaml', text)
    expectSentences(problems)
    expect(problems[0]).toMatch(/^content\/site\.yaml, line \d+: /)
  }
  expect(copy.replace('site.yaml', 'a: &a b\nname: *a')).toEqual([
    'content/site.yaml, line 2: refers to another value by *a; write the value out',
  ])
})

test.each([100, 2_000, 20_000])('a nesting of %d levels is refused', (levels) => {
  const problems = copy.replace('site.yaml', `name: ${'['.repeat(levels)}${']'.repeat(levels)}`)
  expectSentences(problems)
  expect(problems.join()).toContain('nested too deeply')
})

test('a file that is far too large is told', () => {
  expect(copy.replace('site.yaml', 'x'.repeat(500_000))).toEqual([
    'content/site.yaml, line 1: the file is far too large',
  ])
})

function isWritable(value: unknown): boolean {
  try {
    return parseDocument(JSON.stringify(value) ?? 'null').errors.length === 0
  } catch {
    return false
  }
}

test('a second document in a file is told with its line', () => {
  const text = copy.read('faq.yaml')
  const line = text.split('\n').length + 1
  const problems = copy.replace('faq.yaml', `${text}\n---\nheading: Another\n`)
  expect(problems).toEqual([
    `content/faq.yaml, line ${line}: cannot be read as YAML: a second document begins here; remove the line of three hyphens`,
  ])
})

test.each(['home.yml', 'Home.yaml', 'faq (1).yaml', 'offers.yaml', 'home.yaml.bak', 'notes.txt'])(
  '%s, which nobody would read, is told',
  (name) => {
    copy.write(name, 'heading: Something')
    const problems = checkContent(copy.root).map(formatProblem)
    rmSync(join(copy.root, 'content', name))
    expect(problems).toEqual([
      expect.stringMatching(/^content\/.+, line 1: is not a content file, so the site does not use it: rename it/),
    ])
    expect(problems[0]?.includes(`content/${name}, `)).toBe(true)
    if (/^home\.y/i.test(name) && !name.endsWith('.bak')) expect(problems[0]).toMatch(/; did you mean `home\.yaml`\?$/)
  },
)

test('hidden files and the schema lie there by right', () => {
  for (const name of ['.DS_Store', '.home.yaml.swp', 'schema.ts']) {
    copy.write(name, '')
    expect(checkContent(copy.root)).toEqual([])
    rmSync(join(copy.root, 'content', name))
  }
})

test.each([
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), 'saved as UTF-16'],
  ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le'), 'saved as UTF-16'],
  ['UTF-16 from the other end', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), 'saved as UTF-16'],
  ['the alphabet of old Windows', (text: string) => Buffer.from(`# caf\xe9\n${text}`, 'latin1'), 'not saved as UTF-8'],
])('a file in %s is told to be saved as UTF-8', (_, encode, words) => {
  const problems = copy.replace('faq.yaml', encode(copy.read('faq.yaml')))
  expect(problems).toEqual([
    expect.stringMatching(new RegExp(`^content/faq\\.yaml, line 1: the file is ${words}; save it again, with "UTF-8"`)),
  ])
})

test.each([
  [
    'the line ends of very old Macs',
    (text: string) => text.replaceAll('\n', '\r'),
    1,
    'the file has line ends of very old Macs',
  ],
  [
    'the marks of a merge',
    (text: string) => text.replace('\n', '\n<<<<<<< HEAD\nheading: One\n=======\nheading: Two\n>>>>>>> theirs\n'),
    2,
    'git has left two versions here: keep one',
  ],
])('a file with %s is told to be mended, not that it is empty or lacks a colon', (_, spoil, line, words) => {
  expect(copy.replace('faq.yaml', spoil(copy.read('faq.yaml')))).toEqual([
    expect.stringMatching(new RegExp(`^content/faq\\.yaml, line ${line}: ${words}`)),
  ])
})
