import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, clockIn, daysBetween } from '../../../../lib/dates.ts'
import { nightsFrom } from '../../../../lib/rates.ts'
import type { TakenFile, TakenStay } from '../../../../lib/taken.ts'
import { fill } from '../../../../lib/text.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { chosenStays, unitsOf } from './chosen-stays.ts'
import { openingOf, openingSentence } from './closed-days.ts'
import { fitOf, isTooSmall } from './occupancy.ts'
import { booking, resortData, filledFacts, soundBooking, stays, today, words } from './samples.ts'
import { fileIn, nightState, parseTaken } from './night-state.ts'
import {
  availabilityOf,
  isAnyTaken,
  nightsOfStay,
  nightsSentence,
  nightsText,
  takenLine,
  type Calendar,
} from './taken-nights.ts'
import { waysOut } from './ways-out.ts'

const asOf = '2026-11-21T03:00Z'
const now = Date.parse(asOf) + 3_600_000
const clock = (moment: Date) => clockIn([{ ahead: 180 }], moment)
const until = '2027-12-01'

/** Spans of nights, as the file holds them. */
const runs = (...spans: [from: string, to: string][]) => {
  let day = today
  return spans.flatMap(([from, to]) => {
    const pair = [daysBetween(day, from), daysBetween(from, to)]
    day = to
    return pair
  })
}
const known = (...taken: number[][]): TakenStay => ({ calendar: { asOf, until, taken, unknown: taken.map(() => []) } })
const all = (part: Record<string, TakenStay> = {}): Record<string, TakenStay> => ({
  ...Object.fromEntries(stays.map(({ id }) => [id, known([])])),
  ...part,
})
const calendarOf = (part: Record<string, TakenStay>, at = now): Calendar => ({
  file: { from: today, stays: part },
  now: at,
})
const at = (checkIn: string, checkOut: string, part: Partial<Draft> = {}): Draft => ({
  ...booking,
  checkIn,
  checkOut,
  ...part,
})
const lodge = 'stone-wall-lodge'
const said = (draft: Draft, calendar: Calendar | null, some = resortData) =>
  nightsSentence(draft, some, calendar, words, { today, clock })
const datesOf = (draft: Draft, calendar: Calendar, some = resortData) =>
  waysOut(draft, some, calendar, today).map((way) =>
    way.kind === 'dates' ? `${way.draft.checkIn}/${way.draft.checkOut}` : way.draft.stays.join('+'),
  )

const ofToday = { moment: fill(words.taken.moment, { day: words.taken.today, time: '6:00' }) }
const source = fill(words.taken.source, ofToday)

test('T1: a taken stay is named with its nights and the day of the reading', () => {
  const calendar = calendarOf(all({ [lodge]: known(runs(['2027-05-14', '2027-05-16'])) }))
  const two = fill(words.taken.two, { first: 14, second: '15 May' })
  const told = (template: string, nights: string) => `${fill(template, { stay: 'Stone Wall Lodge', nights })} ${source}`
  expect(said(at('2027-05-14', '2027-05-17'), calendar)).toBe(told(words.taken.nights, two))
  expect(said(at('2027-05-15', '2027-05-17'), calendar)).toBe(told(words.taken.night, '15 May'))
})

test('T1: check-out on the first taken day and check-in on the last are free', () => {
  const calendar = calendarOf(all({ [lodge]: known(runs(['2027-05-14', '2027-05-16'])) }))
  const free = fill(words.taken.free.form, ofToday)
  expect(said(at('2027-05-12', '2027-05-14'), calendar)).toBe(free)
  expect(said(at('2027-05-16', '2027-05-18'), calendar)).toBe(free)
})

test('T1: without dates, stay, calendar or knowledge nothing is said', () => {
  const calendar = calendarOf({ [lodge]: known([]) })
  for (const draft of [at('', ''), at('2027-05-14', ''), at('2027-05-14', '2027-05-16', { stays: [] })])
    expect(said(draft, calendar)).toBe('')
  const may = at('2027-05-14', '2027-05-16')
  expect(said(may, null)).toBe('')
  expect(said({ ...may, stays: ['hilltop-home'] }, calendar)).toBe('')
  expect(said({ ...may, stays: [lodge, 'hilltop-home'] }, calendar)).toBe('')
  expect(said(at('2027-11-29', '2027-12-01'), calendar)).not.toBe('')
  expect(said(at('2027-11-30', '2027-12-02'), calendar)).toBe('')
})

