import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stays } from '../../../../content/accommodations.yaml'
import { addDays, daysBetween, weekdayName } from '../../../../lib/dates.ts'
import { nightsFrom } from '../../../../lib/rates.ts'
import type { TakenStay } from '../../../../lib/taken-file.ts'
import { forAny } from '../../../../tests/for-any.ts'
import type { Draft } from '../../draft.ts'
import { isUnavailable, nightsOfStay, stateOf } from './availability.ts'
import { alternativesTo } from './when-unavailable.ts'
import { sumText } from './price-of-stays.ts'
import { availabilityText } from './sentences.ts'
import { bookingOf, requestFor, house, inYear, loft, room, soundBooking, today } from './samples.ts'
import { nextWeekends } from './weekends.ts'
import { fileIn, type Calendar } from '../../calendar-store.ts'

const asOf = '2026-11-22T02:30Z' // Still the day before on the clock of the resort.
const until = '2027-12-01'
const after = (hours: number) => Date.parse(asOf) + hours * 3_600_000

/** Of the loft, in 2027: '06-14/06-17'. */
const ofLoft = (days: string) => bookingOf(loft.id, inYear(2027, days))

/** A span of nights as the file holds it: '06-14/06-16' of 2027. */
const runs = (span?: string) => {
  const { checkIn, checkOut } = ofLoft(span ?? '/')
  return span ? [daysBetween(today, checkIn), daysBetween(checkIn, checkOut)] : []
}
const calendarWith = (...taken: number[][]): TakenStay => ({
  calendar: { asOf, until, taken, unknown: taken.map(() => []) },
})
const free = Object.fromEntries(stays.map(({ id }) => [id, calendarWith([], [], [], [])]))
const calendarOf = (of: Record<string, TakenStay>, now = after(1)): Calendar => ({
  file: { from: today, stays: of },
  now,
})
const takenOn = (span?: string) => calendarOf({ ...free, [loft.id]: calendarWith(runs(span)) })
const alternatives = (draft: Draft, calendar: Calendar | null) =>
  alternativesTo(requestFor(draft, calendar)).map(({ changes: { checkIn, checkOut, stays: ids } }) =>
    ids ? ids.join('+') : `${checkIn}/${checkOut}`.replaceAll('2027-', ''),
  )

const june = ofLoft('06-14/06-17')
const taken = takenOn('06-14/06-16')
const typedNights = { typed: [runs('06-14/06-16')] }
const byHand = calendarOf({ [loft.id]: typedNights })
const alone = (span?: string) => calendarOf({ [loft.id]: calendarWith(runs(span)) })

const anyStay = fc.record({
  taken: fc.array(fc.array(fc.nat(30), { maxLength: 30 }), { minLength: 4, maxLength: 4 }),
  typed: fc.array(fc.nat(30), { maxLength: 6 }),
  isCalendar: fc.boolean(),
})
const anyCalendar = fc
  .tuple(...stays.map(() => anyStay))
  .map((each) =>
    calendarOf(
      Object.fromEntries(
        each.map(({ taken: lists, typed, isCalendar }, index) => [
          stays[index]!.id,
          { ...(isCalendar && calendarWith(...lists)), typed: [typed] },
        ]),
      ),
    ),
  )

