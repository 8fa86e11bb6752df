/** What cannot be read as YAML, or is read as something else than was meant, is told with what to type. */
import { describe, expect, test } from 'vitest'
import { copyContent } from './content-copy.ts'

const copy = copyContent()

describe('a file that cannot be read', () => {
  test('is told with its line, and nothing is said of what depends on it', () => {
    const problems = copy.replace('site.yaml', ['name: Garden', '  email: stay: x', 'foundedYear: 2010', ''].join('\n'))
    expect(problems).toEqual([expect.stringMatching(/^content\/site\.yaml, line [12]: cannot be read as YAML: /)])
  })

  test.each([
    ['', 1, 'the file is empty'],
    ['lede: Gone\nlede: Gone\n', 2, 'cannot be read as YAML: this field is here twice; remove one of them'],
    ['heading: Oops: lost\n', 1, 'cannot be read as YAML: a text that holds ": " needs quotes around it'],
    [
      'name: Room #1 in the house\n',
      1,
      'the text breaks off before its #: put quotes around the whole of it, "Room #1 in the house"',
    ],
    ['rooms:\n  - name: #1\n', 2, 'the text breaks off before its #: put quotes around the whole of it, "#1"'],
  ])('%j is told with what to type', (text, line, sentence) => {
    expect(copy.replace('not-found.yaml', text)).toEqual([`content/not-found.yaml, line ${line}: ${sentence}`])
  })

  test.each([
    'head:\n  title: Lost\n\tdescription: A path\n',
    'heading: "Oops\nlede: Gone\n',
    'heading: "The "Oops" page"\n',
    'heading: {{city}} and beyond\n',
    'list:\n  - { icon: wifi, text: Wi-Fi\n  - { icon: baby, text: Cot }\n',
  ])('%j is told in one sentence', (text) => {
    expect(copy.replace('not-found.yaml', text)).toEqual([
      expect.stringMatching(/^content\/not-found\.yaml, line \d: cannot be read as YAML: [a-z]/),
    ])
  })

  test('notes after a text, quoted number signs and numbers are left alone', () => {
    const text = 'a: Gone # a note\nb: "Room #1"\nc: 3 #1\nd: C#\ne: &x\n'
    expect(copy.replace('not-found.yaml', text).join('\n')).not.toContain('breaks off')
  })
})

test.each([
  ['101', '101'],
  ['007', '007'],
  ['true', 'true'],
  ['{{city}}', '{{city}}'],
])('a text that YAML takes for something else, %s, is told to be quoted', (value, written) => {
  const text = copy.read('faq.yaml').replace(/^heading: .*$/m, `heading: ${value}`)
  expect(copy.replace('faq.yaml', text).join('\n')).toContain(`; put it in quotes: "${written}"`)
})

test.each([
  ['$60', '60'],
  ['60 USD', '60'],
  ['US dollars 1,200', '1200'],
])('a price written as %s is told as a number', (value, number) => {
  const { problems } = copy.set('accommodations.yaml', ['stays', 0, 'priceUsd'], value)
  expect(problems).toEqual([expect.stringMatching(new RegExp(`: \`priceUsd\` .*; type the number alone: ${number}$`))])
})