test('T1: ways out are the nearest spans, and the cheapest stay with room', () => {
  const calendar = calendarOf(all({ [lodge]: known(runs(['2027-05-14', '2027-05-16'])) }))
  expect(datesOf(at('2027-05-14', '2027-05-16'), calendar)).toEqual([
    '2027-05-12/2027-05-14',
    '2027-05-16/2027-05-18',
    'orchard-room',
  ])
  const family = at('2027-05-14', '2027-05-16', { adults: 4 })
  expect(waysOut(family, resortData, calendar, today).at(-1)).toMatchObject({
    stay: { id: 'hilltop-home' },
    totalUsd: 300,
    isFrom: false,
  })
})

test('T1: no way out is past, closed, too short, taken, or unknown', () => {
  const soon = calendarOf(all({ [lodge]: known(runs([addDays(today, 1), addDays(today, 3)])) }))
  expect(datesOf(at(addDays(today, 1), addDays(today, 3)), soon)[0]).toBe(`${addDays(today, 3)}/${addDays(today, 5)}`)
  // Closed from 3 to 20 May; three nights at least from 20 December on.
  const filled = (day: string, nights: number) =>
    datesOf(
      at(day, addDays(day, nights)),
      calendarOf(all({ [lodge]: known(runs([day, addDays(day, nights)])) })),
      filledFacts,
    )
  expect(filled('2027-05-01', 2)).toEqual(['2027-04-29/2027-05-01', '2027-05-21/2027-05-23', 'orchard-room'])
  expect(filled('2026-12-18', 2)).toEqual(['2026-12-16/2026-12-18', '2027-01-03/2027-01-05', 'orchard-room'])
  // Nothing is known from there on.
  const end = calendarOf({ [lodge]: known(runs(['2027-11-29', until])) })
  expect(datesOf(at('2027-11-29', until), end)).toEqual(['2027-11-27/2027-11-29'])
})

test('T1: two of a stay are asked for where only one is left', () => {
  const calendar = calendarOf(all({ 'orchard-room': known([], runs(['2027-06-01', '2027-06-03']), []) }))
  const draft = at('2027-06-01', '2027-06-03', { stays: ['orchard-room'] })
  expect(availabilityOf(draft, filledFacts, calendar).kind).toBe('free')
  const both = { ...draft, stays: ['orchard-room', 'orchard-room'] }
  expect(availabilityOf(both, filledFacts, calendar)).toMatchObject({
    kind: 'taken',
    stays: [{ nights: { length: 2 } }],
  })
  expect(datesOf(both, calendar, filledFacts).at(-1)).toBe(`orchard-room+${lodge}`)
})

test('T1: closed nights are said first, and not said to be taken as well', () => {
  const draft = at('2027-05-01', '2027-05-05')
  const taken = (...spans: [string, string][]) => calendarOf(all({ [lodge]: known(runs(...spans)) }))
  const closed = openingSentence(draft, filledFacts, words, 'form')
  const night = fill(words.taken.night, { stay: 'Stone Wall Lodge', nights: '2 May' })
  expect(said(draft, taken(['2027-05-02', '2027-05-05']), filledFacts)).toBe(`${closed} ${night} ${source}`)
  expect(said(draft, taken(['2027-05-03', '2027-05-21']), filledFacts)).toBe(closed)
  expect(said(draft, taken(), filledFacts)).toBe(closed)
})

test('T2: weekends and form agree on a taken night; without a stay, on all', () => {
  const one = calendarOf(all({ [lodge]: known([0, 1]) }))
  const [chosen] = [chosenStays(booking, stays)]
  expect(isAnyTaken(chosen, today, resortData, one)).toBe(true)
  expect(isAnyTaken(chosen, addDays(today, 1), resortData, one)).toBe(false)
  expect(isAnyTaken([], today, resortData, one)).toBe(false)
  expect(
    isAnyTaken([], today, resortData, calendarOf(Object.fromEntries(stays.map(({ id }) => [id, known([0, 1])])))),
  ).toBe(true)
  expect(isAnyTaken(chosen, today, resortData, null)).toBe(false)
})

