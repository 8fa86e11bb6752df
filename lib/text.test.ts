import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asPrinted,
  asReadAloud,
  count,
  fill,
  inBothWays,
  inWords,
  lowerFirst,
  plainText,
  markedPieces,
  upperFirst,
} from './text.ts'

test('a template is filled, and gaps without a value stay', () => {
  expect(fill('{a} and {b}, {a}', { a: 1, b: 'two' })).toBe('1 and two, 1')
  expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}')
})

test('values with signs of their own arrive as they are', () => {
  fc.assert(fc.property(fc.string(), (value) => fill('<{x}>', { x: value }) === `<${value}>`))
})

test('marks say what is Swahili and what is read aloud in other words', () => {
  const text = '_Karibu_ at [4–8|4 to 8], to_a_friend of _pole sana_.'
  expect(asPrinted(text)).toBe('_Karibu_ at 4–8, to_a_friend of _pole sana_.')
  expect(asReadAloud(text)).toBe('_Karibu_ at 4 to 8, to_a_friend of _pole sana_.')
  expect(plainText(text)).toBe('Karibu at 4–8, to_a_friend of pole sana.')
  expect(markedPieces(asPrinted(text))).toEqual(['', 'Karibu', ' at 4–8, to_a_friend of ', 'pole sana', '.'])
  expect([inBothWays('2', '2'), inBothWays('4–8', '4 to 8')]).toEqual(['2', '[4–8|4 to 8]'])
})

test('text without marks stays as it is', () => {
  fc.assert(
    fc.property(
      fc.string().filter((each) => !/[_[]/.test(each)),
      (text) => plainText(text) === text,
    ),
  )
})

test('one takes the singular, every other number the plural', () => {
  const words = { one: '{count} guest', other: '{count} guests' }
  expect([0, 1, 2, 21].map((number) => count(number, words))).toEqual(['0 guests', '1 guest', '2 guests', '21 guests'])
})

test('numbers in words', () => {
  expect([0, 4, 12, 20, 50, 52, 100, 101, 342].map(inWords)).toEqual([
    'none',
    'four',
    'twelve',
    'twenty',
    'fifty',
    'fifty-two',
    'one hundred',
    'one hundred and one',
    'three hundred and forty-two',
  ])
  expect([1000, -1, 1.5].map(inWords)).toEqual(['1000', '-1', '1.5'])
})

test('every number has words of its own', () => {
  const words = Array.from({ length: 1000 }, (_, number) => inWords(number))
  expect(new Set(words).size).toBe(1000)
  expect(words.every((each) => /^[a-z -]+$/.test(each))).toBe(true)
})

test('first letters', () => {
  expect(lowerFirst('For two')).toBe('for two')
  expect(upperFirst('fifty')).toBe('Fifty')
  expect(lowerFirst('')).toBe('')
})
