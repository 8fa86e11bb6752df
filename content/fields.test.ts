/** Each kind of field: what it takes, and the sentence that it answers to what it does not take. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { printable } from './did-you-mean.ts'
import { monthOfYear, timeOfDay } from './date-fields.ts'
import {
  choice,
  counted,
  decimal,
  fields,
  focus,
  id,
  list,
  markedText,
  picture,
  PictureChoice,
  reference,
  template,
  text,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './fields.ts'
import { problemsOf } from '../tools/content/schema-problems.ts'
import type { Source } from '../tools/content/source.ts'

/** What a value breaks, each rule after the way to the field. */
const broken = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [...path, message].join(' '))

const about = (schema: z.ZodType) => schema.description

describe('a text', () => {
  const schema = text('Heading.', { min: 3, max: 8 })
  const rule = 'must be a text of 3 to 8 characters'

  test('says what it is, and how long it may be', () => {
    expect(schema.meta()).toMatchObject({ description: 'Heading.', words: { min: 3, max: 8 } })
    expect(text('Heading.', { max: 8 }).meta()).toMatchObject({ words: { min: 1, max: 8 } })
  })

  test.each(['abc', 'abcdefgh', 'ä ö ü', '🌹🌹🌹🌹🌹🌹🌹🌹', "it's 5 %"])('takes %j', (value) => {
    expect(broken(schema, value)).toEqual([])
  })

  test.each([
    ['ab', `${rule}; it has 2`],
    ['abcdefghi', `${rule}; it has 9`],
    ['🌹🌹', `${rule}; it has 2`],
    [5, rule],
    [null, rule],
    [' abc', 'must not begin or end with a space'],
    ['abc ', 'must not begin or end with a space'],
    ['a{b}c', 'must be plain text; leave out curly brackets (a fact has two on each side)'],
    ['a}bc', 'must be plain text; leave out curly brackets (a fact has two on each side)'],
    ['<b>a', 'must be plain text without HTML; leave out < and >'],
    ['a > b', 'must be plain text without HTML; leave out < and >'],
  ])('answers %j with: %s', (value, message) => {
    expect(broken(schema, value)).toEqual([message])
  })

  test('one of one character is enough where nothing else is said', () => {
    const short = text('Word.', { max: 8 })
    expect(broken(short, 'a')).toEqual([])
    expect(broken(short, '')).toEqual(['must be a text of 1 to 8 characters; it has 0'])
  })

  test.each([
    [0x00, 0x09, 0x1f, 0x7f, 0x9f],
    [0x61c, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069],
    [0xe000, 0xf0b7, 0xf8ff, 0xfeff, 0xfffd, 0xf0000, 0x10fffd],
    [0xad, 0x34f, 0x115f, 0x17b4, 0x180e, 0x2800, 0x3164, 0xfe0f, 0xfff9, 0xfffe, 0x1ffff, 0xe0041],
  ])('takes none of the signs that nobody sees: %j %j %j %j %j', (...codes) => {
    for (const code of codes) {
      const sign = code.toString(16).toUpperCase().padStart(4, '0')
      expect(broken(schema, `a${String.fromCodePoint(code)}bc`)).toEqual([
        `must be plain text; it holds a sign that cannot be printed (U+${sign}) after “a”: type the words there anew`,
      ])
    }
  })

  test('says that a sign that nobody sees is its first', () => {
    expect(broken(schema, '\uf0b7 Tea')).toEqual([
      'must be plain text; it holds a sign that cannot be printed (U+F0B7) at its beginning: type the words there anew',
    ])
  })

  test.each([0x20, 0x7e, 0xa0, 0x2027, 0x202f, 0xfffc])('takes character %d', (code) => {
    expect(broken(schema, `a${String.fromCharCode(code)}bc`)).toEqual([])
  })

  test.each(['می‌خواهم', 'क्‍ष', '葛󠄀城市', 'ᠠ᠋ᠠᠠ'])('takes the joiner, or the variant, within %s', (word) => {
    expect(broken(schema, word)).toEqual([])
  })
})

