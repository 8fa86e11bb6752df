import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekdayName } from '../../lib/dates.ts'
import { nextWeekends } from './weekends.ts'

const open = () => false
const from = (today: string) => nextWeekends(today, open).map(({ checkIn }) => checkIn)

test('B9 the next four weekends: one that begins today counts, one that has begun does not', () => {
  const november = ['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18']
  expect(from('2026-11-21')).toEqual(november) // a Saturday
  expect(from('2026-11-26')).toEqual(november)
  expect(from('2026-11-27')).toEqual(november)
  expect(from('2026-11-28')[0]).toBe('2026-12-04')
})

test('B9 closed weekends are left out, and no others come in their place', () => {
  const asked: string[] = []
  const weekends = nextWeekends('2026-11-21', (checkIn, checkOut) => {
    asked.push(`${checkIn} ${checkOut}`)
    return checkIn === '2026-12-04'
  })
  expect(weekends.map(({ checkIn }) => checkIn)).toEqual(['2026-11-27', '2026-12-11', '2026-12-18'])
  expect(asked).toContain('2026-12-04 2026-12-06')
  expect(nextWeekends('2026-11-21', () => true)).toEqual([])
})

test('B9 on any day: four times Friday to Sunday, a week apart, the first within a week', () => {
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
