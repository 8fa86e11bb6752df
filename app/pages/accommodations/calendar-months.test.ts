import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../../../tests/for-any.ts'
import { addDays, weekdayName } from '../../../lib/dates.ts'
import { addMonths, calendarMonths, dayByKey, dayInWeek, mostMonths, monthOf, weeksOf } from './calendar-months.ts'

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days))

test('a month has each of its days once, in weeks that begin on Monday', () => {
  forAny(anyDay, (day) => {
    const month = monthOf(day)
    const weeks = weeksOf(month)
    const days = weeks.flat().filter((each) => each !== undefined)
    expect(days[0]).toBe(month)
    expect(days.at(-1)).toBe(addDays(addMonths(month, 1), -1))
    expect(new Set(days).size).toBe(days.length)
    for (const week of weeks) {
      expect(week).toHaveLength(7)
      expect(week.some((each) => each !== undefined)).toBe(true)
      for (const [column, each] of week.entries()) if (each) expect(dayInWeek(each)).toBe(column)
    }
  })
})

test('the months go on for a year, three at a time, or end with the last night that the calendar knows', () => {
  const pages = calendarMonths('2026-11-23', null)
  expect(pages.flat()).toHaveLength(mostMonths)
  expect(pages[0]).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
  expect(pages.at(-1)?.at(-1)).toBe('2027-10-01')
  expect(calendarMonths('2026-11-23', '2027-02-02').flat().at(-1)).toBe('2027-02-01')
  expect(calendarMonths('2026-11-23', '2027-02-01').flat().at(-1)).toBe('2027-01-01')
  expect(calendarMonths('2026-11-23', '2026-11-24')).toEqual([['2026-11-01']])
})

test('Home and End stay in the week, Page Up and Down on the day of the month', () => {
  forAny(anyDay, (day) => {
    expect(weekdayName(dayByKey('Home', day)!)).toBe('Mon')
    expect(weekdayName(dayByKey('End', day)!)).toBe('Sun')
    expect(dayByKey('ArrowDown', day)).toBe(addDays(day, 7))
    expect(monthOf(dayByKey('PageUp', day)!)).toBe(addMonths(monthOf(day), -1))
    expect(monthOf(dayByKey('PageDown', day)!)).toBe(addMonths(monthOf(day), 1))
  })
  expect(dayByKey('PageDown', '2027-01-31')).toBe('2027-02-28')
  expect(dayByKey('PageUp', '2028-03-30')).toBe('2028-02-29')
  expect(dayByKey('Enter', '2027-01-31')).toBeUndefined()
})
