import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aboutLocalSum, localSum, localSumAt } from './local-currency.tsx'

test('R2: sums in local currency are rounded to what a dollar is worth, and "from" stays', () => {
  const rate = { perUsd: 129.5, date: '2026-11-01' }
  expect(aboutLocalSum({ priceUsd: 95, priceIsFrom: true }, rate)).toBe('from about €\u00a012,300')
  const at = localSumAt({ priceUsd: 95, priceIsFrom: false }, undefined, rate)
  expect(at).toBe('about €\u00a012,300, at our rate of 1\u00a0November\u00a02026')
  expect([18.4, 0.92].map((perUsd) => localSum(95, perUsd))).toEqual(['€\u00a01,750', '€\u00a087'])
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.double({ min: 0.01, max: 10_000, noNaN: true }), (amount, perUsd) => {
      const found = Number(localSum(amount, perUsd).replaceAll(/[^\d]/g, ''))
      expect(Math.abs(found - amount * perUsd)).toBeLessThanOrEqual(Math.max(1, perUsd) / 2 + 0.001)
    }),
  )
})
