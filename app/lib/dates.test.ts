import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays, dayBegins, daysBetween, formatDate, formatDateRange, formatDay, formatDays, isPlainDate, monthName, resortClock, resortToday,
  weekdayName,
} from './dates.ts'

const day = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

test('only days that exist are dates', () => {
  for (const real of ['2028-02-29', '2000-02-29', '2026-12-31', '0001-01-01']) {
    expect(isPlainDate(real), real).toBe(true)
  }
  const unreal = ['', '2026-02-29', '2100-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10',
    '2026-1-1', '12026-01-01', '2026-01-01T00:00', ' 2026-01-01', '18/12/2026', 'today']
  for (const text of unreal) expect(isPlainDate(text), text).toBe(false)
})

test('years of other lengths, and a day within other text, are none', () => {
  for (const text of ['+012026-01-01', '-000001-01-01', 'x2026-01-01', '2026-01-01x', '2026-01-01T00:00:00.000Z', '2026-01-01\n', '2026', '2026-01']) {
    expect(isPlainDate(text), text).toBe(false)
  }
})

test('a date check never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof isPlainDate(text) === 'boolean'))
})

test('adding days and counting them agree, over months, years and leap days', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (date, days) => {
      const later = addDays(date, days)
      expect(isPlainDate(later)).toBe(true)
      expect(daysBetween(date, later)).toBe(days)
      expect(daysBetween(later, date) + days).toBe(0)
      expect(later > date).toBe(days > 0)
    }),
  )
})

test('month ends, year ends and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29)
})

test('today is the day in Nakuru, three hours ahead of UTC, wherever the guest is', () => {
  expect(resortToday(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21')
  expect(resortToday(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22')
  expect(resortClock(new Date('2026-12-31T21:05:00Z'))).toEqual({ date: '2027-01-01', time: '00:05' })
})

test('a day begins at midnight in Nakuru', () => {
  expect(new Date(dayBegins('2026-12-02')).toISOString()).toBe('2026-12-01T21:00:00.000Z')
  fc.assert(
    fc.property(day, (date) => {
      expect(resortClock(new Date(dayBegins(date)))).toEqual({ date, time: '00:00' })
      expect(resortToday(new Date(dayBegins(date) - 1))).toBe(addDays(date, -1))
    }),
  )
})

test('the clock of the resort is the one that the time zone data has for Nairobi', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Nairobi', dateStyle: 'short', timeStyle: 'short' })
  const moment = fc.date({
    min: new Date('1990-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, (now) => {
      const { date, time } = resortClock(now)
      expect(`${date} ${time}`).toBe(zone.format(now))
    }),
  )
})

test('days are written out the same way on every machine', () => {
  expect(formatDate('2026-11-21')).toBe('Sat 21 Nov 2026')
  expect(formatDate('2026-09-05')).toBe('Sat 5 Sep 2026')
  expect(formatDay('2026-02-08')).toBe('8 February 2026')
  expect(formatDateRange('2026-12-18', '2026-12-21')).toBe('Fri 18 – Mon 21 December 2026')
  expect(formatDateRange('2026-11-28', '2026-12-02')).toBe('Sat 28 November – Wed 2 December 2026')
  expect(formatDateRange('2026-12-30', '2027-01-02')).toBe('Wed 30 December 2026 – Sat 2 January 2027')
})

test('weekdays and months are those of the calendar', () => {
  const inEnglish = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  const [weekday, month] = [inEnglish({ weekday: 'short' }), inEnglish({ month: 'long' })]
  fc.assert(
    fc.property(day, (date) => {
      expect(weekdayName(date)).toBe(weekday.format(Date.parse(date)))
      expect(monthName(date)).toBe(month.format(Date.parse(date)))
    }),
  )
})

test('R4 days from one to another in words: a month or year that both share is written once', () => {
  expect(formatDays('2026-12-02', '2026-12-06')).toBe('2 to 6 December')
  expect(formatDays('2026-11-30', '2026-12-02')).toBe('30 November to 2 December')
  expect(formatDays('2026-12-28', '2027-01-03')).toBe('28 December 2026 to 3 January 2027')
  expect(formatDays('2026-12-28', '2027-12-28')).toBe('28 December 2026 to 28 December 2027')
  expect(formatDays('2026-12-02', '2026-12-02')).toBe('2 December')
})
