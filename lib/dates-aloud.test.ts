import { expect, test } from 'vitest'
import { datesMarked } from './dates-aloud.ts'

test('days are printed short, and read aloud in whole words without a dash', () => {
  expect(datesMarked('2027-01-15', '2027-01-18')).toBe(
    '[Fri 15 – Mon 18 January 2027|Friday 15 to Monday 18 January 2027]',
  )
  expect(datesMarked('2027-01-30', '2027-02-02')).toBe(
    '[Sat 30 January – Tue 2 February 2027|Saturday 30 January to Tuesday 2 February 2027]',
  )
  expect(datesMarked('2026-12-30', '2027-01-02')).toBe(
    '[Wed 30 December 2026 – Sat 2 January 2027|Wednesday 30 December 2026 to Saturday 2 January 2027]',
  )
  expect(datesMarked('2027-01-16')).toBe('[Sat 16 Jan 2027|Saturday 16 January 2027]')
})

test('the year is left out in both where it is the current one', () => {
  expect(datesMarked('2027-01-15', '2027-01-18', '2027')).toBe(
    '[Fri 15 – Mon 18 January|Friday 15 to Monday 18 January]',
  )
  expect(datesMarked('2027-01-16', '', '2027')).toBe('[Sat 16 Jan|Saturday 16 January]')
  expect(datesMarked('2027-01-16', '', '2026')).toBe('[Sat 16 Jan 2027|Saturday 16 January 2027]')
})
