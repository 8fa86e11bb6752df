import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closed, stays } from '../../../../content/accommodations.yaml'
import words from '../../../../content/enquiry.yaml'
import { addDays, daysBetween } from '../../../../lib/dates.ts'
import { isClosed, nightsFrom } from '../../../../lib/rates.ts'
import type { TakenStay } from '../../../../lib/taken-file.ts'
import { fill } from '../../../../lib/text.ts'
import type { Draft } from '../../draft.ts'
import { alternativesTo } from './alternatives.ts'
import { chosenOf } from './chosen.ts'
import { availabilityOf, closureOf, isOff, nightsOfStay, stateOf, type Calendar } from './nights.ts'
import { estimateOf } from './price.ts'
import { availabilityLine, availabilityText, closureText, momentText } from './sentences.ts'
import { booking, house, loft, room, soundBooking, today } from './samples.ts'
import { fileIn } from '../calendar-store.ts'

const asOf = '2026-11-21T03:00Z'
const until = '2027-12-01'
const after = (hours: number) => Date.parse(asOf) + hours * 3_600_000

/** Spans of nights, as the file holds them. */
const runs = (...spans: [from: string, to: string][]) => {
  let day = today
  return spans.flatMap(([from, to]) => {
    const pair = [daysBetween(day, from), daysBetween(from, to)]
    day = to
    return pair
  })
}
const calendarWith = (...taken: number[][]): TakenStay => ({
  calendar: { asOf, until, taken, unknown: taken.map(() => []) },
})
const free = Object.fromEntries(stays.map(({ id }) => [id, calendarWith([], [], [], [])]))
const calendarOf = (of: Record<string, TakenStay>, now = after(1)): Calendar => ({
  file: { from: today, stays: of },
  now,
})
const takenOn = (...spans: [string, string][]) => calendarOf({ ...free, [loft.id]: calendarWith(runs(...spans)) })
const at = (checkIn: string, checkOut: string, stay = loft.id): Draft => ({
  ...booking,
  stays: [stay],
  checkIn,
  checkOut,
})
const said = (draft: Draft, calendar: Calendar | null) => availabilityText(draft, calendar, today)
const alternatives = (draft: Draft, calendar: Calendar | null) =>
  alternativesTo(draft, calendar, today).map((each) =>
    each.kind === 'dates' ? `${each.draft.checkIn}/${each.draft.checkOut}` : each.draft.stays.join('+'),
  )

const june = at('2027-06-14', '2027-06-17')
const fromThe16th = at('2027-06-16', '2027-06-18')
const taken = takenOn(['2027-06-14', '2027-06-16'])
const byHand = calendarOf({ [loft.id]: { typed: [runs(['2027-06-14', '2027-06-16'])] } })
const two = fill(words.taken.two, { first: 14, second: '15 June' })
const moment = fill(words.taken.moment, { day: words.taken.today, time: '3:00' })
const source = fill(words.taken.source, { moment })

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
      const chosen = chosenOf(draft)
      const nights = nightsFrom(draft.checkIn, daysBetween(draft.checkIn, draft.checkOut))
      const statesOf = (night: string) => chosen.map(({ stay, units }) => stateOf(stay, units, night, calendar))
      const states = nights.flatMap(statesOf)
      const found = availabilityOf(draft, calendar)
      if (states.includes('taken')) expect(found.kind).toBe('taken')
      if (found.kind === 'free') expect(new Set(states)).toEqual(new Set(['free']))
      const isOpen = closureOf(chosen, draft) === null
      if (states.length > 0 && states.every((state) => state === 'free') && isOpen) expect(found.kind).toBe('free')
      if (states.includes('closed')) expect(isOpen).toBe(false)
      for (const night of chosen.length > 0 ? nights : []) {
        expect(isOff(draft, night, calendar)).toBe(statesOf(night).some((state) => /closed|taken/.test(state)))
        const stay = chosen[0]!.stay
        expect(nightsOfStay(stay.id, calendar)?.stateOf(night)).toBe(stateOf(stay, 1, night, calendar))
      }
      const sentence = said(draft, calendar)
      expect(sentence + availabilityLine(draft, calendar)).not.toMatch(/[{}]/)
      expect(sentence === '').toBe(isOpen && found.kind === 'unknown')
      for (const each of alternativesTo(draft, calendar, today)) {
        const next = { ...draft, ...each.draft }
        expect(next.checkIn >= today).toBe(true)
        expect(daysBetween(next.checkIn, next.checkOut)).toBe(nights.length)
        expect(closureOf(chosenOf(next), next)).toBeNull()
        expect(availabilityOf(next, calendar).kind).not.toBe('taken')
        if (each.kind === 'stay') expect(estimateOf(next)).toMatchObject({ kind: 'sum', totalUsd: each.totalUsd })
      }
    }),
    { numRuns: 200 },
  )
})

