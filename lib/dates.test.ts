import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDraft, bookingOf, inYear, soundBooking } from '../app/request/form/rules/samples.ts'
import { forAny } from '../tests/for-any.ts'
import { clockChanges, lisbon, nakuru, places } from './places.sample.ts'
import {
  addDays,
  daysBetween,
  type StayDates,
  changeCheckIn,
  nightsOf,
  datesMarked,
  clockIn,
  dayBegins,
  formatDate,
  formatDateRange,
  formatDay,
  formatDays,
  isPlainDate,
  minutesAhead,
  monthName,
  weekdayName,
} from './dates.ts'

const day = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

test('only days that exist are dates', () => {
  for (const real of ['2028-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])
    expect(isPlainDate(real), real).toBe(true)
  const unreal =
    '|2026-02-29|2100-02-29|2026-04-31|2026-13-01|2026-00-10|2026-1-1|12026-01-01|+012026-01-01|-000001-01-01|' +
    'x2026-01-01|2026-01-01x| 2026-01-01|2026-01-01\n|2026-01-01T00:00|2026-01-01T00:00:00.000Z|2026-01|18/12/2026|today'
  for (const text of unreal.split('|')) expect(isPlainDate(text), text).toBe(false)
  forAny(fc.string(), (text) => typeof isPlainDate(text) === 'boolean')
})

test('adding days and counting them agree, over months, years and leap days', () => {
  forAny(day, fc.integer({ min: -800, max: 800 }), (date, days) => {
    const later = addDays(date, days)
    expect(isPlainDate(later)).toBe(true)
    expect(daysBetween(date, later)).toBe(days)
    expect(daysBetween(later, date) + days).toBe(0)
    expect(later > date).toBe(days > 0)
  })
})

test('W5 a day begins at midnight, or after clocks skip midnight', () => {
  const begins = ({ timeZone }: typeof nakuru, date: string) => {
    const beginning = dayBegins(date, timeZone)
    expect(clockIn(timeZone, new Date(beginning)).date).toBe(date)
    expect(clockIn(timeZone, new Date(beginning - 1)).date).toBe(addDays(date, -1))
  }
  forAny(fc.constantFrom(...places), day, begins)
  const changes = clockChanges.map((moment) => new Date(moment).toISOString().slice(0, 10))
  for (const place of places)
    for (const date of changes.flatMap((each) => [each, addDays(each, 1)])) begins(place, date)
})

test('W5 the clock agrees with time zone data, on clock changes too', () => {
  const moment = fc.oneof(
    fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2030-12-31') }),
    fc
      .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -7_200_000, max: 7_200_000 }))
      .map(([change, ms]) => change + ms),
  )
  const inZone = (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const byIntl = new Map(places.map(({ name }) => [name, inZone(name)]))
  fc.assert(
    fc.property(fc.constantFrom(...places), moment, ({ name, timeZone }, now) => {
      const { date, time } = clockIn(timeZone, new Date(now))
      expect(`${date} ${time}`).toBe(byIntl.get(name)?.format(now))
    }),
    { numRuns: 1000 },
  )
})

test('W5 a zone without clock changes, or after its last one, is one number', () => {
  expect(nakuru.timeZone).toEqual([{ ahead: 180 }])
  expect(lisbon.timeZone.map(({ ahead }) => ahead)).toEqual([0, 60, 0, 60, 0, 60, 0, 60, 0, 60, 0, 60, 0])
  expect(minutesAhead(Date.parse('2040-07-01'), lisbon.timeZone)).toBe(0)
})

test.each([
  [formatDate('2026-09-05'), 'Sat 5 Sep 2026'],
  [formatDay('2026-02-08'), '8 February 2026'],
  [formatDateRange('2026-12-18', '2026-12-21'), 'Fri 18 – Mon 21 December 2026'],
  [formatDateRange('2026-11-28', '2026-12-02'), 'Sat 28 November – Wed 2 December 2026'],
  [formatDateRange('2026-12-30', '2027-01-02'), 'Wed 30 December 2026 – Sat 2 January 2027'],
  [formatDays('2026-12-02', '2026-12-06'), '2 to 6 December'],
  [formatDays('2026-11-30', '2026-12-02'), '30 November to 2 December'],
  [formatDays('2026-12-28', '2027-01-03'), '28 December 2026 to 3 January 2027'],
  [formatDays('2026-12-28', '2027-12-28'), '28 December 2026 to 28 December 2027'],
  [formatDays('2026-12-02', '2026-12-02'), '2 December'],
  [datesMarked('2027-01-15', '2027-01-18'), '[Fri 15 – Mon 18 January 2027|Friday 15 to Monday 18 January 2027]'],
  [datesMarked('2027-01-15', '2027-01-18', '2027'), '[Fri 15 – Mon 18 January|Friday 15 to Monday 18 January]'],
  [datesMarked('2027-01-16'), '[Sat 16 Jan 2027|Saturday 16 January 2027]'],
  [datesMarked('2027-01-16', '', '2027'), '[Sat 16 Jan|Saturday 16 January]'],
  [datesMarked('2027-01-16', '', '2026'), '[Sat 16 Jan 2027|Saturday 16 January 2027]'],
])('R4 days name a month or year that both share once: %s', (written, text) => {
  expect(written).toBe(text)
})

test('weekdays and months are those of the calendar', () => {
  const inEnglish = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  const [weekday, month] = [inEnglish({ weekday: 'short' }), inEnglish({ month: 'long' })]
  forAny(day, (date) => {
    expect(weekdayName(date)).toBe(weekday.format(Date.parse(date)))
    expect(monthName(date)).toBe(month.format(Date.parse(date)))
  })
})

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
  const changed = typed.split(' ').reduce<StayDates>((draft, next) => changeCheckIn(draft, inYear(2026, next)), start)
  expect(changed).toEqual({ checkIn: inYear(2026, typed.split(' ').at(-1)!), checkOut: inYear(2026, checkOut) })
})

test('nights are counted between real days in order, and stay when check-in moves', () => {
  forAny(anyDraft, (draft) => {
    const nights = nightsOf(draft)
    expect(nights).toBeGreaterThanOrEqual(0)
    if (nights > 0) expect(daysBetween(draft.checkIn, draft.checkOut)).toBe(nights)
  })
  forAny(soundBooking, fc.integer({ min: -500, max: 500 }), (draft, days) => {
    expect(nightsOf(changeCheckIn(draft, addDays(draft.checkIn, days)))).toBe(nightsOf(draft))
  })
})
