import { expect, test } from 'vitest'
import { inOneForm } from './yearly-days.ts'

test('O1 days of one year become days of every year, and come back in the years that are next', () => {
  expect(inOneForm(['2027-12-20', '2028-01-02', ''], true, '2026-06-01')).toEqual(['12-20', '01-02', ''])
  expect(inOneForm(['12-20', '01-02', ''], false, '2026-06-01')).toEqual(['2026-12-20', '2027-01-02', ''])
  expect(inOneForm(['03-01', '05-31'], false, '2026-06-01')).toEqual(['2027-03-01', '2027-05-31'])
  expect(inOneForm(['02-29', '03-05'], false, '2026-06-01')).toEqual(['2028-02-29', '2028-03-05'])
  expect(inOneForm(['2027-05-03'], false, '2026-06-01')).toEqual(['2027-05-03'])
})
