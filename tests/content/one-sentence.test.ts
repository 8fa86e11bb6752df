/** W12: one mistake gives one sentence, on the line where it was made, that says what to type. */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { copyContent } from './content-copy.ts'
import { writeLengths } from './list-lengths.ts'

const copy = copyContent()
writeLengths(copy, {
  stays: 2,
  places: 1,
  experiences: 1,
  people: 1,
  links: 2,
  social: 1,
  pictures: 1,
  hasExtras: true,
})

/** What is written in not-found.yaml, the line of the mistake, and the sentence. */
const mistakes: [what: string, text: string, line: number, sentence: string][] = [
  [
    'a tab in place of spaces',
    'head:\n  title: Lost\n\tdescription: A path\nheading: Oops\nlede: Gone\n',
    3,
    'the line begins with a tab: type spaces in its place, as many as the line beside it has',
  ],
  [
    'a tab below a text',
    'head:\n  title: Lost\n  links:\n    - to: home\n\t  label: Home\n  lede: Gone: for ever\n',
    5,
    'the line begins with a tab: type spaces in its place, as many as the line beside it has',
  ],
  [
    'a quote that is missing at the end',
    'heading: "Oops\nlede: Gone\nlabel: Home\n',
    1,
    '`heading` begins with " and never ends with it: type " after its last word',
  ],
  [
    'a quote that is missing before another quoted text',
    'heading: "Oops\nlede: "Gone"\nlabel: Home\n',
    1,
    '`heading` begins with " and never ends with it: type " after its last word',
  ],
  [
    'a single quote that is missing in a list',
    "lines:\n  - 'Oops\n  - Gone\n",
    2,
    "the text begins with ' and never ends with it: type ' after its last word",
  ],
  [
    'a quote within a quoted text',
    'lede: Gone\nheading: "The "Oops" page"\n',
    2,
    '`heading` ends at its second ", and more words follow: inside the text type “ and ” instead',
  ],
  [
    'a number sign',
    'lede: Gone\nname: Room #1 in the house\nlabel: Home\n',
    2,
    'the text breaks off before its #: put quotes around the whole of it, "Room #1 in the house"',
  ],
  [
    'a number sign and a space',
    'name: Room # 1\n',
    1,
    'the text breaks off before its #: put quotes around the whole of it, "Room # 1"',
  ],
  [
    'a number sign at the start',
    'rooms:\n  - name: #1\n',
    2,
    'the text breaks off before its #: put quotes around the whole of it, "#1"',
  ],
  [
    'a field that stands twice',
    'lede: Gone\nlede: Gone\n',
    2,
    'cannot be read as YAML: this field is here twice; remove one of them',
  ],
  [
    'a placeholder at the start',
    'lede: Gone\nname: {{city}} and beyond\nlabel: Home\n',
    2,
    '`name` begins with {{: put quotes around the whole of it, "{{city}} and beyond"',
  ],
  [
    'a placeholder at the start of an entry',
    'lines:\n  - {{city}} and beyond\n',
    2,
    'the text begins with {{: put quotes around the whole of it, "{{city}} and beyond"',
  ],
  [
    'a placeholder alone',
    'lede: Gone\nname: {{city}}\n',
    2,
    'the text begins with {{: put quotes around the whole of it, "{{city}}"',
  ],
  ['no space after a colon', 'lede: Gone\nminutes:60\nlabel: Home\n', 2, 'type a space after the colon: minutes: 60'],
  [
    'a field too far to the left',
    'stays:\n  - id: a\n    name: b\n   price: 60\n    label: c\n',
    4,
    'cannot be read as YAML: begin the line with as many spaces as the other fields of its group',
  ],
  [
    'a brace that is left open',
    'list:\n  - { icon: wifi, text: Wi-Fi\n  - { icon: baby, text: Cot }\n',
    2,
    'the { of this line never ends: type } after its last word',
  ],
  [
    'a comma in braces',
    'list:\n  - { icon: wifi, text: Tea, coffee, and cake }\n',
    2,
    'the text breaks off before its comma: put quotes around the whole of it, "Tea, coffee, and cake"',
  ],
  [
    'a text with a colon',
    'lede: Gone: for ever\nheading: Oops: lost\n',
    1,
    'cannot be read as YAML: a text that holds ": " needs quotes around it',
  ],
]

test.each(mistakes)('W12 %s', (_, text, line, sentence) => {
  expect(copy.replace('not-found.yaml', text)).toEqual([`content/not-found.yaml, line ${line}: ${sentence}`])
})

