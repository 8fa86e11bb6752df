import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { calendar } from '../../tests/sample-calendars.ts'
import { addDays } from '../../lib/dates.ts'
import { timeZone } from '../../lib/time-zone.ts'
import { FeedProblem } from './parse-feed.ts'
import { readFeed } from './booked-nights.ts'

const today = '2026-11-22'
const at = (zone: string, day = today) => ({ clock: timeZone(zone, new Date(today)), today: day })
const nairobi = at('Africa/Nairobi')

/** {14} is a day, so many after today. */
const dated = (text: string, { today: from } = nairobi) =>
  text.replaceAll(/\{(-?\d+)\}/g, (_, day) => addDays(from, Number(day)).replaceAll('-', ''))

/** '14-16 ?20-' for the nights of the days 14 and 15 after today taken, and from 20 on not known; a refusal's words. */
function read(text: string, place = nairobi): string {
  try {
    const { nights } = readFeed(dated(text, place), place)
    const runs = [...nights.matchAll(/T+|\?+/g)].map(({ 0: run, index }) => {
      const end = index + run.length === nights.length ? '' : index + run.length
      return `${run.startsWith('?') ? '?' : ''}${index}${run.length === 1 ? '' : `-${end}`}`
    })
    return runs.join(' ')
  } catch (error) {
    if (error instanceof FeedProblem) return error.message
    throw error
  }
}

const textOf = (entries: readonly string[], head?: readonly string[]) =>
  calendar(
    entries.map((lines) => lines.split('|')),
    head,
  )
const readEntries = (entries: readonly string[], place = nairobi) => read(textOf(entries), place)

const stay = 'DTSTART:{14}|DTEND:{16}'
const arrival = 'DTSTART:{14}|SUMMARY:Check-in A'
const airbnbs = 'SUMMARY:Airbnb (Not available)'
const closed = (from: number, to: number, name: string) => `DTSTART:{${from}}|DTEND:{${to}}|${name}`

test('a booking beyond a change of clocks is read by the clock of its days', () => {
  const entry = 'DTSTART:20270510T023000Z|DTEND:20270512T023000Z'
  expect(readEntries([entry], at('America/St_Johns'))).toBe('169-171')
})