describe('a template', () => {
  const schema = template(['opens', 'closes'], 'Hours.', { max: 12 })
  const rule = 'must be a text that holds {opens} and {closes}'

  test('says which gaps to keep', () => {
    expect(schema.meta()).toMatchObject({ description: 'Hours.', words: { gaps: ['opens', 'closes'] } })
  })

  test.each(['{opens}–{closes}', '{closes}, {opens}', '{opens}{closes}{opens}', '{opens} abcdefg {closes}'])(
    'takes %j',
    (value) => {
      expect(broken(schema, value)).toEqual([])
    },
  )

  test.each([
    ['from {opens}', [`${rule}; {closes} is missing`]],
    ['always', [`${rule}; {opens} is missing`, `${rule}; {closes} is missing`]],
    ['{opens}{closes}{who}', [`${rule}, and no {who}`]],
    [`{opens}{closes}{${'x'.repeat(50)}}`, [`${rule}, and no {${'x'.repeat(40)}}`]],
    ['{opens}{closes}{}', [`${rule}, and no {}`]],
    ['{opens}{closes}}', [`${rule}; a curly bracket stands alone`]],
    ['{{opens}{closes}', [`${rule}; a curly bracket stands alone`]],
    ['{opens} abcdefghijk {closes}', ['must be a text of 1 to 12 characters; it has 15']],
    ['{opens}<{closes}', ['must be plain text without HTML; leave out < and >']],
    [12, [rule]],
  ])('answers %j with %j', (value, messages) => {
    expect(broken(schema, value)).toEqual(messages)
  })

  test('for one and for several, both with the count', () => {
    const words = counted('Guests.', { max: 20 })
    expect(broken(words, { one: '{count} guest', other: '{count} guests' })).toEqual([])
    expect(broken(words, { one: 'a guest', other: '{count} guests' })).toEqual([
      'one must be a text that holds {count}; {count} is missing',
    ])
    expect(about(words)).toBe('Guests.')
    expect(words.shape.one.meta()).toMatchObject({ description: 'For one.', words: { gaps: ['count'] } })
    expect(about(words.shape.other)).toBe('For several, or none.')
  })
})

describe('a group', () => {
  const schema = fields(
    { name: text('Name.', { max: 9 }), size: yesOrNo('Large?', 'true where it is large') },
    'A thing.',
  )

  test('holds exactly its fields', () => {
    expect(about(schema)).toBe('A thing.')
    expect(broken(schema, { name: 'Rose', size: true })).toEqual([])
    expect(broken(schema, 'Rose')).toEqual(['must hold fields: name, size'])
    expect(unknown({ name: 'Rose', size: true, nmae: 'Rose' })).toEqual(['is not a field here; did you mean `name`?'])
  })

  test('tells unknown fields apart, and lists those there are where none is near', () => {
    expect(unknown({ name: 'Rose', size: true, siz: 1, 'quite\u0007other': 2 })).toEqual([
      'is not a field here; did you mean `size`?',
      'is not a field here; the fields are name, size',
    ])
  })

  function unknown(value: unknown): string[] {
    const source: Source = { file: '', data: value, lineOf: () => 1, writtenAt: () => '', problems: [] }
    return problemsOf(schema.safeParse(value).error?.issues ?? [], value, source).map(({ says }) => says)
  }
})

describe('a list', () => {
  const item = text('A line.', { max: 9 })

  test.each([
    [{ max: 3 }, [], 'must be a list of 1 to 3 entries; it has 0'],
    [{ max: 3 }, ['a', 'b', 'c', 'd'], 'must be a list of 1 to 3 entries; it has 4'],
    [{ min: 2, max: 2 }, ['a'], 'must be a list of exactly 2 entries; it has 1'],
    [{ min: 2, max: 2 }, ['a', 'b', 'c'], 'must be a list of exactly 2 entries; it has 3'],
    [{ max: 3 }, 'a', 'must be a list of 1 to 3 entries'],
  ])('of %j answers %j with: %s', (limits, value, message) => {
    expect(broken(list(item, 'Lines.', limits), value)).toEqual([message])
  })

  test('takes as few and as many as it says, and looks at each', () => {
    const schema = list(item, 'Lines.', { min: 0, max: 2 })
    expect(about(schema)).toBe('Lines.')
    expect([[], ['a'], ['a', 'b']].map((value) => broken(schema, value))).toEqual([[], [], []])
    expect(broken(schema, ['a', ''])).toEqual(['1 must be a text of 1 to 9 characters; it has 0'])
  })
})

