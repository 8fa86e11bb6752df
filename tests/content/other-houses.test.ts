/** What another house may write, and what it is told. */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { foreignFacts } from '../../tools/content/foreign-facts.ts'
import { formatProblem } from '../../tools/content/sentences.ts'
import { copyContent, setIn, soundContent } from './content-copy.ts'

const copy = copyContent()
const { site } = soundContent()

test('seasons of the year may go over New Year, and each month belongs to one', () => {
  const season = (from: number, to: number) => ({ from, to, name: `Months ${from}`, text: 'As it is.' })
  const said = (...list: object[]) => copy.set('location.yaml', ['seasons', 'list'], list).problems
  expect(said(season(12, 2), season(3, 11))).toEqual([])
  for (const wrong of [
    [season(12, 3), season(3, 11)],
    [season(12, 1), season(3, 11)],
  ]) {
    expect(said(...wrong).join()).toContain('must hold each month of the year exactly once')
  }
})

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
    `content/home.yaml, line ${line}: \`kicker\` marks “${word.toLowerCase()}” as ${site.markedLanguage.name}, and the ` +
      `name “${site.name}” (content/site.yaml, line ${own}) has it too, and names cannot be marked: take the marks out here`,
  )
  expect(parse(text).about.kicker).toContain(word)
})

test('what is left of a house in another country is asked for, and one’s own is not', () => {
  const remindersWith = (texts: Record<string, string>) => {
    const before = copy.read('ui.yaml')
    copy.write(
      'ui.yaml',
      copy.edit('ui.yaml', (document) => {
        for (const [at, text] of Object.entries(texts)) setIn(document, at.split('.'), text)
      }).text,
    )
    const found = foreignFacts(copy.root, soundContent()).map(formatProblem)
    copy.write('ui.yaml', before)
    return found
  }
  const { country, place } = { ...site.address, ...site }
  expect(remindersWith({})).toEqual([])
  const left = remindersWith({
    'prices.localCurrency': 'KSh\u00a0{amount}',
    'prices.residents': 'Residents of East Africa',
    'hours.weekdays': 'In Kenya',
    'hours.weekend': 'In Kenya, too',
    'hours.heading': `In ${country}, +${place.telephone.callingCode} 712 345 678 or +254 712 345 678`,
  })
  for (const [at, found] of left.entries())
    expect(found, String(at)).toContain(`but the resort is in ${country}: check`)
  expect(new Set(left.map((each) => /“(.+?)”/.exec(each)?.[1]))).toEqual(
    new Set(['KSh', 'East Africa', 'Kenya', '+254']),
  )
  expect(left).toHaveLength(4)
  expect(left.find((each) => each.includes('Kenya'))).toContain('and so does another text')
})