test.each<[what: string, nights: string, ...entries: string[]]>([
  ['a day with a time zone', '14-16', 'DTSTART;TZID=Asia/Tokyo:{14}|DTEND;TZID=Asia/Tokyo:{16}'],
  ['midnights in UTC', '14-16', 'DTSTART:{14}T000000Z|DTEND:{16}T000000Z'],
  ['midnights of another clock', '14-16', 'DTSTART;TZID=Asia/Tokyo:{14}T000000|DTEND;TZID=Asia/Tokyo:{16}T000000'],
  ['a day that ends on itself', '14', 'DTSTART:{14}|DTEND:{14}'],
  ['a day with its length', '14-17', 'DTSTART:{14}|DURATION:P3D'],
  ['a day marked as free', '14-16', `${stay}|TRANSP:TRANSPARENT`],
  ['the last years there are', '?14-', 'DTSTART:{14}|DTEND:99991231', 'DTSTART:99991231T200000|DURATION:P99999D'],

  ['an evening', '9', 'DTSTART:{9}T180000|DTEND:{9}T190000'],
  ['a day that is over before the evening', '', 'DTSTART:{9}T080000|DTEND:{9}T180000'],
  ['the hours after midnight', '', 'DTSTART:{9}T010000|DTEND:{9}T090000'],
  ['a moment', '', 'DTSTART:{9}T200000'],
  ['a moment at midnight', '', 'DTSTART:{9}T000000'],
  ['a time marked as free', '', 'DTSTART:{9}T200000|DTEND:{10}T090000|TRANSP:TRANSPARENT'],
  ['times in UTC', '9-12', 'DTSTART:{9}T130000Z|DTEND:{11}T160000Z'],
  ['a length in hours', '9-11', 'DTSTART:{9}T150000|DURATION:P1DT20H'],
  ['a zone with a place', '9-11', 'DTSTART;TZID="Europe/Berlin":{9}T140000|DTEND;TZID=Europe/Berlin:{11}T160000'],

  ['confirmed, and a note that says otherwise', '14-16', `${stay}|STATUS:CONFIRMED|DESCRIPTION:x|STATUS:CANCELLED`],
  ['a newer version', '20', `${stay}|UID:a`, 'DTSTART:{20}|UID:a|SEQUENCE:1'],
  ['a newer version that is cancelled', '', `${stay}|UID:a`, `${stay}|UID:a|SEQUENCE:1|STATUS:CANCELLED`],
  ['versions of the same number', '14-16 20', `${stay}|UID:a|SEQUENCE:2`, 'DTSTART:{20}|UID:a|SEQUENCE:2'],
  ['without UID', '14-16 20', `${stay}|UID:`, 'DTSTART:{20}|UID:|SEQUENCE:1'],
  ['arrival and departure', '14-16', `${stay}|SUMMARY:A`, arrival, 'DTSTART:{16}|SUMMARY:Check-out A'],
  ['a departure of its own', '14-16 18', stay, 'DTSTART:{18}|SUMMARY:Check-out A'],

  ['a note with a line break', '14-16', `${stay}|DESCRIPTION:Two adults|begin: at noon, end: later|Status: paid`],
  ['a name without its value', '14-16', `${stay}|SUMMARY;LANGUAGE:Stay`],
  ['a reminder', '14-16', `${stay}|BEGIN:VALARM|DTSTART:x|DURATION:PT5M|END:VALARM`],
  ['an entry without a start', '14-16', 'DTEND:{20}', stay],
  ['an old entry that ends before it begins', '14-16', 'DTSTART:20190310|DTEND:20190308', stay],
  ['an old entry in a zone that nobody knows', '14-16', 'DTSTART;TZID=Moon:20190310T200000|DURATION:P1D', stay],

  ['too late for Airbnb', '?0-7 9', closed(0, 7, airbnbs), closed(9, 10, airbnbs)],
  ['closed for longer', '0-8', closed(0, 8, airbnbs)],
  ['closed by a host', '2-5', closed(2, 5, airbnbs)],
  ['too early, month by month', '5 ?92-', 'DTSTART:{5}', closed(92, 122, airbnbs), closed(122, 163, airbnbs)],
  ['a last month of a year', '5-7 ?334-', closed(5, 7, 'SUMMARY:Reserved'), closed(334, 365, airbnbs)],
  ['too early behind a stay', '90-92 ?92-', closed(90, 92, 'SUMMARY:Reserved'), closed(92, 365, airbnbs)],
  ['60 nights at the end', '99-159', closed(99, 159, 'SUMMARY:Reserved')],
  ['61 nights at the end', '?99-', closed(99, 160, 'SUMMARY:Reserved')],
  ['61 nights before the end', '99-160 170', closed(99, 160, 'SUMMARY:A'), closed(170, 171, 'SUMMARY:B')],
  ['a guest of Booking.com who is here', '0-3', closed(-2, 3, 'SUMMARY:CLOSED - Not available')],

  ['a rule', '5 ?14-', `${stay}|RRULE:FREQ=WEEKLY`, 'DTSTART:{5}'],
  ['one that is counted', '?14-', `${stay}|RRULE:FREQ=WEEKLY;COUNT=3`],
  ['one that ends ahead, in any form', '?0-', 'DTSTART:{-20}|RRULE:FREQ=DAILY;UNTIL={-1}T000000Z'],
  ['one that has ended', '', 'DTSTART:{-20}|RRULE:FREQ=DAILY;UNTIL={-2}'],
  ['one that has ended, of long stays', '?0-', 'DTSTART:{-20}|DURATION:P9D|RRULE:FREQ=MONTHLY;UNTIL={-5}'],
  ['one that ends before it begins', '?14-', `${stay}|RRULE:FREQ=DAILY;UNTIL=20200101`],
  ['one that ends nobody knows when', '?0-', 'DTSTART:{-20}|RRULE:FREQ=DAILY;UNTIL=20201301'],
  ['two rules', '?0-', 'DTSTART:{-20}|RRULE:FREQ=DAILY;UNTIL={-9}|RRULE:FREQ=DAILY;UNTIL={-9}'],
  ['days of its own', '?0-', 'DTSTART:{20}|RDATE;VALUE=DATE:{14},{24}'],
  ['a day left out', '?14-', `${stay}|EXDATE;TZID=Moon:{14}T000000`],
  ['a changed time', '?14-', `${stay}|RECURRENCE-ID:{20}`],
  ['a changed time that is past', '', 'DTSTART:{-14}|RECURRENCE-ID:{-20}'],
  ['a change of all later times', '?0-', 'DTSTART:{-14}|RECURRENCE-ID;RANGE=THISANDFUTURE:{-20}'],
  ['a cancelled one', '', `${stay}|RRULE:FREQ=DAILY|STATUS:CANCELLED`],
  ['hours by day', '', 'DTSTART:{14}T100000|DTEND:{14}T120000|RRULE:FREQ=WEEKLY'],
  ['hours that end an hour before the evening', '?14-', 'DTSTART:{14}T100000|DTEND:{14}T173000|RRULE:FREQ=WEEKLY'],
  ['hours that move', '?14-', 'DTSTART:{14}T100000|DURATION:PT1H|RRULE:FREQ=HOURLY'],
  ['an empty rule', '14-16', `${stay}|RRULE:|EXDATE:`],
])('%s: nights %s', (_, nights, ...entries) => {
  expect(readEntries(entries)).toBe(nights)
  expect(readEntries(entries.toReversed())).toBe(nights)
})

