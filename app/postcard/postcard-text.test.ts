import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../lib/dates.ts'
import { postmarkOf } from './postcard-text.ts'

test('B8 days within a month share one line', () => {
  expect(postmarkOf('2026-05-15', '2026-05-17')).toEqual({ weekdays: 'FRI–SUN', days: ['15–17'], foot: 'MAY ’26' })
  expect(postmarkOf('2026-05-01', '2026-05-08')).toEqual({ weekdays: 'FRI', days: ['1–8'], foot: 'MAY ’26' })
})

test('B8 days of two months have a line each', () => {
  expect(postmarkOf('2026-05-29', '2026-06-02')).toEqual({
    weekdays: 'FRI–TUE',
    days: ['29 MAY', '2 JUN'],
    foot: '’26',
  })
})

test('B8 days of two years have both years', () => {
  const across = { weekdays: 'WED–SAT', days: ['30 DEC', '2 JAN'], foot: '’26–’27' }
  expect(postmarkOf('2026-12-30', '2027-01-02')).toEqual(across)
  expect(postmarkOf('2026-05-15', '2027-05-15')?.days).toEqual(['15 MAY', '15 MAY'])
})

test('B8 the postmark has one day without check-out; none without dates', () => {
  expect(postmarkOf('2026-05-15', '')).toEqual({ weekdays: 'FRI', days: ['15'], foot: 'MAY ’26' })
  for (const checkIn of ['', '?', '2026-02-30']) expect(postmarkOf(checkIn, '2026-05-17')).toBeNull()
})

test('B8 any days fit the ring: 7 letters at the edges, 6 in a line of two', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (checkIn, nights) => {
      const mark = postmarkOf(checkIn, addDays(checkIn, nights))
      expect(mark?.weekdays.length).toBeLessThanOrEqual(7)
      expect(mark?.foot.length).toBeLessThanOrEqual(7)
      for (const line of mark?.days ?? []) expect(line.length).toBeLessThanOrEqual(6)
    }),
  )
})
