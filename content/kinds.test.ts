/** Each kind of field: what it takes, and the sentence that it answers to what it does not take. */
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { problemsOf } from '../tools/content/schema-problems.ts'
import type { Source } from '../tools/content/read-yaml.ts'
import { closest, printable } from './did-you-mean.ts'
import {
  fields,
  id,
  list,
  markedText,
  monthOfYear,
  picture,
  template,
  text,
  timeOfDay,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './kinds.ts'
import { icon } from './section-fields.ts'

const words = text('Heading.', { min: 3, max: 8 })
const hours = template(['opens', 'closes'], 'Hours.', { max: 12 })
const lines = list(text('A line.', { max: 9 }), 'Lines.', { max: 3 })
const thing = fields('A thing.', { name: text('Name.', { max: 9 }), size: yesOrNo('Large?', 'true where it is large') })
const shown = picture('A picture.')
const pictureAt = (x: number, y: number) => ({ key: 'rose', focus: { x, y } })
const guests = wholeNumber('Guests.', 'a number of guests', { min: 1, max: 40 })

const ofWords = 'must be a text of 3 to 8 characters'
const noBrackets = 'must be plain text; leave out curly brackets (a fact has two on each side)'
const noHtml = 'must be plain text without HTML; leave out < and >'
const noSpace = 'must not begin or end with a space'
const ofHours = 'must be a text that holds {opens} and {closes}'
const ofPoint = 'must be a number of per cent, 0 to 100'
const ofId = 'must be lower-case words joined by hyphens, for example garden-suite'
const ofMonth = 'must be a month written as year-month, for example 2026-02'
const ofTime = 'must be a time of day in 24 hours, for example "08:00"'
const ofAddress = 'must be a whole web address that begins with https://'
const ofLines = 'must be a list of 1 to 3 entries'

const wrongIds = ['', 'Rose', '1a', '-a', 'a-', 'a--b', 'a_b', 'a b', 'rosé', 'a\n', 'a'.repeat(61), 7]
const wrongMonths = '2.2026 2026-2 2026-13 2026-00 2026-02-28'
const wrongTimes = '8:00|24:00|12:60|08:00 |080:00|ab:cd'
const addresses = ['https://garden.example', 'https://a.b.example/c?d=e#f', `https://a.example/${'x'.repeat(282)}`]
/** The last of them run a script. */
const wrongAddresses =
  'http://garden.example|httpsx://garden.example|garden.example|https://localhost|https://203.0.113.7|' +
  'https://a.example/b c|javascript:alert(1)|data:text/html,x'

const kinds: [what: string, schema: z.ZodType, taken: unknown[], refused: Record<string, unknown[]>][] = [
  [
    'a text',
    words,
    ['abc', 'abcdefgh', 'ä ö ü', '🌹🌹🌹🌹🌹🌹🌹🌹', "it's 5 %", 'می‌خواهم', 'क्‍ष', 'ᠠ᠋ᠠᠠ'],
    {
      [ofWords]: [5, null],
      [`${ofWords}; it has 2`]: ['ab', '🌹🌹'],
      [`${ofWords}; it has 9`]: ['abcdefghi'],
      [noSpace]: [' abc', 'abc '],
      [noBrackets]: ['a{b}c', 'a}bc'],
      [noHtml]: ['<b>a', 'a > b'],
    },
  ],
  [
    'a text with gaps',
    hours,
    ['{opens}–{closes}', '{closes}, {opens}', '{opens}{closes}{opens}', '{opens} abcdefg {closes}'],
    {
      [ofHours]: [12],
      [`${ofHours}; {closes} is missing`]: ['from {opens}'],
      [`${ofHours}, and no {who}`]: ['{opens}{closes}{who}'],
      [`${ofHours}, and no {${'x'.repeat(40)}}`]: [`{opens}{closes}{${'x'.repeat(50)}}`],
      [`${ofHours}; a curly bracket stands alone`]: ['{opens}{closes}}', '{{opens}{closes}'],
      'must be a text of 1 to 12 characters; it has 15': ['{opens} abcdefghijk {closes}'],
      [noHtml]: ['{opens}<{closes}'],
    },
  ],
  [
    'a list',
    lines,
    [['a'], ['a', 'b', 'c']],
    {
      [ofLines]: ['a'],
      [`${ofLines}; it has 0`]: [[]],
      [`${ofLines}; it has 4`]: [['a', 'b', 'c', 'd']],
      '1 must be a text of 1 to 9 characters; it has 0': [['a', '']],
    },
  ],
  ['a whole number', guests, [1, 40], { 'must be a number of guests, 1 to 40': [0, 1.5, 41, '2', null, Number.NaN] }],
  ['an id', id('Key.'), ['a', 'rose', 'rose-garden-2', 'a1-b2', 'a'.repeat(60)], { [ofId]: wrongIds }],
  ['an icon', icon, ['rose', 'bath'], {}],
  ['a picture', shown, [pictureAt(0, 100)], { [`focus x ${ofPoint}`]: [pictureAt(101, 0)] }],
  ['a picture', shown, [], { [`focus y ${ofPoint}`]: [pictureAt(0, -0.1)] }],
  ['a month', monthOfYear('Known.'), ['2026-02', '2026-12'], { [ofMonth]: [...wrongMonths.split(' '), 202602] }],
  ['a time', timeOfDay('Opens.'), ['00:00', '19:59', '23:59'], { [ofTime]: [...wrongTimes.split('|'), 800] }],
  ['an address on the web', webAddress('Site.'), addresses, { [ofAddress]: [...wrongAddresses.split('|'), '', 7] }],
  ['an address that is too long', webAddress('Site.'), [], { [ofAddress]: [`https://a.example/${'x'.repeat(283)}`] }],
]

/** What a value breaks, each rule after the way to the field. */
const broken = (schema: z.ZodType, value: unknown): string[] => [
  ...new Set((schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [...path, message].join(' '))),
]

test.each(kinds)('%s takes what it should, and answers to the rest', (_, schema, taken, refused) => {
  for (const value of taken) expect(broken(schema, value), String(value)).toEqual([])
  for (const [sentence, values] of Object.entries(refused))
    for (const value of values) expect(broken(schema, value), String(value)).toEqual([sentence])
})

const unseen =
  '00 09 1f 7f 9f ad 34f 61c 115f 17b4 180e 200b 200c 200d 200e 200f 2028 202a 202e 2060 2066 2069 2800 3164 e000 ' +
  'f0b7 fe0f feff fff9 fffd fffe 1ffff e0041 f0000 10fffd'

test('a text takes none of the signs that nobody sees', () => {
  const sentence = (code: number, where: string) =>
    `must be plain text; it holds a sign that cannot be printed (U+${code.toString(16).toUpperCase().padStart(4, '0')}) ${where}: type the words there anew`
  for (const code of unseen.split(' ').map((hex) => Number.parseInt(hex, 16)))
    expect(broken(words, `a${String.fromCodePoint(code)}bc`)).toEqual([sentence(code, 'after “a”')])
  for (const code of [0x20, 0x7e, 0xa0, 0x2027, 0x202f, 0xfffc])
    expect(broken(words, `a${String.fromCodePoint(code)}bc`)).toEqual([])
  expect(broken(words, '\uf0b7 Tea')).toEqual([sentence(0xf0b7, 'at its beginning')])
})

test('a group tells unknown fields apart, and lists those there are where none is near', () => {
  const value = { name: 'Rose', size: true, siz: 1, 'quite\u0007other': 2 }
  const source: Source = { file: '', data: value, lineOf: () => 1, writtenAt: () => '', problems: [] }
  expect(problemsOf(thing.safeParse(value).error?.issues ?? [], value, source, thing).map(({ says }) => says)).toEqual([
    'is not a field here; did you mean `size`?',
    'is not a field here; the fields are name, size',
  ])
})

test('the editor learns limits and gaps', () => {
  expect(hours.meta()).toMatchObject({ description: 'Hours.', words: { min: 1, max: 12, gaps: ['opens', 'closes'] } })
})

test('M30: marks stay in texts that become markup, are taken out of all others, and count for no length', () => {
  expect(markedText('Text.', { max: 6 }).parse('_karibu_')).toBe('_karibu_')
  expect(text('Text.', { max: 6 }).parse('_karibu_')).toBe('karibu')
  expect(text('Text.', { max: 3 }).parse('[4–8|4 to 8]')).toBe('4–8')
})

test('what was typed keeps to a length in a sentence, and to what can be printed', () => {
  expect(printable('a\u0000b\u001fc\u007fd\u009fe\u2028f\u2029g`h')).toBe('a?b?c?d?e?f?g?h')
  expect([printable('x'.repeat(60)), printable('x'.repeat(61))]).toEqual(['x'.repeat(60), `${'x'.repeat(60)}…`])
})

const known = ['priceUsd', 'priceIsFrom', 'occupancy', 'features', 'ink']

test.each<[meant: string | undefined, ...typed: string[]]>([
  ['priceUsd', 'prceUsd', 'priceUsdd', 'pirceUsd', 'pricUesd', 'PRICEUSD'],
  ['occupancy', 'occupency', 'occu', 'OCCU'],
  ['features', 'feature', 'feat'],
  ['ink', 'nk', 'ikn'],
  [undefined, 'colour', 'wallpaper', 'x', '', 'occ', 'f', 'upan', 'x'.repeat(81)],
])('%s was meant by %s', (meant, ...typed) => {
  for (const each of typed) expect(closest(each, known), each).toBe(meant)
})

test('the longer word is meant, else the nearest, and of equals the first', () => {
  expect(closest('occu', ['ocxu', 'occupancy'])).toBe('occupancy')
  expect(closest('garden', ['gordon', 'gardens', 'gardenx'])).toBe('gardens')
  expect(closest('riise', ['ruse', 'rise'])).toBe('rise')
})