test.each([
  ['2019-03-04', 'FREQ=DAILY;INTERVAL=2;COUNT=3', '2019-03-08', '2019-03-10'],
  ['2019-03-04', 'COUNT=3;BYDAY=MO,TH;FREQ=WEEKLY', '2019-03-11', '2019-04-03'],
  ['2019-03-02', 'FREQ=MONTHLY;COUNT=2;BYDAY=1MO', '2019-04-01', '2019-05-12'],
  ['2019-01-31', 'FREQ=MONTHLY;COUNT=3', '2019-05-31', '2021-10-31'],
  ['2096-02-29', 'FREQ=YEARLY;COUNT=2', '2104-02-29', '2112-04-01'],
  ['2019-03-04', 'FREQ=MONTHLY;COUNT=2;BYDAY=5MO', '2019-04-29', ''],
  ['2019-09-13', 'FREQ=MONTHLY;COUNT=2;BYDAY=FR;BYMONTHDAY=13', '2019-12-13', ''],
  ['2019-03-04', 'FREQ=DAILY;COUNT=0', '2026-01-01', ''],
])('from %s %s holds the night of %s, and none from %s on', (start, RRULE, last, over) => {
  const entry = `DTSTART:${start.replaceAll('-', '')}|RRULE:${RRULE}`
  const nightsOn = (day: string) => readEntries([entry], at('Africa/Nairobi', day))
  expect([nightsOn(last), nightsOn(over || '2199-01-01')]).toEqual(['?0-', over ? '' : '?0-'])
})

test('it is told when what repeats begins, and how many entries are left out', () => {
  const entries = ['DTSTART:20190101|RRULE:FREQ=DAILY', 'DTSTART:20261231|RRULE:FREQ=DAILY', 'DTSTART:20261001']
  expect(readFeed(textOf(entries), nairobi)).toMatchObject({ repeating: ['2019-01-01', '2026-12-31'], leftOut: 1 })
})