test('numbers: whole ones and others, with both ends', () => {
  const whole = wholeNumber('Guests.', 'must be some guests', { min: 1, max: 40 })
  expect(about(whole)).toBe('Guests.')
  expect([1, 40].flatMap((value) => broken(whole, value))).toEqual([])
  for (const wrong of [0, 41, 1.5, '2', null, NaN, Infinity])
    expect([...new Set(broken(whole, wrong))].join()).toMatch(/^must be some guests(?:; at (?:least 1|most 40))?$/)

  const degrees = decimal('Latitude.', 'must be degrees', { min: -90, max: 90 })
  expect(about(degrees)).toBe('Latitude.')
  expect([-90, -0.5, 90].flatMap((value) => broken(degrees, value))).toEqual([])
  for (const wrong of ['north', NaN]) expect(broken(degrees, wrong)).toEqual(['must be degrees'])
  expect(broken(degrees, -90.1)).toEqual(['must be degrees; at least -90'])
  expect(broken(degrees, 90.1)).toEqual(['must be degrees; at most 90'])
})

test('yes or no: neither a word nor a number', () => {
  const schema = yesOrNo('Large?', 'true where it is large')
  expect(about(schema)).toBe('Large?')
  expect([true, false].flatMap((value) => broken(schema, value))).toEqual([])
  for (const wrong of ['yes', 1, null])
    expect(broken(schema, wrong)).toEqual(['must be true or false (true where it is large)'])
})