test('R1: a closing has closed days only, and is followed by an open one', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      const closure = closureOf(chosenOf(draft), draft)
      if (closure?.kind !== 'closed') return
      const { days, again, stay } = closure
      const isShut = (day: string) => (stay ? [stay] : stays).every(({ id }) => isClosed(id, day, closed))
      expect(days.from < draft.checkOut && draft.checkIn <= days.until).toBe(true)
      expect(nightsFrom(days.from, daysBetween(days.from, days.until) + 1).every(isShut)).toBe(true)
      expect([again, isShut(again ?? ''), isShut(addDays(days.from, -1))]).toEqual([
        addDays(days.until, 1),
        false,
        false,
      ])
    }),
  )
})

test.each<[string, Draft, string | null]>([
  ['check-out on the first closed day', at('2027-05-02', '2027-05-04'), null],
  ['check-in after the last', at('2027-05-09', '2027-05-10'), null],
  ['another stay on closed days', at('2027-05-04', '2027-05-05', house.id), null],
  ['all stays, none chosen', at('2028-01-31', '2028-02-02', ''), 'closed'],
  ['too few nights from a day of the season', at('2027-08-31', '2027-09-02'), 'tooFewNights'],
  ['few nights into a season', at('2027-06-30', '2027-07-02'), null],
  ['closed days before too few nights', at('2028-01-07', '2028-01-09', house.id), 'closed'],
])('R1: %s', (_, draft, kind) => {
  expect(closureOf(chosenOf(draft), draft)?.kind ?? null).toBe(kind)
})

test('T1: alternatives are the nearest dates, and the cheapest stay with room', () => {
  expect(alternatives(june, taken)).toEqual(['2027-06-11/2027-06-14', '2027-06-16/2027-06-19', room.id])
  expect(alternatives({ ...june, adults: 4 }, taken).at(-1)).toBe(house.id)
  // None in the past, closed, for too few nights, or of which nothing is known.
  const soon = at(addDays(today, 1), addDays(today, 3))
  expect(alternatives(soon, takenOn([soon.checkIn, soon.checkOut]))[0]).toBe(
    `${addDays(today, 3)}/${addDays(today, 5)}`,
  )
  const spring = at('2027-05-02', '2027-05-04')
  expect(alternatives(spring, takenOn([spring.checkIn, spring.checkOut]))).toEqual([
    '2027-04-30/2027-05-02',
    '2027-05-09/2027-05-11',
    room.id,
  ])
  const shut = at('2027-05-03', '2027-05-05')
  expect(alternatives(shut, takenOn())).toEqual(['2027-05-02/2027-05-04', '2027-05-09/2027-05-11', room.id])
  const last = at('2027-11-29', until)
  const only = calendarOf({ [loft.id]: calendarWith(runs(['2027-11-29', until])) })
  expect(alternatives(last, only)).toEqual(['2027-11-27/2027-11-29'])
})

test('T1: two of a stay are asked for where only one is left', () => {
  const calendar = calendarOf({ ...free, [room.id]: calendarWith([], runs(['2027-06-14', '2027-06-16']), [], []) })
  const pair = { ...june, stays: [room.id, room.id] }
  expect(availabilityOf({ ...june, stays: [room.id] }, calendar).kind).toBe('free')
  expect(availabilityOf(pair, calendar)).toMatchObject({ kind: 'taken', stays: [{ nights: { length: 2 } }] })
  expect(alternatives(pair, calendar).at(-1)).toBe(`${room.id}+${loft.id}`)
})