/** Hours from 17:00 to 17:30 at UTC+2 or +3, which is 18:00 or 17:00 in Nairobi. */
const defined = (...offsets: string[]) => [
  'BEGIN:VTIMEZONE',
  'TZID:E. Standard Time',
  ...offsets.flatMap((offset) => ['BEGIN:STANDARD', `TZOFFSETTO:${offset}`, 'END:STANDARD']),
  'END:VTIMEZONE',
]
test.each([
  [defined('+0300'), '14', ''],
  [defined('+0200'), '14', '14'],
  [defined('+0200', '+0300'), '14', 'cannot be read'],
  [defined('x'), '14', 'cannot be read'],
  [[], '-1', 'cannot be read'],
])('a zone that the calendar defines is used where its clocks agree (%#)', (head, day, nights) => {
  const entry = ['DTSTART', 'DTEND'].map((name, half) => `${name};TZID="E. Standard Time":{${day}}T17${half * 3}000`)
  expect(read(calendar([entry], head))).toContain(nights)
  const long = `DTSTART;TZID=E. Standard Time:{20}T140000|DTEND;TZID=E. Standard Time:{22}T100000`.split('|')
  if (head.length > 0 && !head.includes('TZOFFSETTO:x')) expect(read(calendar([long], head))).toBe('20-22')
})

test('a zone is looked up once, and one of too many clocks is none', () => {
  const zones = vi.spyOn(Intl, 'DateTimeFormat')
  expect(readEntries(['Berlin', 'BERLIN', 'Berlin'].map((city) => `DTSTART;TZID=Europe/${city}:{9}T200000`))).toBe('')
  expect(zones.mock.calls.length).toBeLessThan(2)
  const clocks = Array.from({ length: 99 }, (_, minutes) => `+02${String(minutes).padStart(2, '0')}`)
  const entry = ['DTSTART;TZID=E. Standard Time:{9}T050000', 'DURATION:P1D']
  expect(read(calendar([entry], defined(...clocks)))).toContain('cannot be read')
})

test('west of Greenwich midnights in UTC are the days that they name', () => {
  const west = at('America/Costa_Rica')
  expect(readEntries(['DTSTART:{14}T000000Z|DTEND:{16}T000000Z', 'DTSTART:{20}|DTEND:{22}T000000Z'], west)).toBe(
    '14-16 20-22',
  )
})

test('a night is one when clocks change in it, and so are a leap day and a year’s end', () => {
  for (const day of '2027-03-27 2027-03-28 2027-10-30 2027-10-31 2026-12-31 2028-02-28 2028-02-29'.split(' ')) {
    const place = at('Europe/Berlin', addDays(day, -1))
    expect(readEntries(['DTSTART:{1}|DTEND:{2}'], place)).toBe('1')
    expect(readEntries(['DTSTART:{1}T180000|DTEND:{2}T100000'], place)).toBe('1')
    expect(readEntries(['DTSTART;TZID=Africa/Nairobi:{1}T210000|DTEND:{2}T060000Z'], place)).toBe('1')
  }
})

