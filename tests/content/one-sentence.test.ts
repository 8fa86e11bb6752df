/** W12: one mistake gives one sentence, on the line where it was made, that says what to type. */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { iconNames } from '../../app/ui/icon-names.ts'
import { copyContent } from './content-copy.ts'
import { writeLengths } from './list-lengths.ts'

const copy = copyContent()
writeLengths(copy, { stays: 2, places: 1, experiences: 1, people: 1, links: 2, social: 1, pictures: 1, hasExtras: true })

/** What is written in not-found.yaml, the line of the mistake, and the sentence. */
const mistakes: [what: string, text: string, line: number, sentence: string][] = [
  [
    'a tab in place of spaces', 'head:\n  title: Lost\n\tdescription: A path\nheading: Oops\nlede: Gone\n', 3,
    'the line begins with a tab: type spaces in its place, as many as the line beside it has',
  ],
  [
    'a tab below a text', 'head:\n  title: Lost\n  links:\n    - to: home\n\t  label: Home\n  lede: Gone: for ever\n', 5,
    'the line begins with a tab: type spaces in its place, as many as the line beside it has',
  ],
  [
    'a quote that is missing at the end', 'heading: "Oops\nlede: Gone\nlabel: Home\n', 1,
    '`heading` begins with " and never ends with it: type " after its last word',
  ],
  [
    'a quote that is missing before another quoted text', 'heading: "Oops\nlede: "Gone"\nlabel: Home\n', 1,
    '`heading` begins with " and never ends with it: type " after its last word',
  ],
  [
    'a single quote that is missing in a list', "lines:\n  - 'Oops\n  - Gone\n", 2,
    "the text begins with ' and never ends with it: type ' after its last word",
  ],
  [
    'a quote within a quoted text', 'lede: Gone\nheading: "The "Oops" page"\n', 2,
    '`heading` ends at its second ", and more words follow: inside the text type “ and ” instead',
  ],
  [
    'a number sign', 'lede: Gone\nname: Room #1 in the house\nlabel: Home\n', 2,
    'the text breaks off before its #: put quotes around the whole of it, "Room #1 in the house"',
  ],
  [
    'a number sign and a space', 'name: Room # 1\n', 1,
    'the text breaks off before its #: put quotes around the whole of it, "Room # 1"',
  ],
  ['a number sign at the start', 'rooms:\n  - name: #1\n', 2, 'the text breaks off before its #: put quotes around the whole of it, "#1"'],
  ['a field that stands twice', 'lede: Gone\nlede: Gone\n', 2, 'cannot be read as YAML: the same field stands here twice; take one of them out'],
  ['a text with a colon', 'lede: Gone: for ever\nheading: Oops: lost\n', 1, 'cannot be read as YAML: a text that holds ": " needs quotes around it'],
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
    expect.stringMatching(/^content\/accommodations\.yaml, line \d+: `id` `[\w-]+` stands here twice: give this entry an id of its own$/),
  ])
})

test.each([[101, '101'], [true, 'true'], [0.5, '0.5']])('W12 a name %s is told to be quoted', (value, written) => {
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

test('W12 a wrong icon is told with all that there are', () => {
  const at = ['stays', 0, 'amenities', 0, 'icon']
  const all = iconNames.join(', ')
  const [unlike] = copy.set('accommodations.yaml', at, 'xylophone-player').problems
  expect(unlike).toMatch(new RegExp(`line \\d+: \`icon\` must be one of ${all}$`))
  const [alike] = copy.set('accommodations.yaml', at, 'cofee').problems
  expect(alike).toMatch(new RegExp(`\`icon\` must be a name from the list; did you mean \`coffee\`\\? The list: ${all}$`))
})
