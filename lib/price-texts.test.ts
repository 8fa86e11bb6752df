import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../tests/for-any.ts'
import { ui } from '../content/words/ui.ts'
import { guestsMarked, rangeMarked, usd } from './price-texts.ts'

const words = ui.prices

test('V4: sums are written as English writes dollars, with cents only where there are some', () => {
  const dollars = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
  const english = new Intl.NumberFormat('en-US', dollars)
  const sum = fc.nat(1_000_000_000).map((cents) => cents / 100)
  forAny(sum, (each) => usd(each) === english.format(each))
})

test('S1: a range is printed with a dash and read aloud with a word, a single number is one', () => {
  const range = (min: number, max: number) => ({ min, max })
  const ranges = [range(1, 1), range(2, 2), range(4, 8)]
  expect(ranges.map((each) => rangeMarked(each, words))).toEqual(['1', '2', '[4–8|4 to 8]'])
  const guests = ['1 guest', '2 guests', '[4–8 guests|4 to 8 guests]']
  expect(ranges.map((each) => guestsMarked(each, words))).toEqual(guests)
})
