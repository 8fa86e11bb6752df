import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDraft, bookingOf, inYear, soundBooking } from '../app/request/form/rules/samples.ts'
import { addDays, daysBetween, type StayDates } from './dates.ts'
import { changeCheckIn, nightsOf } from './stay-dates.ts'

test.each([
  ['12-18/12-21', '2027-12-30', '2028-01-02'],
  ['12-18/', '12-24', ''],
  ['/12-21', '12-20', '12-21'],
  ['/12-21', '12-24', '12-25'],
  ['12-18/12-21', '', '12-21'],
  // With dates in the wrong order or on one day there are no nights: check-out stays if it is after check-in.
  ['12-22/12-20', '12-18', '12-20'],
  ['12-22/12-20', '12-20', '12-21'],
  // A year is typed digit by digit.
  ['/12-05', '0002-12-03 0020-12-03 0202-12-03 12-03', '12-05'],
  ['12-01/12-05', '0002-12-03 0020-12-03 0202-12-03 12-03', '12-07'],
])('of %s, a check-in that becomes %s has check-out %s', (days, typed, checkOut) => {
  const start = bookingOf('', inYear(2026, days))
  const changed = typed.split(' ').reduce<StayDates>((draft, day) => changeCheckIn(draft, inYear(2026, day)), start)
  expect(changed).toEqual({ checkIn: inYear(2026, typed.split(' ').at(-1)!), checkOut: inYear(2026, checkOut) })
})

test('nights are counted between real days in order, and stay when check-in moves', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const nights = nightsOf(draft)
      expect(nights).toBeGreaterThanOrEqual(0)
      if (nights > 0) expect(daysBetween(draft.checkIn, draft.checkOut)).toBe(nights)
    }),
  )
  fc.assert(
    fc.property(soundBooking, fc.integer({ min: -500, max: 500 }), (draft, days) => {
      expect(nightsOf(changeCheckIn(draft, addDays(draft.checkIn, days)))).toBe(nightsOf(draft))
    }),
  )
})
