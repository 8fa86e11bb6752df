import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../lib/dates.ts'
import { known } from './form/rules/chosen.ts'
import { anyDraft, anyText, booking, soundBooking } from './form/rules/samples.ts'
import { changeCheckIn, changeChildren, emptyDraft, guestsOf, nightsOf, readDraft } from './draft.ts'

test('a draft that was kept comes back as it was, and whatever was kept gives sound values', () => {
  fc.assert(
    fc.property(soundBooking, anyText, (sound, typed) => {
      const draft = { ...sound, firstName: typed, email: typed, note: typed }
      expect({ ...emptyDraft, ...readDraft(JSON.parse(JSON.stringify(draft)), known) }).toEqual(draft)
    }),
  )
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anyDraft), (kept) => {
      const draft = readDraft(kept, known)
      expect({ ...emptyDraft, ...draft }).toEqual({ ...emptyDraft, ...readDraft(draft, known) })
      for (const key of Object.keys(draft)) expect(emptyDraft).toHaveProperty(key)
    }),
  )
})

test.each<[string, unknown[], unknown[]]>([
  ['adults', [1, 99, '3'], [0, -1, 1.5, 100, Number.NaN, Infinity, 'two', null, {}]],
  ['visitors', [1, 9999], [0, 10_000, 'forty']],
  ['childAges', [[0, 17, null], '4,-'], [[18], [-1], [2.5], ['x'], [4, 100], '', 'none']],
  ['checkIn', ['2028-02-29'], ['2026-02-30', 'soon', 20_261_218, ['x']]],
  ['stays', [known.stays], [['tree-house'], [], 'no', 7]],
  ['occasion', [known.occasions[0]], ['siege', 7]],
  ['areResidents', [true, 'yes'], [false, 'on', 1]],
  ['subject', ['feedback'], ['complaint', null]],
  // An empty field of a form does not clear the draft.
  ['email', ['a', ' a'], ['', null]],
])('of %s sound values are read, others left out', (field, sound, wrong) => {
  for (const value of sound) expect(readDraft({ [field]: value }, known)).toHaveProperty(field)
  for (const value of wrong) expect(readDraft({ [field]: value }, known), String(value)).toEqual({})
})

test('check-out follows check-in and keeps the nights', () => {
  const nextYear = changeCheckIn(booking, '2027-12-30')
  expect(nextYear).toMatchObject({ checkIn: '2027-12-30', checkOut: '2028-01-02' })
  const without = { ...booking, checkIn: '' }
  expect(['2026-12-20', '2026-12-24'].map((day) => changeCheckIn(without, day).checkOut)).toEqual([
    '2026-12-21',
    '2026-12-25',
  ])
  expect(changeCheckIn({ ...booking, checkOut: '' }, '2026-12-24').checkOut).toBe('')
  // With dates in the wrong order or on one day there are no nights: check-out stays if it is after check-in.
  const reversed = { ...booking, checkIn: '2026-12-22', checkOut: '2026-12-20' }
  expect(changeCheckIn(reversed, '2026-12-18').checkOut).toBe('2026-12-20')
  expect(changeCheckIn(reversed, '2026-12-20').checkOut).toBe('2026-12-21')
  expect(changeCheckIn(booking, '')).toMatchObject({ checkIn: '', checkOut: booking.checkOut })
  fc.assert(
    fc.property(soundBooking, fc.integer({ min: -500, max: 500 }), (draft, days) => {
      const moved = changeCheckIn(draft, addDays(draft.checkIn, days))
      expect(nightsOf(moved)).toBe(nightsOf(draft))
    }),
  )
})

test('a check-in that is typed digit by digit leaves the check-out after it', () => {
  const years = ['0002', '0020', '0202', '2026']
  const typed = (from: string) =>
    years.reduce((draft, year) => changeCheckIn(draft, `${year}-12-03`), {
      ...booking,
      checkIn: from,
      checkOut: '2026-12-05',
    }).checkOut
  expect([typed(''), typed('2026-12-01')]).toEqual(['2026-12-05', '2026-12-07'])
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
  expect([two.childAges, guestsOf(two), changeChildren(two, 1).childAges]).toEqual([[4, null], 4, [4]])
})