test('T4: the message names the day and hour, and asks for another room', () => {
  const calendar = calendarOf(all({ [lodge]: known(runs(['2027-05-14', '2027-05-15'])) }))
  const moment = fill(words.taken.moment, { day: '21 November', time: '6:00' })
  const line = (draft: Draft, some = calendar) => takenLine(draft, resortData, some, words, clock)
  expect(line(at('2027-05-14', '2027-05-16'))).toBe(fill(words.taken.message.calendar, { moment, nights: '14 May' }))
  expect(line(at('2027-05-15', '2027-05-16'))).toBe(fill(words.taken.free.message, { moment }))
  const stay = fill(words.taken.message.stay, { stay: 'Stone Wall Lodge', nights: '14 May' })
  expect(line(at('2027-05-14', '2027-05-16', { stays: ['hilltop-home', lodge] }))).toContain(stay)
  const typed = calendarOf({ [lodge]: { typed: [runs(['2027-05-14', '2027-05-15'])] } })
  expect(line(at('2027-05-14', '2027-05-16'), typed)).toBe(fill(words.taken.message.typed, { nights: '14 May' }))
  expect(line(at('2027-05-15', '2027-05-16'), typed)).toBe('')
})

test('T5: after 36 hours a calendar says nothing, and what was typed stays', () => {
  const stay = { ...known(runs(['2027-05-14', '2027-05-16'])), typed: [runs(['2027-06-01', '2027-06-02'])] }
  const [may, free, typed] = [
    at('2027-05-14', '2027-05-16'),
    at('2027-07-01', '2027-07-02'),
    at('2027-06-01', '2027-06-02'),
  ]
  const after = (hours: number) => calendarOf({ [lodge]: stay }, Date.parse(asOf) + hours * 3_600_000)
  for (const draft of [may, free, typed]) expect(said(draft, after(36))).not.toBe('')
  for (const draft of [may, free]) expect(said(draft, after(36.01))).toBe('')
  expect(said(typed, after(1000))).toBe(fill(words.taken.night, { stay: 'Stone Wall Lodge', nights: '1 June' }))
  expect(datesOf(may, after(1000))).toEqual([])
  // A device whose clock is a day behind.
  expect(said(may, after(-24))).toBe('')
})

test('T5: what was typed may say that a night is taken, never that it is not', () => {
  const typed = calendarOf({ [lodge]: { typed: [runs(['2027-06-01', '2027-06-03'])] } })
  expect(said(at('2027-06-03', '2027-06-05'), typed)).toBe('')
  expect(datesOf(at('2027-06-01', '2027-06-03'), typed).slice(0, 2)).toEqual([
    '2027-05-30/2027-06-01',
    '2027-06-03/2027-06-05',
  ])
})

test('T3: the nights of a stay are taken, closed, free or not known', () => {
  const calendar = calendarOf({ [lodge]: known(runs(['2027-05-01', '2027-05-05'])) })
  const nights = nightsOfStay(lodge, filledFacts, calendar)
  expect(['2027-05-02', '2027-05-03', '2027-05-25', until].map((night) => nights?.stateOf(night))).toEqual([
    'taken',
    'closed',
    'free',
    'unknown',
  ])
  expect(nights).toMatchObject({ asOf, until })
  expect(nightsOfStay('hilltop-home', filledFacts, calendar)).toBeNull()
})

test('T3 T5: of a stale calendar nothing is known but what was typed', () => {
  const [stale, typed] = [Date.parse(asOf) + 37 * 3_600_000, [runs(['2027-06-01', '2027-06-02'])]]
  expect(nightsOfStay(lodge, resortData, calendarOf({ [lodge]: known([]) }, stale))).toBeNull()
  const nights = nightsOfStay(lodge, resortData, calendarOf({ [lodge]: { ...known([]), typed } }, stale))
  expect(nights).toMatchObject({ asOf: null, until: null })
  expect(nights?.stateOf('2027-06-01')).toBe('taken')
  expect(nights?.stateOf('2027-06-02')).toBe('unknown')
})

