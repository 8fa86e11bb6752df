/** What another house may write, and what it is told. */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { copyContent, soundContent } from './content-copy.ts'

const copy = copyContent()
const { site } = soundContent()

test('a field that is missing is told with null, where that is taken', () => {
  expect(copy.remove('site.yaml', ['roseVarieties']).problems.join()).toMatch(
    /`roseVarieties` is missing: it must be a whole number .*; where there is none, type null$/,
  )
  expect(copy.remove('site.yaml', ['foundedYear']).problems.join()).not.toContain('null')
})

test('a marked word that a name holds is told with word, name, file and line', () => {
  const word = site.name.split(' ').at(-1)!
  const { text, problems } = copy.set('home.yaml', ['about', 'kicker'], `Say _${word}_ here`)
  const line = text.split('\n').findIndex((each) => each.includes(`_${word}_`)) + 1
  const own =
    copy
      .read('site.yaml')
      .split('\n')
      .findIndex((each) => each.startsWith('name: ')) + 1
  expect(problems).toContain(
    `content/home.yaml, line ${line}: \`kicker\` marks “${word.toLowerCase()}” as ${site.markedLanguage.name}, and a ` +
      `name has it too (“${site.name}”, content/site.yaml, line ${own}), and names cannot be marked: take the marks out here`,
  )
  expect(parse(text).about.kicker).toContain(word)
})