const parts = 'holds busy times, tasks'
const whole = calendar([stay.split('|')])
test.each([
  ['nothing', '\uFEFF \r\n', 'the answer is empty'],
  ['a page', '<!-- x -->\n<div>Session expired</div>', 'gives a web page'],
  ['another file', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'gives no calendar'],
  ['busy times', whole.replace('BEGIN:VEVENT', 'BEGIN:VFREEBUSY'), parts],
  ['tasks behind entries', whole.replace('END:VCAL', 'BEGIN:VTODO\r\nEND:VTODO\r\n$&'), parts],
  ['an entry in another part', whole.replace('BEGIN:VEVENT', 'BEGIN:X-A\r\nBEGIN:VEVENT'), parts],
  ['an entry in a zone', whole.replace('BEGIN:VEVENT', 'BEGIN:VTIMEZONE\r\n$&'), parts],
  ['a part that ends as another', whole.replace('END:VEVENT', 'END:VTODO'), 'a line that cannot be read'],
  ['a start without a colon', whole.replace('DTSTART:', 'DTSTART '), 'a line that cannot be read'],
  ['a start without end', whole.replace('DTSTART', `DTSTART${';A=B'.repeat(4e5)}`), 'a line that cannot be read'],
  ['a day that is none', whole.replace('{14}', '20270230'), 'entry 1 of the calendar begins on no day'],
  ['two starts', whole.replace('DTEND', 'DTSTART'), 'entry 1 of the calendar begins on no day'],
  ['an end before the start', whole.replace('{16}', '{13}'), 'the entry of 6 December 2026 cannot be read'],
  ['an end before the start in spring', whole.replace('{14}', '{-200}').replace('{16}', '{-201}'), 'cannot be read'],
  ['two ends', whole.replace('END:VEVENT', 'DTEND:{15}\r\n$&'), 'the entry of 6 December 2026 cannot be read'],
  ['parts without end', whole.replace('END:VEVENT', 'BEGIN:VALARM\r\n'.repeat(50_000) + '$&'), parts],
  ['an end that is no time', whole.replace('{16}', '{16}T250000'), 'the entry of 6 December 2026 cannot be read'],
  ['a length that is none', whole.replace('DTEND', 'DURATION'), 'the entry of 6 December 2026 cannot be read'],
])('%s is refused, for nights would look free', (_, text, sentence) => {
  expect(read(text)).toContain(sentence)
})

test('a calendar that is cut off is refused wherever it is, and what stands behind its end does not count', () => {
  const { length } = whole.trimEnd()
  for (let cut = 20; cut < length; cut += 1) expect(read(whole.slice(0, cut))).toContain('breaks off')
  for (const more of ['', '\0', '<!-- 0.12 s -->']) expect(read(whole.trimEnd() + more)).toBe('14-16')
  expect(read(whole + calendar([['DTSTART:{20}']]))).toBe('14-16 20')
  expect(read(whole + whole.slice(0, -30))).toContain('breaks off')
  // With bare line feeds, a byte order mark, and no end of its last line.
  expect(read(`\uFEFF${whole.replaceAll('\r\n', '\n').trimEnd()}`)).toBe('14-16')
})

/** Forms of a stay from one day to another, all of which hold its nights. */
const forms = [
  'DTSTART:{a}|DTEND:{b}',
  'DTSTART:{a}T140000|DTEND:{b}T100000',
  'DTSTART;TZID=America/New_York:{a}T080000|DTEND;TZID=America/New_York:{b}T090000',
  'DTSTART;TZID="E. Standard Time":{a}T140000|DTEND:{b}T070000Z',
  'DTSTART:{a}|DTEND:{b}T000000Z',
]
const additions = ['', '', '', '|RRULE:FREQ=DAILY;UNTIL={-40}', '|RDATE:{3}', '|RECURRENCE-ID:{9}', '|SEQUENCE:3']
const names = ['', '|SUMMARY:Reserved', `|${airbnbs}`, '|SUMMARY:Check-in', '|STATUS:TENTATIVE']

test('no night of an entry is ever free, whatever stands beside it', () => {
  const anyEntry = fc.record({
    form: fc.constantFrom(...forms),
    more: fc.tuple(fc.constantFrom(...additions), fc.constantFrom(...names)),
    from: fc.integer({ min: -30, max: 500 }),
    length: fc.integer({ min: 1, max: 70 }),
  })
  fc.assert(
    fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 8 }), (entries) => {
      const lines = entries.map(({ form, more, from, length }, index) =>
        `${form}${more.join('')}|UID:${index}`.replaceAll('{a}', `{${from}}`).replaceAll('{b}', `{${from + length}}`),
      )
      const { nights } = readFeed(dated(textOf(lines, defined('+0300'))), nairobi)
      for (const { from, length } of entries)
        expect(nights.slice(Math.max(0, from), Math.max(0, from + length)), lines.join(' & ')).not.toContain('.')
    }),
    { numRuns: 300 },
  )
})
