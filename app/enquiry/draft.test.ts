import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../lib/dates.ts'
import { changeCheckIn, changeChildren, emptyDraft, guestsOf, nightsOf, parseDraft } from './draft.ts'
import { anyDraft, booking, known, soundBooking } from './samples.ts'

test('a kept draft comes back as it was', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      expect(parseDraft(JSON.parse(JSON.stringify(draft)), known)).toEqual(draft)
    }),
  )
})

test('whatever was kept gives a draft, with bad values as in an empty one', () => {
  expect(parseDraft(null, known)).toEqual(emptyDraft)
  const damaged = { stay: 'tree-house', adults: 'two', childAges: ['x', 7], checkIn: '2026-02-30' }
  expect(parseDraft({ ...booking, ...damaged }, known))
    .toEqual({ ...booking, stay: 'not-sure', adults: 2, childAges: [null, 7], checkIn: '' })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anyDraft), (kept) => {
      const draft = parseDraft(kept, known)
      expect(Object.keys(draft)).toEqual(Object.keys(emptyDraft))
      expect(parseDraft(draft, known)).toEqual(draft)
    }),
  )
})

test('every text that was typed survives being kept', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const { firstName, lastName, email, phone, note } = draft
      const found = parseDraft(JSON.parse(JSON.stringify(draft)), known)
      expect(found).toMatchObject({ firstName, lastName, email, phone, note })
    }),
  )
})

test('check-out follows check-in and keeps the nights', () => {
  const nextYear = changeCheckIn(booking, '2027-12-30')
  expect(nextYear).toMatchObject({ checkIn: '2027-12-30', checkOut: '2028-01-02' })
  expect(changeCheckIn({ ...booking, checkIn: '' }, '2026-12-20').checkOut).toBe('2026-12-21')
  expect(changeCheckIn({ ...booking, checkIn: '' }, '2026-12-24').checkOut).toBe('2026-12-25')
  expect(changeCheckIn({ ...booking, checkOut: '' }, '2026-12-24').checkOut).toBe('')
  expect(changeCheckIn(booking, '')).toMatchObject({ checkIn: '', checkOut: booking.checkOut })
  fc.assert(
    fc.property(soundBooking, fc.integer({ min: -500, max: 500 }), (draft, days) => {
      const moved = changeCheckIn(draft, addDays(draft.checkIn, days))
      expect(nightsOf(moved)).toBe(nightsOf(draft))
    }),
  )
})

test('nights are counted between real days in order, else there are none', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const nights = nightsOf(draft)
      expect(nights).toBeGreaterThanOrEqual(0)
      if (nights > 0) expect(daysBetween(draft.checkIn, draft.checkOut)).toBe(nights)
    }),
  )
})

test('children come and go at the end, and count as guests', () => {
  const two = changeChildren({ ...booking, childAges: [4] }, 2)
  expect(two.childAges).toEqual([4, null])
  expect(guestsOf(two)).toBe(4)
  expect(changeChildren(two, 1).childAges).toEqual([4])
})