test('T4: the message names the day and hour, and asks for another room', () => {
  const then = { moment: momentText(asOf) }
  expect(then.moment).toBe(fill(words.taken.moment, { day: '21 November', time: '3:00' }))
  const { calendar, stay, typed: typedLine } = words.taken.message
  expect(availabilityLine(june, taken)).toBe(fill(calendar, { ...then, nights: two }))
  expect(availabilityLine(fromThe16th, taken)).toBe(fill(words.taken.free.message, then))
  const ofLoft = fill(stay, { stay: loft.name, nights: two })
  expect(availabilityLine({ ...june, stays: [room.id, loft.id] }, taken)).toContain(ofLoft)
  expect([june, fromThe16th].map((draft) => availabilityLine(draft, byHand))).toEqual([
    fill(typedLine, { nights: two }),
    '',
  ])
})

const told = (nights: string, stay = loft) =>
  fill(nights === two ? words.taken.nights : words.taken.night, { stay: stay.name, nights })
const isFree = fill(words.taken.free.form, { moment })
const alone = calendarOf({ [loft.id]: calendarWith([]) })
const old = (hours: number) =>
  calendarOf({ ...taken.file.stays, [house.id]: byHand.file.stays[loft.id]! }, after(hours))
const closing = at('2027-05-02', '2027-05-06')
const closure = closureText(closureOf(chosenOf(closing), closing), 'form')

test.each<[string, Draft, Calendar | null, string]>([
  ['two nights', june, taken, `${told(two)} ${source}`],
  ['one', at('2027-06-15', '2027-06-17'), taken, `${told('15 June')} ${source}`],
  ['the nights before', at('2027-06-12', '2027-06-14'), taken, isFree],
  ['the nights after', fromThe16th, taken, isFree],
  ['no check-out', at('2027-06-14', ''), alone, ''],
  ['no stay', at(june.checkIn, june.checkOut, ''), alone, ''],
  ['a stay without a calendar', at(june.checkIn, june.checkOut, house.id), alone, ''],
  ['one of two without a calendar', { ...june, stays: [loft.id, house.id] }, alone, ''],
  ['the last night of a calendar', at('2027-11-29', until), alone, isFree],
  ['a night after it', at('2027-11-30', '2027-12-02'), alone, ''],
  ['no calendars', june, null, ''],
  ['closed nights first', closing, takenOn(['2027-05-03', '2027-05-06']), `${closure} ${told('3 May')} ${source}`],
  ['closed nights, not taken as well', closing, takenOn(['2027-05-04', '2027-05-09']), closure],
  ['closed nights, without calendars', closing, null, closure],
  ['a calendar of 36 hours', fromThe16th, old(36), isFree],
  ['an older one', june, old(36.01), ''],
  ['one of tomorrow, where the clock of a device is a day behind', june, old(-24), ''],
  ['what was typed, at any age', at(june.checkIn, june.checkOut, house.id), old(1000), told(two, house)],
  ['what was typed, which never says free', fromThe16th, byHand, ''],
])('T1, T5: what is said of %s', (_, draft, calendar, sentence) => {
  expect(said(draft, calendar)).toBe(sentence)
})

test('T1, T5: an old calendar knows nothing and has no alternatives; what was typed has some at any age', () => {
  expect(alternatives(june, old(37))).toEqual([])
  expect(alternatives(june, byHand)).toEqual(['2027-06-11/2027-06-14', '2027-06-16/2027-06-19'])
  expect([nightsOfStay(loft.id, old(37)), nightsOfStay(house.id, old(37))]).toMatchObject([
    null,
    { asOf: null, until: null },
  ])
  expect(nightsOfStay(loft.id, taken)).toMatchObject({ asOf, until })
})

test('T5: a file that is missing, or a web page in its place, counts as none', async () => {
  const file = JSON.stringify({ from: today, stays: { [loft.id]: calendarWith([0, 1]) } })
  expect(await fileIn(new Response(file))).toEqual(JSON.parse(file))
  expect(await fileIn(new Response(file, { status: 404 }))).toBeNull()
  for (const body of ['', '<!doctype html><title>Sign in</title>', file.slice(0, 40), 'null', '3', '{"from":"x"}'])
    expect(await fileIn(new Response(body))).toBeNull()
})
