import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../tests/for-any.ts'
import { addDays } from './dates.ts'
import { doOverlap, haveResidentsPrice, isWithin, rateOf, spanText, type Span } from './rates.ts'

const range = '{from} to {until}'

test.each([
  ['12-20', '01-02', '2026-12-20 2026-12-31 2027-01-01 2027-01-02', '2026-12-19 2027-01-03 2027-07-01'],
  ['2027-05-03', '2027-05-20', '2027-05-03 2027-05-20', '2027-05-02 2027-05-21 2028-05-10'],
  ['02-20', '02-29', '2027-02-28 2028-02-29', '2027-03-01'],
  ['02-29', '03-05', '2027-03-01 2028-02-29', '2027-02-28'],
])('R1: from %s until %s, the first and the last day included: %s, and not %s', (from, until, days, others) => {
  for (const day of days.split(' ')) expect(isWithin({ from, until }, day), day).toBe(true)
  for (const day of others.split(' ')) expect(isWithin({ from, until }, day), day).toBe(false)
})

const leapDay = '2028-01-01'
const yearly = fc
  .tuple(fc.nat(365), fc.nat(365))
  .map(([from, until]): Span => ({ from: addDays(leapDay, from).slice(5), until: addDays(leapDay, until).slice(5) }))
const dated = fc
  .tuple(fc.nat(800), fc.nat(60))
  .map(([from, days]): Span => ({ from: addDays(leapDay, from), until: addDays(leapDay, from + days) }))

test('R1: two spans of one kind overlap if they share a day', () => {
  forAny(fc.oneof(fc.tuple(yearly, yearly), fc.tuple(dated, dated)), ([one, other]) => {
    const days = Array.from({ length: 900 }, (_, day) => addDays(leapDay, day))
    expect(doOverlap(one, other)).toBe(days.some((day) => isWithin(one, day) && isWithin(other, day)))
    expect(doOverlap(other, one)).toBe(doOverlap(one, other))
  })
  expect(doOverlap({ from: '12-20', until: '01-02' }, { from: '2026-12-20', until: '2027-01-02' })).toBe(false)
})

test('R1: a span in words, what both days share once', () => {
  const told = (from: string, until: string) => spanText({ from, until }, range)
  expect(told('05-03', '05-20')).toBe('3 to 20 May')
  expect(told('12-20', '01-02')).toBe('20 December to 2 January')
  expect(told('05-20', '05-03')).toBe('20 May to 3 May')
  expect(told('02-29', '02-29')).toBe('29 February')
  expect(told('2027-05-03', '2027-05-20')).toBe('3 to 20 May 2027')
  expect(told('2027-05-03', '2027-06-02')).toBe('3 May to 2 June 2027')
  expect(told('2026-12-20', '2027-01-02')).toBe('20 December 2026 to 2 January 2027')
  expect(told('2027-05-03', '2027-05-03')).toBe('3 May 2027')
})

const stay = { id: 'a', priceUsd: 95, priceIsFrom: false, residentsUsd: 70 }
const season = (from: string, until: string, priceUsd: number, residentsUsd: number | null) => ({
  from,
  until,
  leastNights: null,
  prices: [{ stay: 'a', priceUsd, residentsUsd }],
})

test('R3: residents have a price where a stay or a season names one', () => {
  const asAll = { ...stay, residentsUsd: null }
  expect(haveResidentsPrice([asAll], [])).toBe(false)
  expect(haveResidentsPrice([asAll], [season('12-20', '01-02', 120, null)])).toBe(false)
  expect(haveResidentsPrice([asAll], [season('12-20', '01-02', 120, 90)])).toBe(true)
  expect(haveResidentsPrice([{ ...stay, residentsUsd: 0 }], [])).toBe(true)
})

test('R1, R3: a dated season comes before one of every year; residents pay their own price where there is one', () => {
  const seasons = [season('12-20', '01-02', 120, null), season('2027-12-18', '2028-01-05', 130, 90)]
  const rates = (night: string) => [false, true].map((areResidents) => rateOf(stay, night, areResidents, seasons))
  expect(rates('2026-12-19')).toEqual([95, 70])
  for (const night of ['2026-12-20', '2027-01-02', '2028-12-31']) expect(rates(night)).toEqual([120, 120])
  for (const night of ['2027-12-18', '2027-12-25', '2028-01-05']) expect(rates(night)).toEqual([130, 90])
  expect(rateOf({ ...stay, id: 'b' }, '2027-12-25', false, seasons)).toBe(95)
})
