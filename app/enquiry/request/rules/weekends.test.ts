import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekdayName } from '../../../../lib/dates.ts'
import { nextWeekends } from './weekends.ts'

const open = () => false
const from = (today: string) => nextWeekends(today, open).map(({ checkIn }) => checkIn)

test('B9 a weekend that begins today is offered, one that has begun is not', () => {
  const november = ['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18']
  expect(from('2026-11-21')).toEqual(november) // a Saturday
  expect(from('2026-11-26')).toEqual(november)
  expect(from('2026-11-27')).toEqual(november)
  expect(from('2026-11-28')[0]).toBe('2026-12-04')
})

test('B9 closed weekends are replaced by the next open ones', () => {
  const openNext = ['2026-11-27', '2026-12-11', '2026-12-18', '2026-12-25']
  for (const night of ['2026-12-04', '2026-12-05']) {
    expect(nextWeekends('2026-11-21', (each) => each === night).map(({ checkIn }) => checkIn)).toEqual(openNext)
  }
  // The guests leave on the closed day.
  expect(nextWeekends('2026-11-21', (night) => night === '2026-12-06')[1]?.checkIn).toBe('2026-12-04')
})

test('B9 half a year is searched: closed beyond it, fewer weekends or none', () => {
  const closed = (first: string, again: string) =>
    nextWeekends('2026-11-21', (night) => first <= night && night < again).map(({ checkIn }) => checkIn)
  expect(closed('2026-11-01', '2027-04-01')).toEqual(['2027-04-02', '2027-04-09', '2027-04-16', '2027-04-23'])
  expect(closed('2026-12-01', '2027-12-01')).toEqual(['2026-11-27'])
  expect(closed('2026-11-01', '2027-12-01')).toEqual([])
})

test('B9 any day: four weekends, Friday to Sunday, the first within a week', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
      const today = addDays('2026-01-01', days)
      const weekends = nextWeekends(today, open)
      expect(weekends).toHaveLength(4)
      weekends.forEach(({ checkIn, checkOut }, at) => {
        expect([weekdayName(checkIn), weekdayName(checkOut)]).toEqual(['Fri', 'Sun'])
        expect(daysBetween(checkIn, checkOut)).toBe(2)
        const ahead = daysBetween(today, checkIn) - 7 * at
        expect(ahead >= 0 && ahead < 7).toBe(true)
      })
    }),
  )
})
