import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../tests/for-any.ts'
import { numberInWords } from './number-words.ts'
import * as text from './text.ts'

test('a template is filled, gaps without a value stay, and values arrive as they are', () => {
  expect(text.fill('{a} and {b}, {a} {c}', { a: 1, b: 'two' })).toBe('1 and two, 1 {c}')
  forAny(fc.string(), (value) => text.fill('<{x}>', { x: value }) === `<${value}>`)
})

test('marks say what is Swahili and what is read aloud in other words; text without marks stays as it is', () => {
  const marked = '_Karibu_ at [4–8|4 to 8], to_a_friend of _pole sana_.'
  expect(text.asPrinted(marked)).toBe('_Karibu_ at 4–8, to_a_friend of _pole sana_.')
  expect(text.asReadAloud(marked)).toBe('_Karibu_ at 4 to 8, to_a_friend of _pole sana_.')
  expect(text.plainText(marked)).toBe('Karibu at 4–8, to_a_friend of pole sana.')
  const pieces = ['', 'Karibu', ' at 4–8, to_a_friend of ', 'pole sana', '.']
  expect(text.markedPieces(text.asPrinted(marked))).toEqual(pieces)
  expect([text.inBothWays('2', '2'), text.inBothWays('4–8', '4 to 8')]).toEqual(['2', '[4–8|4 to 8]'])
  const unmarked = fc.string().filter((each) => !/[_[]/.test(each))
  forAny(unmarked, (each) => text.plainText(each) === each)
})

test('one takes the singular, every other number the plural', () => {
  const words = { one: '{count} guest', other: '{count} guests' }
  expect([0, 1, 21].map((number) => text.count(number, words))).toEqual(['0 guests', '1 guest', '21 guests'])
})

test.each([
  [0, 'none'],
  [20, 'twenty'],
  [52, 'fifty-two'],
  [101, 'one hundred and one'],
  [342, 'three hundred and forty-two'],
  [1000, '1000'],
  [-1, '-1'],
  [1.5, '1.5'],
])('%d in words', (number, words) => {
  expect(numberInWords(number)).toBe(words)
})

test('every number has words of its own', () => {
  const words = Array.from({ length: 1000 }, (_, number) => numberInWords(number))
  expect(new Set(words).size).toBe(1000)
  expect(words.filter((each) => !/^[a-z -]+$/.test(each))).toEqual([])
})

test('B1 the last of a list stands after a word of its own', () => {
  const of = (...names: string[]) => text.listed(names, 'or')
  expect([of('a'), of('a', 'b'), of('a', 'b', 'c')]).toEqual(['a', 'a or b', 'a, b or c'])
})