describe('a choice', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`) as [string, ...string[]]

  test('shows the whole list, a long one too', () => {
    const [short, long] = [choice(words(12), 'Which.'), choice(words(13), 'Which.')]
    expect(about(short)).toBe('Which.')
    expect(broken(short, 'word3')).toEqual([])
    expect(broken(short, 'nothing like it')).toEqual([`must be one of ${words(12).join(', ')}`])
    expect(broken(long, 'nothing like it')).toEqual([`must be one of ${words(13).join(', ')}`])
    expect(broken(long, 7)).toEqual([`must be one of ${words(13).join(', ')}`])
  })

  test('tells the one that was meant', () => {
    expect(broken(choice(['claret', 'teal'], 'Ink.'), 'clarrett')).toEqual([
      'must be one of claret, teal; did you mean `claret`?',
    ])
  })
})

test('ids are lower-case words joined by hyphens, up to 60 characters', () => {
  const schema = id('Key.')
  expect(about(schema)).toBe('Key.')
  for (const sound of ['a', 'rose', 'rose-garden-2', 'a1-b2', 'a'.repeat(60)]) expect(broken(schema, sound)).toEqual([])
  const rule = 'must be lower-case words joined by hyphens, for example garden-suite'
  for (const wrong of ['', 'Rose', '1a', '-a', 'a-', 'a--b', 'a_b', 'a b', 'rosé', 'a\n', 'x a', 'a'.repeat(61), 7]) {
    expect(new Set(broken(schema, wrong)), String(wrong)).toEqual(new Set([rule]))
  }
})

test('references say what they refer to', () => {
  const stay = reference('stays', 'Which stay.')
  expect(stay.meta()).toMatchObject({ description: 'Which stay.', refersTo: 'stays' })
  expect(broken(stay, 'garden-suite')).toEqual([])
  expect(broken(stay, 7)).toEqual(['must be the id of one of the stays'])
})

describe('a picture', () => {
  const schema = picture('Large picture.')

  const gardens = { key: 'gardens', focus: { x: 0, y: 100 } }

  test('is a key and the point that must stay in view, and nothing else', () => {
    expect(about(schema)).toBe('Large picture.')
    expect(schema.parse(gardens)).toEqual(new PictureChoice(gardens))
    expect(broken(schema, 'gardens')).toEqual(['must hold fields: key, focus'])
    for (const wrong of [{ key: 'gardens' }, { ...gardens, focus: { x: -1, y: 0 } }])
      expect(schema.safeParse(wrong).success).toBe(false)
  })

  test('a point lies within the picture', () => {
    const point = focus('The point.')
    expect(about(point)).toBe('The point.')
    expect(broken(point, { x: 0, y: 100 })).toEqual([])
    expect(broken(point, { x: 101, y: -0.1 })).toEqual([
      'x must be a number of per cent, 0 to 100',
      'y must be a number of per cent, 0 to 100',
    ])
  })
})

test('M30: marks stay in texts that become markup, are taken out of all others, and count for no length', () => {
  expect(markedText('Text.', { max: 6 }).parse('_karibu_')).toBe('_karibu_')
  expect(text('Text.', { max: 6 }).parse('_karibu_')).toBe('karibu')
  expect(text('Text.', { max: 3 }).parse('[4–8|4 to 8]')).toBe('4–8')
})

test('months and times are as written in figures', () => {
  expect(about(monthOfYear('Known.'))).toBe('Known.')
  expect(about(timeOfDay('Opens.'))).toBe('Opens.')
  for (const sound of ['2026-02', '2026-12']) expect(broken(monthOfYear('Known.'), sound)).toEqual([])
  for (const wrong of ['2.2026', '2026-2', '2026-13', '2026-00', '2026-02-28', 202602]) {
    expect(broken(monthOfYear('Known.'), wrong)).toEqual(['must be a month written as year-month, for example 2026-02'])
  }
  for (const sound of ['00:00', '08:00', '19:59', '23:59']) expect(broken(timeOfDay('Opens.'), sound)).toEqual([])
  for (const wrong of ['8:00', '24:00', '12:60', '08:00 ', 'x08:00', '08:000', '080:00', 800, 'ab:cd']) {
    expect(broken(timeOfDay('Opens.'), wrong)).toEqual(['must be a time of day in 24 hours, for example "08:00"'])
  }
})

test('addresses on the web begin with https and name a host, so that none can run a script', () => {
  const schema = webAddress('Site.')
  expect(about(schema)).toBe('Site.')
  for (const sound of [
    'https://garden.example',
    'https://a.b.example/c?d=e#f',
    `https://a.example/${'x'.repeat(282)}`,
  ]) {
    expect(broken(schema, sound), sound).toEqual([])
  }
  const wrong = [
    'http://garden.example',
    'xhttps://garden.example',
    'httpsx://garden.example',
    'javascript:alert(1)',
    'garden.example',
    'https://localhost',
    'https://203.0.113.7',
    'data:text/html,x',
    '',
    7,
    `https://a.example/${'x'.repeat(283)}`,
  ]
  for (const each of wrong) {
    expect(new Set(broken(schema, each)), String(each)).toEqual(
      new Set(['must be a whole web address that begins with https://']),
    )
  }
})

describe('what was typed, in a sentence', () => {
  test('keeps to a length, and to what can be printed', () => {
    expect(printable('rose')).toBe('rose')
    expect(printable('a\u0000b\u001fc\u007fd\u009fe\u2028f\u2029g`h')).toBe('a?b?c?d?e?f?g?h')
    expect(printable('x'.repeat(60))).toBe('x'.repeat(60))
    expect(printable('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`)
    expect(printable('🌹'.repeat(61))).toBe(`${'🌹'.repeat(60)}…`)
  })

  test('is so for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const shown = printable(typed)
        expect(shown).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029`]/u)
        expect([...shown].length).toBeLessThanOrEqual(61)
      }),
    )
  })
})