test('nights are written as spans, over months and years too', () => {
  const text = (...nights: string[]) => nightsText(nights, words)
  expect(text('2027-05-14')).toBe('14 May')
  expect(text('2027-05-31', '2027-06-01')).toBe(fill(words.taken.two, { first: '31 May', second: '1 June' }))
  expect(text(...nightsFrom('2027-06-03', 7))).toBe('3 to 9 June')
  expect(text('2027-05-14', '2027-05-20', '2027-05-21')).toBe(
    `14 May, ${fill(words.taken.two, { first: 20, second: '21 May' })}`,
  )
  expect(text(...nightsFrom('2027-12-30', 4))).toBe('30 December 2027 to 2 January 2028')
})

test('a file of nonsense counts as none, and a stay of nonsense as unknown', () => {
  for (const data of [null, 3, 'x', [], {}, { from: 'x', stays: {} }, { from: today, stays: null }])
    expect(parseTaken(data)).toBeNull()
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (one, other) => {
      const calendar = { asOf, until, taken: one, unknown: other }
      const file = parseTaken({
        from: today,
        stays: { a: one, b: { typed: other }, c: { calendar }, [lodge]: known([0, 1]) },
      })
      for (const id of ['a', 'b', 'c'])
        expect(nightState(file!, { id }, 1, today, now)).toMatch(/^(?:taken|free|unknown)$/)
      expect(nightState(file!, { id: lodge }, 1, today, now)).toBe('taken')
    }),
  )
})

test('T5: a file that is missing, or a web page in its place, counts as none', async () => {
  const file = JSON.stringify({ from: today, stays: { [lodge]: known([0, 1]) } })
  expect(await fileIn(new Response(file))).toEqual(JSON.parse(file))
  for (const [body, status] of [
    [file, 404],
    ['', 404],
    ['<!doctype html><title>Sign in to the hotel network</title>', 200],
    [file.slice(0, 40), 200],
  ] as const)
    expect(await fileIn(new Response(body, { status }))).toBeNull()
})

const anyRuns = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 30 })
const anyFile: fc.Arbitrary<TakenFile> = fc
  .tuple(...stays.map(() => fc.record({ taken: fc.array(anyRuns, { minLength: 3, maxLength: 3 }), typed: anyRuns })))
  .map((each) => ({
    from: today,
    stays: Object.fromEntries(
      each.map(({ taken, typed }, index) => [
        stays[index]!.id,
        { calendar: { asOf, until, taken, unknown: [[], [], []] }, typed: [typed] },
      ]),
    ),
  }))

test('sentences agree with each night; every way out is open and not taken', () => {
  fc.assert(
    fc.property(soundBooking, anyFile, fc.constantFrom(resortData, filledFacts), (draft, file, some) => {
      const calendar = { file, now }
      const found = availabilityOf(draft, some, calendar)
      const chosen = unitsOf(chosenStays(draft, some.stays))
      const nights = nightsFrom(draft.checkIn, daysBetween(draft.checkIn, draft.checkOut))
      const states = chosen.flatMap(({ stay, units }) =>
        nights.map((night) => nightState(file, stay, units, night, now)),
      )
      if (found.kind === 'taken') expect(states).toContain('taken')
      else if (found.kind === 'free') expect(new Set(states)).toEqual(new Set(['free']))
      else expect(states).not.toContain('taken')
      expect(said(draft, calendar, some)).not.toMatch(/[{}]/)
      const ways = waysOut(draft, some, calendar, today)
      expect(ways.length).toBeLessThanOrEqual(3)
      for (const way of ways) {
        const next = { ...draft, ...way.draft }
        expect(next.checkIn >= today).toBe(true)
        expect(daysBetween(next.checkIn, next.checkOut)).toBe(nights.length)
        expect(openingOf(next, some).kind).toBe('open')
        expect(availabilityOf(next, some, calendar).kind).toBe('free')
        if (way.kind === 'stay') expect(isTooSmall(fitOf(next, some))).toBe(false)
      }
    }),
  )
})