test('W9 notes after a text, quoted number signs and numbers are left alone', () => {
  const text = 'a: Gone # a note\nb: "Room #1"\nc: 3 #1\nd: C#\ne: &x\n'
  expect(copy.replace('not-found.yaml', text).join('\n')).not.toContain('breaks off')
})

test('W12 an id that stands twice is told alone, without what follows from it', () => {
  const [first] = parse(copy.read('accommodations.yaml')).stays
  const { problems } = copy.set('accommodations.yaml', ['stays', 1, 'id'], first.id)
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/accommodations\.yaml, line \d+: `id` `[\w-]+` is used twice: give this entry an id of its own$/,
    ),
  ])
})

test.each([
  [101, '101'],
  [true, 'true'],
  [0.5, '0.5'],
])('W12 a name %s is told to be quoted', (value, written) => {
  const { text, problems: all } = copy.set('accommodations.yaml', ['stays', 0, 'name'], value)
  // A text that names the stay may become too short with it.
  const problems = all.filter((problem) => problem.includes('`name`'))
  const line = text.split('\n').findIndex((each) => each.trim() === `name: ${written}`) + 1
  expect(problems).toEqual([
    `content/accommodations.yaml, line ${line}: \`name\` must be a text of 1 to 24 characters; put it in quotes: "${written}"`,
  ])
})

test('W12 a number is repeated as it was written', () => {
  const text = copy.read('faq.yaml').replace(/^heading: .*$/m, 'heading: 007')
  expect(copy.replace('faq.yaml', text).join('\n')).toContain('put it in quotes: "007"')
})

test('W12 an icon may be any of the set, and a wrong one is told with where they are', () => {
  const at = ['stays', 0, 'amenities', 0, 'icon']
  expect(copy.set('accommodations.yaml', at, 'wine').problems).toEqual([])
  const where = '`icon` must be the name of an icon of https://lucide.dev/icons'
  const [unlike] = copy.set('accommodations.yaml', at, 'xylophone-player').problems
  expect(unlike?.endsWith(where)).toBe(true)
  const [alike] = copy.set('accommodations.yaml', at, 'cofee').problems
  expect(alike?.endsWith(`${where}; did you mean \`coffee\`?`)).toBe(true)
})

test.each([
  ['$60', '60'],
  ['60 USD', '60'],
  ['US dollars 1,200', '1200'],
  ['60', '60'],
])('W12 a price written as %s is told as a number', (value, number) => {
  expect(copy.set('accommodations.yaml', ['stays', 0, 'priceUsd'], value).problems).toEqual([
    expect.stringMatching(
      new RegExp(
        `: \`priceUsd\` must be a whole number of US dollars per night, for example \\d+; type the number alone: ${number}$`,
      ),
    ),
  ])
})

test('W12 a telephone number with spaces is told where it stands, and nowhere else', () => {
  expect(copy.set('site.yaml', ['phone'], '+254 712 345 678').problems).toEqual([
    expect.stringMatching(/^content\/site\.yaml, line \d+: `phone` must be/),
  ])
})

test('W12 a time without quotes and zero, a field in other letters, and a group that is a number are told once', () => {
  expect(copy.set('site.yaml', ['hours', 'weekdays', 'opens'], '8:00').problems).toEqual([
    expect.stringContaining('`opens` must be a time of day'),
  ])
  expect(copy.rename('accommodations.yaml', ['stays', 0, 'priceUsd'], 'priceUSD').problems).toEqual([
    expect.stringContaining('`priceUSD` is not a field here; did you mean `priceUsd`?'),
  ])
  expect(copy.set('accommodations.yaml', ['stays', 0, 'occupancy'], 2).problems).toEqual([
    expect.stringContaining('`occupancy` must hold fields'),
  ])
})

test('W10 a file named with its folder is told once, and one that is not there with what to do', () => {
  const [, key = ''] = /^([\w-]+):$/m.exec(copy.read('pictures.yaml')) ?? []
  expect(copy.set('pictures.yaml', [key, 'file'], `assets/pictures/${key}.webp`).problems).toEqual([
    expect.stringContaining('`file` must be the name of a file'),
  ])
  expect(copy.set('pictures.yaml', [key, 'file'], 'IMG 4711.JPG').problems).toEqual([
    expect.stringMatching(/assets\/pictures has no IMG 4711\.JPG: put it there, or correct its name here$/),
  ])
})
