import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../lib/dates.ts'
import { timeZone } from '../../lib/time-zone.ts'
import { FeedProblem } from './feed-problem.ts'
import { onAtLeast, united, written } from './spans.ts'
import { horizonDays, readFeed } from './read-feed.ts'
import {
  airbnb,
  booking,
  calendar,
  channelManager,
  days,
  google,
  vrbo,
  type Lines,
} from '../../tests/sample-calendars.ts'

const today = '2026-11-22'
const nairobi = { zone: timeZone('Africa/Nairobi', new Date(today)), today }
const berlin = { ...nairobi, zone: timeZone('Europe/Berlin', new Date(today)) }

const read = (entries: readonly Lines[], place = nairobi) => readFeed(calendar('-//Test//EN', entries), place)
const takenBy = (entries: readonly Lines[], place = nairobi) => written(read(entries, place).taken)
const timed = (start: string, end: string, ...more: string[]): Lines => [
  'UID:timed',
  `DTSTART${start}`,
  `DTEND${end}`,
  ...more,
]
/** The kind of problem that a text leads to. */
function problemOf(text: string): string {
  try {
    readFeed(text, nairobi, 0.5)
  } catch (error) {
    if (error instanceof FeedProblem) return error.kind
    throw error
  }
  return 'none'
}

test('Airbnb: what is reserved or blocked is taken; before and after is not known', () => {
  const { taken, unknown } = readFeed(airbnb, nairobi)
  expect(written(taken)).toEqual(['2026-11-28/2026-12-03', '2027-01-10/2027-01-12'])
  expect(unknown).toEqual([
    { from: '2026-11-22', to: '2026-11-24' },
    { from: '2027-05-22', to: expect.toSatisfy((day: string) => day > addDays(today, horizonDays)) },
  ])
})

test('Booking.com, Vrbo and a channel manager: what is closed or reserved is taken', () => {
  expect(readFeed(booking, nairobi)).toMatchObject({ unknown: [], leftOut: 0 })
  expect(written(readFeed(booking, nairobi).taken)).toEqual(['2026-12-01/2026-12-03', '2026-12-20/2026-12-27'])
  expect(written(readFeed(vrbo, nairobi).taken)).toEqual(['2026-12-05/2026-12-08', '2026-12-10/2026-12-11'])
  expect(readFeed(vrbo, nairobi).leftOut).toBe(1)
  expect(written(readFeed(channelManager, nairobi).taken)).toEqual(['2026-12-24/2026-12-26'])
})

test('Google: whole days count though free, lunch does not, and what repeats is unfolded', () => {
  const { taken, leftOut } = readFeed(google, nairobi)
  expect(written(taken)).toEqual([
    '2026-12-15/2026-12-17',
    '2026-12-18/2026-12-20',
    '2027-01-04/2027-01-05',
    '2027-01-19/2027-01-20',
  ])
  expect(leftOut).toBe(2)
})

test('a portal’s own block longer than the first week counts as taken', () => {
  const block = (from: string, to: string) => read([days(from, to, 'SUMMARY:Airbnb (Not available)')])
  expect(block(today, addDays(today, 7))).toMatchObject({ taken: [], unknown: [{ from: today }] })
  expect(written(block(today, addDays(today, 8)).taken)).toEqual([`${today}/${addDays(today, 8)}`])
  expect(written(block('2026-11-23', '2026-11-25').taken)).toEqual(['2026-11-23/2026-11-25'])
})

test('more than 60 nights at the end are not known, whatever they are called', () => {
  const last = (nights: number) => read([days('2027-03-01', addDays('2027-03-01', nights), 'SUMMARY:Reserved')])
  expect(last(60)).toMatchObject({ unknown: [] })
  expect(last(61)).toMatchObject({ taken: [], unknown: [{ from: '2027-03-01' }] })
  // A long stay is one as long as something comes after it.
  const long = [days('2027-03-01', '2027-06-01'), days('2027-07-01', '2027-07-02')]
  expect(takenBy(long)).toEqual(['2027-03-01/2027-06-01', '2027-07-01/2027-07-02'])
})

test('timed entries take the nights that they touch after 18:00 at the resort', () => {
  expect(takenBy([timed(':20261201T180000', ':20261201T190000')])).toEqual(['2026-12-01/2026-12-02'])
  expect(takenBy([timed(':20261201T080000', ':20261201T180000')])).toEqual([])
  expect(takenBy([timed(':20261202T010000', ':20261202T090000')])).toEqual([])
  // 16:00 in Nairobi is 13:00 in UTC and 14:00 in Berlin's winter.
  expect(takenBy([timed(':20261201T130000Z', ':20261203T160000Z')])).toEqual(['2026-12-01/2026-12-04'])
  expect(takenBy([timed(';TZID=Europe/Berlin:20261201T140000', ';TZID=Europe/Berlin:20261203T090000')])).toEqual([
    '2026-12-01/2026-12-03',
  ])
  expect(takenBy([timed(':20261201T200000', ':20261203T090000', 'TRANSP:TRANSPARENT')])).toEqual([])
})

test('a night is one when clocks change in it, and so are a leap day and a year’s end', () => {
  for (const day of [
    '2027-03-27',
    '2027-03-28',
    '2027-10-30',
    '2027-10-31',
    '2026-12-31',
    '2028-02-28',
    '2028-02-29',
  ]) {
    const [from, to] = [day.replaceAll('-', ''), addDays(day, 1).replaceAll('-', '')]
    const one = [`${day}/${addDays(day, 1)}`]
    expect(takenBy([days(day, addDays(day, 1))], berlin)).toEqual(one)
    expect(takenBy([timed(`:${from}T180000`, `:${to}T100000`)], berlin)).toEqual(one)
    expect(
      takenBy([timed(`;TZID=Africa/Nairobi:${from}T210000`, `;TZID=Africa/Nairobi:${to}T090000`)], berlin),
    ).toEqual(one)
  }
})

