import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aboutLocalSum, aboutLocalSumAt, inLocalCurrency } from './local-currency.ts'

const words = {
  localCurrency: 'KSh {amount}',
  aboutLocalSum: 'about {sum}',
  aboutLocalSumAt: 'about {sum}, at our rate of {date}',
}
test('R2: sums in local currency are rounded to what a dollar is worth', () => {
  const rate = { perUsd: 129.5, date: '2026-11-01' }
  expect(inLocalCurrency(95, rate)).toBe(12_300)
  expect(inLocalCurrency(95, { ...rate, perUsd: 18.4 })).toBe(1750)
  expect(inLocalCurrency(95, { ...rate, perUsd: 0.92 })).toBe(87)
  expect(aboutLocalSum(95, rate, words)).toBe('about KSh 12,300')
  expect(aboutLocalSumAt(95, rate, words)).toBe('about KSh 12,300, at our rate of 1\u00a0November\u00a02026')
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.double({ min: 0.01, max: 10_000, noNaN: true }), (amount, perUsd) => {
      const found = inLocalCurrency(amount, { ...rate, perUsd })
      expect(Number.isInteger(found)).toBe(true)
      expect(Math.abs(found - amount * perUsd)).toBeLessThanOrEqual(Math.max(1, perUsd) / 2 + 0.001)
    }),
  )
})
