import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  guestsAloud,
  guestsMarked,
  guestsRange,
  guestsText,
  priceInLine,
  priceParts,
  priceText,
  rangeMarked,
  usd,
} from './prices.ts'

const words = {
  from: 'from',
  fromSum: 'from {sum}',
  fromSumPerNight: 'From {sum}/night',
  fromSumPerNightAloud: 'From {sum} per night',
  perNight: 'per night',
  rangeAloud: '{min} to {max}',
  guests: { one: '{count} guest', other: '{count} guests' },
}

const fromSixty = { priceUsd: 60, priceIsFrom: true }
const fixed = { priceUsd: 150, priceIsFrom: false }

test('S1: a price that starts somewhere says so in every form', () => {
  expect(priceText(fromSixty, words)).toBe('From $60/night')
  expect(priceInLine(fromSixty, words)).toBe('from $60')
  expect(priceParts(fromSixty, words)).toEqual({ from: 'from', sum: '$60', perNight: 'per night' })
})

test('S1, V4: a fixed price is a sum in US dollars, per night', () => {
  expect(priceText(fixed, words)).toBe('$150')
  expect(priceInLine(fixed, words)).toBe('$150')
  expect(priceParts(fixed, words)).toEqual({ from: undefined, sum: '$150', perNight: 'per night' })
})

test('a range is printed with a dash and read aloud with a word', () => {
  const [two, four] = [
    { min: 2, max: 2 },
    { min: 4, max: 8 },
  ]
  expect([two, four].map((each) => guestsAloud(each, words))).toEqual(['2 guests', '4 to 8 guests'])
  expect([two, four].map((each) => guestsMarked(each, words))).toEqual(['2 guests', '[4–8 guests|4 to 8 guests]'])
  expect([two, four].map((each) => rangeMarked(each, words))).toEqual(['2', '[4–8|4 to 8]'])
})

test('S1: guests', () => {
  expect(guestsText({ min: 2, max: 2 }, words)).toBe('2 guests')
  expect(guestsText({ min: 1, max: 1 }, words)).toBe('1 guest')
  expect(guestsText({ min: 4, max: 8 }, words)).toBe('4–8 guests')
  expect(guestsText({ min: 1, max: 2 }, words)).toBe('1–2 guests')
})

test('sums keep cents only where there are some', () => {
  expect([60, 62.5, 1250, 0].map(usd)).toEqual(['$60', '$62.50', '$1,250', '$0'])
})

test('sums are written as English writes dollars', () => {
  const english = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const cents = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(cents, (sum) => {
      expect(usd(sum / 100)).toBe(english.format(sum / 100))
    }),
  )
})

const amount = fc.integer({ min: 0, max: 10_000_000 })

test('every form holds the same sum, and the sum reads back as the number', () => {
  fc.assert(
    fc.property(amount, fc.boolean(), (priceUsd, priceIsFrom) => {
      const rate = { priceUsd, priceIsFrom }
      const sum = usd(priceUsd)
      expect(Number(sum.replaceAll(/[$,]/g, ''))).toBe(priceUsd)
      expect(priceText(rate, words)).toContain(sum)
      expect(priceInLine(rate, words)).toContain(sum)
      expect(/from/i.test(priceText(rate, words))).toBe(priceIsFrom)
      expect(/from/i.test(priceInLine(rate, words))).toBe(priceIsFrom)
      expect(priceParts(rate, words).from !== undefined).toBe(priceIsFrom)
    }),
  )
})

test('a range shows both ends, a single number once', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), (min, more) => {
      const numbers = guestsRange({ min, max: min + more })
        .split('–')
        .map(Number)
      expect(numbers).toEqual(more === 0 ? [min] : [min, min + more])
    }),
  )
})