test('without an end, a whole day takes its night and a moment takes none', () => {
  expect(takenBy([['UID:a', 'DTSTART;VALUE=DATE:20261201']])).toEqual(['2026-12-01/2026-12-02'])
  expect(takenBy([['UID:a', 'DTSTART:20261201']])).toEqual(['2026-12-01/2026-12-02'])
  expect(takenBy([['UID:a', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201']])).toHaveLength(1)
  expect(takenBy([['UID:a', 'DTSTART;VALUE=DATE:20261201', 'DURATION:P2D']])).toEqual(['2026-12-01/2026-12-03'])
  expect(read([['UID:a', 'DTSTART:20261201T200000Z']])).toMatchObject({ taken: [], leftOut: 1 })
})

test('what repeats for ever is unfolded as far as anything is known', () => {
  const { taken } = read([['UID:a', 'DTSTART;VALUE=DATE:20200106', 'RRULE:FREQ=WEEKLY']])
  expect(taken[0]).toEqual({ from: '2026-11-23', to: '2026-11-24' })
  expect(taken.at(-1)!.from > addDays(today, horizonDays - 7)).toBe(true)
  expect(taken.length).toBeLessThan(82)
})

test('a time zone that nobody knows is the resort’s, and is counted', () => {
  const away = timed(';TZID=Moon/Tycho:20261201T140000', ';TZID=Moon/Tycho:20261202T100000')
  expect(read([away, away])).toMatchObject({ taken: [{ from: '2026-12-01', to: '2026-12-02' }], unknownZones: 1 })
})

test('what is gone by is dropped, and a stay that goes on keeps its nights to come', () => {
  expect(takenBy([days('2026-11-01', '2026-11-22')])).toEqual([])
  expect(takenBy([days('2026-11-20', '2026-11-24', 'SUMMARY:Reserved')])).toEqual(['2026-11-22/2026-11-24'])
})

test('ten thousand entries are read', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => {
    const from = addDays('2026-12-01', 2 * (index % 200))
    return days(from, addDays(from, 1))
  })
  expect(takenBy(many)).toHaveLength(200)
})

test('an answer that is no whole calendar has its sentence', () => {
  const whole = calendar('-//Test//EN', [days('2026-12-01', '2026-12-03')])
  expect(problemOf('')).toBe('empty')
  expect(problemOf('\uFEFF \r\n')).toBe('empty')
  expect(problemOf('<!DOCTYPE html><title>Log in</title>')).toBe('web-page')
  expect(problemOf('{"error":"token expired"}')).toBe('no-calendar')
  expect(problemOf('BEGIN:VCARD\r\nFN:Wanjiru\r\nEND:VCARD\r\n')).toBe('no-calendar')
  expect(problemOf(whole.replaceAll('VEVENT', 'VTODO'))).toBe('no-events')
  expect(problemOf(whole.replace('DTSTAMP:', 'DTSTAMP '))).toBe('damaged')
  for (let length = 20; length < whole.trimEnd().length; length += 7) {
    expect(problemOf(whole.slice(0, length)), `cut at ${length}`).toBe('cut-off')
  }
  expect(problemOf(calendar('-//Test//EN', []))).toBe('none')
})

test('an entry that cannot be read stops the calendar, for its nights would look free', () => {
  const good = days('2026-12-01', '2026-12-03')
  const ofEntry = (lines: Lines) => problemOf(calendar('-//Test//EN', [good, lines]))
  expect(ofEntry(['UID:a', 'SUMMARY:Reserved'])).toBe('bad-entry')
  expect(ofEntry(days('2026-13-01', '2026-13-03'))).toBe('bad-entry')
  expect(ofEntry(days('2026-12-05', '2026-12-03'))).toBe('bad-entry')
  expect(ofEntry(timed(':20261205T100000Z', ':20261203T100000Z'))).toBe('bad-entry')
  expect(() => read([good, ['UID:a']])).toThrow('entry 2 of the calendar')
})

test('a rule without end is broken off', () => {
  const ofRule = (rule: string) => problemOf(calendar('-//Test//EN', [['UID:a', 'DTSTART:20200101T000000Z', rule]]))
  expect(ofRule('RRULE:FREQ=SECONDLY')).toBe('endless')
  // Thirty days hath no February: the parser searches for ever.
  expect(ofRule('RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')).toBe('endless')
})

test('the nights do not depend on the order of entries, nor on back-to-back ones', () => {
  const anyEntry = fc
    .tuple(fc.integer({ min: -20, max: 500 }), fc.integer({ min: 1, max: 40 }))
    .map(([start, nights]) => ({ from: addDays(today, start), to: addDays(today, start + nights) }))
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 12 }), fc.array(fc.nat(), { maxLength: 12 }), (entries, keys) => {
      const shuffled = entries
        .map((entry, index) => ({ entry, key: keys[index] ?? 0 }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ entry }) => entry)
      const spansOf = (some: typeof entries) => takenBy(some.map(({ from, to }) => days(from, to, 'SUMMARY:Reserved')))
      expect(spansOf(shuffled)).toEqual(spansOf(entries))
      expect(spansOf(entries)).toEqual(
        written(
          united(onAtLeast([entries], 1)).map(({ from, to }) => ({ from: from < today ? today : from, to })),
        ).filter((nights) => nights.slice(11) > today),
      )
    }),
    { numRuns: 60 },
  )
})