test('R1, T1, T2: one state of each night: what is said of a draft, of weekends and of other dates agrees with it', () => {
  fc.assert(
    fc.property(soundBooking, anyCalendar, (draft, calendar) => {
      const request = requestFor(draft, calendar)
      const { chosen, availability: found } = request
      const nights = nightsFrom(draft.checkIn, daysBetween(draft.checkIn, draft.checkOut))
      const statesOf = (night: string) => chosen.map(({ stay, units }) => stateOf(stay, units, night, calendar))
      const states = nights.flatMap(statesOf)
      if (states.includes('taken')) expect(found.kind).toBe('taken')
      if (found.kind === 'free') expect(new Set(states)).toEqual(new Set(['free']))
      const isOpen = request.refusal === null
      if (states.length > 0 && states.every((state) => state === 'free') && isOpen) expect(found.kind).toBe('free')
      if (states.includes('closed')) expect(isOpen).toBe(false)
      for (const night of chosen.length > 0 ? nights : []) {
        expect(isUnavailable(chosen, night, calendar)).toBe(statesOf(night).some((state) => /closed|taken/.test(state)))
        const stay = chosen[0]!.stay
        expect(nightsOfStay(stay.id, calendar)?.stateOf(night)).toBe(stateOf(stay, 1, night, calendar))
      }
      const sentence = availabilityText(request, 'form')
      expect(sentence + availabilityText(request, 'message')).not.toMatch(/[{}]/)
      expect(sentence === '').toBe(isOpen && found.kind === 'unknown')
      for (const each of alternativesTo(request)) {
        const next = { ...draft, ...each.changes }
        const { refusal, availability, estimate: sum } = requestFor(next, calendar)
        expect(next.checkIn >= today).toBe(true)
        expect(daysBetween(next.checkIn, next.checkOut)).toBe(nights.length)
        expect(refusal).toBeNull()
        expect(availability.kind).not.toBe('taken')
        if (each.changes.stays) expect(each.label).toContain(sum.kind === 'sum' && sumText(sum.totalUsd, sum.isFrom))
      }
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['check-out on the first closed day', loft.id, '2027-05-02/2027-05-04', undefined],
  ['check-in after the last', loft.id, '2027-05-09/2027-05-10', undefined],
  ['another stay on closed days', house.id, '2027-05-04/2027-05-05', undefined],
  ['all stays, none chosen', '', '2028-01-31/2028-02-02', 'closed'],
  ['too few nights from a day of the season', loft.id, '2027-08-31/2027-09-02', 'tooFewNights'],
  ['few nights into a season', loft.id, '2027-06-30/2027-07-02', undefined],
  ['closed days before too few nights', house.id, '2028-01-07/2028-01-09', 'closed'],
])('R1: %s', (_, ids, days, kind) => {
  expect(requestFor(bookingOf(ids, days)).refusal?.kind).toBe(kind)
})

const soon = '2026-11-22/2026-11-24'
const oneRoomLeft = calendarOf({ ...free, [room.id]: calendarWith([], runs('06-14/06-16'), [], []) })
const twoRooms = { ...june, stays: [room.id, room.id] }
// None in the past, closed, for too few nights, or of which nothing is known.
test.each([
  ['taken nights', june, taken, '06-11/06-14 06-16/06-19 sea-room'],
  ['a party of four', { ...june, adults: 4 }, taken, '06-11/06-14 06-16/06-19 keepers-house'],
  ['tomorrow', bookingOf(loft.id, soon), takenOn(soon), '2026-11-24/2026-11-26 sea-room'],
  ['nights before closed days', ofLoft('05-02/05-04'), takenOn('05-02/05-04'), '04-30/05-02 05-09/05-11 sea-room'],
  ['closed days', ofLoft('05-03/05-05'), takenOn(), '05-02/05-04 05-09/05-11 sea-room'],
  ['the last known nights', ofLoft('11-29/12-01'), alone('11-29/12-01'), '11-27/11-29'],
  ['two rooms where one is left', twoRooms, oneRoomLeft, '06-11/06-14 06-16/06-19 sea-room+boat-loft'],
  ['an old calendar', june, { ...taken, now: after(37) }, ''],
  ['nights typed by hand, at any age', june, { ...byHand, now: after(1000) }, '06-11/06-14 06-16/06-19'],
])('T1, T5: in place of %s: the nearest dates, and the cheapest stay with room', (_, draft, calendar, instead) => {
  expect(alternatives(draft, calendar).join(' ')).toBe(instead)
})

const [told, isFree] = [
  ' According to our calendar (today, 11:00 PM).',
  'Looks available (calendar of today, 11:00 PM). We’ll confirm.',
]
const isTaken = (nights: string) => `The Boathouse Loft isn’t available on the ${nights}.`
const closing = ofLoft('05-02/05-06')
const isClosed = 'The Boathouse Loft is closed from 4 to 8 May and reopens on 9 May.'

test.each<[string, Draft, Calendar | null, string]>([
  ['two nights', june, taken, isTaken('nights of 14 and 15 June') + told],
  ['no check-out', ofLoft('06-14'), alone(), ''],
  ['the last night of a calendar', ofLoft('11-29/12-01'), alone(), isFree],
  ['one room where one is left', { ...twoRooms, stays: [room.id] }, oneRoomLeft, isFree],
  ['closed nights first', closing, takenOn('05-03/05-06'), `${isClosed} ${isTaken('night of 3 May')}${told}`],
  ['closed nights, not taken as well', closing, takenOn('05-04/05-09'), isClosed],
  ['a calendar of 36 hours', ofLoft('06-16/06-18'), { ...taken, now: after(36) }, isFree],
  ['an older one', june, { ...taken, now: after(36.01) }, ''],
  ['one of tomorrow, where the clock of a device is a day behind', june, { ...taken, now: after(-24) }, ''],
  ['what was typed, at any age', june, { ...byHand, now: after(1000) }, isTaken('nights of 14 and 15 June')],
])('T1, T5: what is said of %s', (_, draft, calendar, sentence) => {
  expect(availabilityText(requestFor(draft, calendar), 'form')).toBe(sentence)
})

test.each<[string, Draft, Calendar]>([
  ['Your calendar (21 November, 11:00 PM) shows 14 and 15 June as taken. Do you have another room?', june, taken],
  ['Your calendar (21 November, 11:00 PM) shows these nights as available.', ofLoft('06-16/06-18'), taken],
  [
    'Your calendar (21 November, 11:00 PM) shows the Boathouse Loft on 14 and 15 June as taken. Do you have another room?',
    { ...june, stays: [room.id, loft.id] },
    taken,
  ],
  ['Your website shows 14 and 15 June as taken. Do you have another room?', june, byHand],
  ['', ofLoft('06-16/06-18'), byHand],
])('T4: the message says what was shown, and asks for another room: “%s”', (line, draft, calendar) => {
  expect(availabilityText(requestFor(draft, calendar), 'message')).toBe(line)
})

test('T5: the calendar knows until when, unless its calendar is old', () => {
  const old = { ...calendarOf({ ...taken.file.stays, [house.id]: typedNights }), now: after(37) }
  expect(nightsOfStay(loft.id, old)).toBeNull()
  expect(nightsOfStay(house.id, old)).toMatchObject({ asOf: null, until: null })
  expect(nightsOfStay(loft.id, taken)).toMatchObject({ asOf, until })
})

test('T5: a file that is missing, or a web page in its place, counts as none', async () => {
  const file = JSON.stringify({ from: today, stays: { [loft.id]: calendarWith([0, 1]) } })
  expect(await fileIn(new Response(file))).toEqual(JSON.parse(file))
  expect(await fileIn(new Response(file, { status: 404 }))).toBeNull()
  for (const body of ['', '<!doctype html><title>Sign in</title>', file.slice(0, 40), 'null', '3', '{"from":"x"}'])
    expect(await fileIn(new Response(body))).toBeNull()
})

test('B9 any day: four open weekends, Friday to Sunday, the nearest that there are within half a year', () => {
  forAny(fc.nat(4000), fc.uniqueArray(fc.nat(60)), (days, offNights) => {
    const day = addDays('2026-01-01', days)
    const isOff = (night: string) => offNights.includes(daysBetween(day, night))
    const weekends = nextWeekends(day, isOff)
    const fridays = nightsFrom(day, 70).filter((on) => weekdayName(on) === 'Fri' && !nightsFrom(on, 2).some(isOff))
    const found = weekends.map(({ checkIn }) => checkIn)
    expect(found.slice(0, fridays.length)).toEqual(fridays.slice(0, 4))
    expect(found).toHaveLength(4)
    for (const { checkIn, checkOut } of weekends) expect(daysBetween(checkIn, checkOut)).toBe(2)
  })
  expect(nextWeekends('2026-11-21', (night) => night < '2027-06-01')).toEqual([])
  expect(nextWeekends('2026-11-21', (night) => night >= '2026-12-01')).toHaveLength(1)
})
