/** What cannot be read as YAML, or is read as something else than was meant, is told with what to type. */
import { expect, test } from 'vitest'
import { loadContent, strayProblems } from '../../tools/content/load.ts'
import { formatProblem } from '../../tools/content/problem.ts'
import { contentInMemory } from './content-copy.ts'

const copy = contentInMemory()
const faq = copy.read('faq.yaml')

const yaml = 'cannot be read as YAML: '
const breaksOff = 'the text breaks off before its #: put quotes around the whole of it, '
const merged = '\n<<<<<<< HEAD\nheading: One\n=======\nheading: Two\n>>>>>>> theirs\n'

test.each<[what: string, file: string | Buffer, line: number, words: string]>([
  ['nothing', '', 1, 'the file is empty'],
  ['a field twice', 'lede: Gone\nlede: Gone\n', 2, `${yaml}this field is here twice; remove one of them`],
  ['": " in a text', 'heading: Oops: lost\n', 1, `${yaml}a text that holds ": " needs quotes around it`],
  ['# in a text', 'name: Room #1 in the house\n', 1, `${breaksOff}"Room #1 in the house"`],
  ['# before a text', 'rooms:\n  - name: #1\n', 2, `${breaksOff}"#1"`],
  ['an alias', 'a: &a b\nname: *a', 2, 'refers to another value by *a; write the value out'],
  ['aliases in circles', '&a [*a]', 1, 'refers to another value by *a; write the value out'],
  ['lists in lists without end', `name: ${'['.repeat(100)}${']'.repeat(100)}`, 1, 'is nested too deeply'],
  ['a tab', 'head:\n  title: Lost\n\tdescription: A path\n', 3, yaml],
  ['an open quote', 'heading: "Oops\nlede: Gone\n', 3, yaml],
  ['UTF-16', Buffer.from(`\ufeff${faq}`, 'utf16le'), 1, 'the file is saved as UTF-16; save it again'],
  ['UTF-16 without a mark', Buffer.from(faq, 'utf16le'), 1, 'the file is saved as UTF-16'],
  ['UTF-16 from the other end', Buffer.from(faq, 'utf16le').swap16(), 1, 'the file is saved as UTF-16'],
  ['letters of old Windows', Buffer.from('# caf\xe9\n', 'latin1'), 1, 'the file is not saved as UTF-8; save it again'],
  ['line ends of old Macs', faq.replaceAll('\n', '\r'), 1, 'the file has line ends of very old Macs'],
  ['the marks of a merge', faq.replace('\n', merged), 2, 'git has left two versions here: keep one'],
  ['far too much text', 'x'.repeat(500_000), 1, 'the file is far too large'],
  ['an old version of YAML', `%YAML 1.1\n---\n${faq}`, 1, 'is in YAML 1.1, where y means true'],
  ['a second document', 'heading: A\n---\nheading: B\n', 2, `${yaml}a second document begins`],
])('a file with %s is told alone, with its line', (_, file, line, words) => {
  expect(copy.replace('faq.yaml', file)).toEqual([expect.stringContaining(`content/faq.yaml, line ${line}: ${words}`)])
})

test('notes after a text, quoted number signs and numbers are left alone', () => {
  const text = 'a: Gone # a note\nb: "Room #1"\nc: 3 #1\nd: C#\ne: &x\n'
  expect(copy.replace('not-found.yaml', text).join('\n')).not.toContain('breaks off')
})

test.each(['101', '007', 'true', '{{city}}'])('a text that YAML reads otherwise, %s, needs quotes', (value) => {
  const text = faq.replace(/^heading: .*$/m, `heading: ${value}`)
  expect(copy.replace('faq.yaml', text).join('\n')).toContain(`; put it in quotes: "${value}"`)
})

const prices = Object.entries({ $60: '60', '60 USD': '60', 'US dollars 1,200': '1200' })
test.each(prices)('a price written as %s is told as a number', (value, number) => {
  const { problems } = copy.set('accommodations.yaml', ['stays', 0, 'priceUsd'], value)
  expect(problems).toEqual([expect.stringMatching(new RegExp(`: \`priceUsd\` .*; type the number alone: ${number}$`))])
})

test('a file that nobody would read is told, but no hidden one and no schema', () => {
  const problemsWith = (name: string) => {
    const files = new Map(copy.files).set(`content/${name}`, 'heading: Something')
    expect(loadContent(files).content).not.toBeNull()
    return strayProblems(files).map(formatProblem)
  }
  const unused = 'is not a content file, so the site does not use it: rename it, or move it out of this folder'
  for (const name of ['home.yml', 'Home.yaml'])
    expect(problemsWith(name)).toEqual([`content/${name}: ${unused}; did you mean \`home.yaml\`?`])
  for (const name of ['faq (1).yaml', 'home.yaml.bak', 'notes.txt'])
    expect(problemsWith(name)).toEqual([expect.stringContaining(`content/${name}: ${unused}`)])
  for (const name of ['.DS_Store', '.home.yaml.swp', 'schema.ts']) expect(problemsWith(name)).toEqual([])
})
