import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { addDays, clockIn } from '../../../lib/dates.ts'
import { formatTime } from '../../../lib/hours.ts'
import { clockChanges, lisbon, nakuru, places } from '../../../lib/sample-places.ts'
import { calendarFile } from './calendar-file.ts'
import { daysLines } from './message-lines.ts'
import type { StayDates } from '../../../lib/dates.ts'
import type { NamedOuting } from './outing.ts'
import { arrange } from './plan.ts'
import type { Choices } from '../choices.ts'

const outings: NamedOuting[] = [
  {
    id: 'park',
    name: 'The park; with rhino',
    checkFirst: 'Tickets, online.',
    visitMinutes: 240,
    when: 'morning',
    road: { km: 4, minutes: 20 },
  },
  {
    id: 'lake',
    name: 'The lake',
    checkFirst: 'A boat.',
    visitMinutes: 300,
    when: 'morning',
    road: { km: 74, minutes: 90 },
  },
  { id: 'cave', name: 'The cave', visitMinutes: 300, when: 'morning', road: { km: 80, minutes: 90 }, onTheWayBy: 'A1' },
  { id: 'roses', name: 'Roses', visitMinutes: 45, when: 'morning', notBefore: 405 },
]
const hours = { from: 360, arrival: 840, departure: 720, sunset: () => 1100 }
const dates: StayDates = { checkIn: '2026-12-04', checkOut: '2026-12-06' }
const plan = (choices: Choices, stay: StayDates) => arrange(choices, stay, hours, outings)

const words = {
  message: { opening: 'See:', day: '{day}: {outings}', pocket: 'Perhaps: {outings}' },
  planner: { day: 'Day {number}' },
}
const calendar = {
  fileName: 'days.ics',
  summary: '{name} (a wish)',
  leave: 'Leave {leave}, back {back}.',
  wish: 'Not booked.',
}
const resort = { name: 'Garden', email: 'stay@garden.example', place: nakuru }
const now = new Date('2026-11-22T09:00:00Z')

test('P4 a message has a line for each day with outings, and for the pocket', () => {
  expect(
    daysLines(plan({ days: [['roses', 'lake'], [], ['park']], loose: [] }, { checkIn: '', checkOut: '' }), words),
  ).toEqual(['See:', 'Day 1: Roses, The lake', 'Day 3: The park; with rhino'])
  expect(
    daysLines(plan({ days: [], loose: ['lake', 'park'] }, { checkIn: '2026-12-04', checkOut: '2026-12-05' }), words),
  ).toEqual(['See:', 'Sat 5 Dec 2026: The park; with rhino', 'Perhaps: The lake'])
  expect(daysLines(plan({ days: [[]], loose: [] }, dates), words)).toEqual([])
})

test('P4 the calendar has a tentative event for each outing, in local hours', () => {
  const file = calendarFile(plan({ days: [], loose: ['lake', 'park', 'roses'] }, dates), resort, calendar, now) ?? ''
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(events.map(({ summary }) => summary)).toEqual([
    'Roses (a wish)',
    'The lake (a wish)',
    'The park; with rhino (a wish)',
  ])
  const [roses, lake, park] = events
  expect(roses?.startDate.toString()).toBe('2026-12-05T03:45:00Z')
  expect([roses?.location, park?.location]).toEqual(['Garden', 'The park; with rhino'])
  expect([lake?.startDate.toString(), lake?.endDate.toString()]).toEqual([
    '2026-12-05T05:00:00Z',
    '2026-12-05T13:30:00Z',
  ])
  expect(lake?.description).toBe('Leave 8:00 AM, back 4:30 PM.\nA boat.\nNot booked.')
  expect(roses?.description).toBe('Not booked.')
  expect(park?.uid).toBe('park-20261206@garden.example')
  expect(events.every(({ component }) => component.getFirstPropertyValue('status') === 'TENTATIVE')).toBe(true)
  expect(file).toContain('DTSTAMP:20261122T090000Z\r\n')
})

test('P4 W5 the calendar follows the clock on days on which it is changed', () => {
  const inSpring = { checkIn: '2026-03-28', checkOut: '2026-03-31' }
  const file =
    calendarFile(
      plan({ days: [[], ['park'], ['lake']], loose: [] }, inSpring),
      { ...resort, place: lisbon },
      calendar,
      now,
    ) ?? ''
  const starts = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each).startDate.toString())
  const leave = [...file.matchAll(/Leave (\d+):/g)].map(([, hour]) => Number(hour))
  // The clock is an hour ahead of UTC from one in the morning of 29 March.
  expect(starts.map((start) => start.slice(0, 10))).toEqual(['2026-03-29', '2026-03-30'])
  for (const [at, start] of starts.entries()) expect(Number(start.slice(11, 13)) + 1).toBe(leave[at])
})

test('P4 W5 an event begins at the local time to leave, on any day and zone', () => {
  const dayOfChange = fc
    .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -2, max: 1 }))
    .map(([change, days]) => addDays(new Date(change).toISOString().slice(0, 10), days))
  fc.assert(
    fc.property(fc.constantFrom(...places), dayOfChange, (place, checkIn) => {
      const stay = { checkIn, checkOut: addDays(checkIn, 3) }
      const file =
        calendarFile(plan({ days: [[], ['park'], ['lake']], loose: [] }, stay), { ...resort, place }, calendar, now) ??
        ''
      const events = new ICAL.Component(ICAL.parse(file))
        .getAllSubcomponents('vevent')
        .map((each) => new ICAL.Event(each))
      const shown = (time: ICAL.Time) => clockIn(place.timeZone, time.toJSDate())
      expect(events.map(({ startDate }) => shown(startDate).date)).toEqual([addDays(checkIn, 1), addDays(checkIn, 2)])
      for (const { startDate, endDate, description } of events) {
        const [leave, back] = [startDate, endDate].map((time) => formatTime(shown(time).time))
        expect(description).toContain(`Leave ${leave}, back ${back}.`)
      }
    }),
  )
})

test('P4 a place on the way has an event without the road from or to elsewhere', () => {
  const eventsOf = (days: string[][]) =>
    new ICAL.Component(
      ICAL.parse(
        calendarFile(plan({ days, loose: [] }, { ...dates, checkOut: '2026-12-05' }), resort, calendar, now) ?? '',
      ),
    )
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each))
      .map(({ startDate, endDate, description }) => [startDate.toString(), endDate.toString(), description])
  // There by the road of an hour and a half, for five hours and lunch.
  expect(eventsOf([['cave']])).toEqual([['2026-12-04T05:00:00Z', '2026-12-04T12:00:00Z', 'Not booked.']])
  expect(eventsOf([[], ['cave']])).toEqual([['2026-12-05T03:30:00Z', '2026-12-05T10:30:00Z', 'Not booked.']])
})

test('P2 without dates there is no calendar file', () => {
  expect(
    calendarFile(plan({ days: [], loose: ['lake'] }, { checkIn: '', checkOut: '' }), resort, calendar, now),
  ).toBeNull()
  expect(calendarFile(plan({ days: [], loose: [] }, dates), resort, calendar, now)).toBeNull()
})
