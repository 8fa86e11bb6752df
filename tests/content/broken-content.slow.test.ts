/** Whatever a content file contains, the result is messages in sentences. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseDocument, visit } from 'yaml'
import { loadContent } from '../../tools/content/load.ts'
import { formatProblem } from '../../tools/content/problem.ts'
import { copyContent } from './content-copy.ts'

const copy = copyContent()

// Many loads; other work on the machine must not fail them.
vi.setConfig({ testTimeout: 60_000 })

const names = 'site home accommodations pictures location unconfirmed ui'
const file = fc.constantFrom(...names.split(' ').map((name) => `${name}.yaml`))

/** Each message is one line of readable length, with file and line, and without fragments of code or errors. */
function expectSentences(problems: string[]) {
  for (const problem of problems) {
    expect(problem).toMatch(/^content\/[a-z-]+\.yaml, line [1-9]\d*: \S/)
    expect(problem).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/u)
    expect(problem).not.toMatch(/undefined|\[object|NaN|Invalid input|Error:|\n\s+at /)
    expect(problem.length).toBeLessThan(900)
  }
}

/** What YAML, placeholders or a terminal could take for more than a text. */
const odd = String.raw`--- &a [*a] *nobody !!binary ? - : {
  - x " { [ %YAML null ~ [] {} - - - - <<: __proto__: constructor: {{ }} {{{{name}}}} {{name {{__proto__}} {{price }} $& true
  .nan .inf -0 1e999 2026-13-45`

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(...odd.split(/\s+/), '', '\u0000', '\u001b[31mred', '\ufffd', '\u2028', '\t- x', '---\n---\n'),
  fc.constantFrom('x'.repeat(20_000), '['.repeat(20_000), '{a: '.repeat(5_000)),
)

test('any text in place of a file, or of a part of it', () => {
  fc.assert(
    fc.property(file, fc.nat(), fc.oneof(fc.nat(40), fc.constant(1e6)), nasty, (name, position, cut, text) => {
      const before = copy.read(name)
      const start = cut > before.length ? 0 : position % before.length
      expectSentences(copy.replace(name, before.slice(0, start) + text + before.slice(start + cut)))
    }),
    { numRuns: 60 },
  )
})

test('any value in any field', () => {
  const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }), fc.double())
  fc.assert(
    fc.property(file, fc.nat(), value, (name, position, anything) => {
      const document = parseDocument(copy.read(name))
      const pairs: { value: unknown }[] = []
      visit(document, { Pair: (_, pair) => void pairs.push(pair) })
      const pair = pairs[position % Math.max(1, pairs.length)]
      if (pair) pair.value = document.createNode(anything)
      expectSentences(copy.replace(name, document.toString()))
    }),
    { numRuns: 40 },
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

const saveAgain = 'UTF-8; save it again, with "UTF-8"'
const merged = '\n<<<<<<< HEAD\nheading: One\n=======\nheading: Two\n>>>>>>> theirs\n'
const lines = copy.read('faq.yaml').split('\n').length
test.each<[what: string, spoil: (text: string) => Buffer | string, line: number, words: string]>([
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), 1, 'the file is saved as UTF-16; save it again'],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le'), 1, 'the file is saved as UTF-16'],
  ['UTF-16 from the other end', (text) => Buffer.from(text, 'utf16le').swap16(), 1, 'the file is saved as UTF-16'],
  [
    'old Windows’ letters',
    (text) => Buffer.from(`# caf\xe9\n${text}`, 'latin1'),
    1,
    `the file is not saved as ${saveAgain}`,
  ],
  ['line ends of old Macs', (text) => text.replaceAll('\n', '\r'), 1, 'the file has line ends of very old Macs'],
  ['the marks of a merge', (text) => text.replace('\n', merged), 2, 'git has left two versions here: keep one'],
  ['far too much text', () => 'x'.repeat(500_000), 1, 'the file is far too large'],
  [
    'a second document',
    (text) => `${text}---\nheading: B\n`,
    lines,
    'cannot be read as YAML: a second document begins',
  ],
])('a file with %s is told alone', (_, spoil, line, words) => {
  const told = copy.replace('faq.yaml', spoil(copy.read('faq.yaml')))
  expect(told).toEqual([expect.stringContaining(`content/faq.yaml, line ${line}: ${words}`)])
})

test('a file that nobody would read is told, but no hidden one and no schema', () => {
  const problemsWith = (name: string) => {
    copy.write(name, 'heading: Something')
    const problems = loadContent(copy.root).problems.map(formatProblem)
    rmSync(join(copy.root, 'content', name))
    return problems
  }
  const unused = 'is not a content file, so the site does not use it: rename it, or move it out of this folder'
  for (const name of ['home.yml', 'Home.yaml'])
    expect(problemsWith(name)).toEqual([`content/${name}, line 1: ${unused}; did you mean \`home.yaml\`?`])
  for (const name of ['faq (1).yaml', 'home.yaml.bak', 'notes.txt'])
    expect(problemsWith(name)).toEqual([expect.stringContaining(`content/${name}, line 1: ${unused}`)])
  for (const name of ['.DS_Store', '.home.yaml.swp', 'schema.ts']) expect(problemsWith(name)).toEqual([])
})
