import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../../lib/dates.ts'
import { fill } from '../../../../lib/text.ts'
import { chosenStays } from './chosen-stays.ts'
import { isAnyClosed, openingOf, openingSentence } from './closed-days.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { anyFacts, booking, resortData, filledFacts, soundBooking, words } from './samples.ts'

const { opening } = words
const at = (checkIn: string, checkOut: string, part: Partial<Draft> = {}): Draft => ({
  ...booking,
  checkIn,
  checkOut,
  ...part,
})
const told = (draft: Draft, some = filledFacts) => openingSentence(draft, some, words, 'form')
const range = (from: string, until: string) => fill(opening.range, { from, until })

test('R1: says from when to when the resort or a stay is closed, and when it opens again', () => {
  const resort = fill(opening.resort.days.form, { days: range('3', '20 May'), again: '21 May' })
  expect(told(at('2027-05-01', '2027-05-04'))).toBe(resort)
  expect(told(at('2027-05-20', '2027-05-21', { stays: [] }))).toBe(resort)
  const villa = fill(opening.stay.days.form, {
    stay: 'Hilltop Home',
    days: range('25 August', '2 September'),
    again: '3 September',
  })
  expect(told(at('2027-08-30', '2027-09-05', { stays: ['orchard-room', 'hilltop-home'] }))).toBe(villa)
  expect(told(at('2027-08-30', '2027-09-05'))).toBe('')
  expect(told(at('2027-08-30', '2027-09-05', { stays: [] }))).toBe('')
})

test('R1: check-out on the first closed day and check-in on the day after the last are open', () => {
  expect(told(at('2027-05-01', '2027-05-03'))).toBe('')
  expect(told(at('2027-05-21', '2027-05-22'))).toBe('')
})

test('R1: closings that follow each other are one, a single day is said as one, and one without end has none', () => {
  const closed = (...spans: [string, string][]) => ({
    ...resortData,
    closed: spans.map(([from, until]) => ({ from, until, stays: [] })),
  })
  const december = at('2026-12-18', '2026-12-20')
  expect(told(december, closed(['2026-12-10', '2026-12-18'], ['12-19', '12-24']))).toBe(
    fill(opening.resort.days.form, { days: range('10', '24 December'), again: '25 December' }),
  )
  expect(told(december, closed(['12-18', '12-18']))).toBe(
    fill(opening.resort.day.form, { days: '18 December', again: '19 December' }),
  )
  expect(told(december, closed(['12-10', '01-05']))).toBe(
    fill(opening.resort.days.form, { days: range('10 December', '5 January'), again: '6 January' }),
  )
  expect(told(december, closed(['01-01', '12-31']))).toBe(opening.resort.always.form)
  // All stays closed one by one are the resort.
  const each = {
    ...resortData,
    closed: [{ from: '12-18', until: '12-18', stays: resortData.stays.map(({ id }) => id) }],
  }
  expect(openingOf(december, each)).toMatchObject({ kind: 'closed', stay: null })
})

test('R1: the least number of nights is that of the night of arrival; closed days come first', () => {
  const short = fill(opening.short.form, {
    stay: 'Stone Wall Lodge',
    nights: 3,
    days: range('20 December', '2 January'),
  })
  expect(told(at('2026-12-20', '2026-12-22'))).toBe(short)
  expect(told(at('2026-12-19', '2026-12-21'))).toBe('')
  expect(told(at('2027-08-24', '2027-08-25', { stays: ['hilltop-home'] }))).toContain(range('1 July', '31 August'))
  expect(openingOf(at('2027-08-25', '2027-08-26', { stays: ['hilltop-home'] }), filledFacts).kind).toBe('closed')
})

test('R1: never a word on what is free', () => {
  for (const sentence of JSON.stringify(opening).split('"'))
    expect(sentence).not.toMatch(/\b(?:free|available|full|booked)\b/i)
})

test('R1: whatever is closed is closed on one of the nights, and its first open day is open', () => {
  fc.assert(
    fc.property(soundBooking, anyFacts, (draft, some) => {
      const found = openingOf(draft, some)
      expect(openingSentence(draft, some, words, 'message')).not.toMatch(/[{}]/)
      if (found.kind !== 'closed') return
      const { days, again } = found
      expect(days.from < draft.checkOut && draft.checkIn <= days.until).toBe(true)
      expect(again).toBe(addDays(days.until, 1))
      const ids = found.stay ? [found.stay.id] : []
      const next = { ...draft, stays: ids, checkIn: again ?? '', checkOut: addDays(again ?? '', 1) }
      expect(openingOf(next, some).kind).not.toBe('closed')
    }),
  )
})

test('B9: on each night, closed for the weekends is closed for the estimate', () => {
  fc.assert(
    fc.property(soundBooking, anyFacts, (draft, some) => {
      const oneNight = { ...draft, checkOut: addDays(draft.checkIn, 1) }
      const isOff = isAnyClosed(chosenStays(draft, some.stays), draft.checkIn, some)
      expect(isOff).toBe(openingOf(oneNight, some).kind === 'closed')
    }),
  )
})
