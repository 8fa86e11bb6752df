import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../../lib/dates.ts'
import { changeCheckIn, changeChildren, fieldsOf, guestsOf, nightsOf, parseDraft } from './draft.ts'
import { emptyDraft } from './empty-draft.ts'
import { anyDraft, booking, known, soundBooking } from '../request/rules/samples.ts'

test('a kept draft comes back as it was', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      expect(parseDraft(JSON.parse(JSON.stringify(draft)), known)).toEqual(draft)
    }),
  )
})

test('whatever was kept gives a draft, with bad values as in an empty one', () => {
  expect(parseDraft(null, known)).toEqual(emptyDraft)
  const damaged = { stays: ['tree-house'], adults: 'two', childAges: ['x', 7], checkIn: '2026-02-30' }
  expect(parseDraft({ ...booking, ...damaged }, known)).toEqual({
    ...booking,
    stays: [],
    adults: 2,
    childAges: [null, 7],
    checkIn: '',
  })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), anyDraft), (kept) => {
      const draft = parseDraft(kept, known)
      expect(Object.keys(draft)).toEqual(Object.keys(emptyDraft))
      expect(parseDraft(draft, known)).toEqual(draft)
    }),
  )
})

test('an empty draft is a booking for two with nothing entered', () => {
  const typed = { firstName: '', lastName: '', email: '', phone: '', note: '' }
  const chosen = {
    subject: 'booking-request',
    stays: [],
    about: '',
    checkIn: '',
    checkOut: '',
    adults: 2,
    isPartyCounted: false,
    childAges: [],
  }
  const asked = {
    areResidents: false,
    forOthers: false,
    asksTerms: false,
    occasion: '',
    visitors: null,
    roof: '',
    overnight: '',
  }
  expect(emptyDraft).toEqual({ ...chosen, ...asked, ...typed })
})

test('a kept draft gives its valid values, otherwise those of an empty one', () => {
  const { stays } = known
  const [about = ''] = known.experiences
  expect(parseDraft({ subject: 'feedback', stays, about }, known)).toEqual({
    ...emptyDraft,
    subject: 'feedback',
    stays,
    about,
  })
  for (const wrong of [-7, null, {}, ['x']]) {
    const all = Object.fromEntries(Object.keys(emptyDraft).map((name) => [name, wrong]))
    expect(parseDraft({ ...all, adults: 'two', childAges: 'none' }, known)).toEqual(emptyDraft)
  }
  for (const kept of [undefined, 'draft', 7, []]) expect(parseDraft(kept, known)).toEqual(emptyDraft)
})

test('numbers of people are whole, and no more than 99 of a kind', () => {
  const adults = (kept: unknown) => parseDraft({ adults: kept }, known).adults
  expect([0, 1, 99].map(adults)).toEqual([0, 1, 99])
  expect([-1, 1.5, 100, NaN, Infinity, '3', null].map(adults)).toEqual([2, 2, 2, 2, 2, 2, 2])
  const ages = (kept: unknown[]) => parseDraft({ childAges: kept }, known).childAges
  expect(ages([0, 17, 99, 100, -1, 2.5, '4', null])).toEqual([0, 17, 99, null, null, null, null, null])
  expect(ages(Array.from({ length: 120 }, () => 4))).toHaveLength(99)
})

test('V2 each subject asks for its own fields, in the order of the page', () => {
  const personal = ['firstName', 'lastName', 'email', 'phone', 'note']
  expect(fieldsOf).toEqual({
    'general-inquiry': personal,
    'booking-request': ['stay', 'checkIn', 'checkOut', 'adults', 'childAges', ...personal],
    'special-arrangements': ['checkIn', ...personal],
    feedback: personal,
  })
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
  // With dates in the wrong order or on one day there are no nights: check-out stays if it is after check-in.
  const reversed = { ...booking, checkIn: '2026-12-22', checkOut: '2026-12-20' }
  expect(changeCheckIn(reversed, '2026-12-18').checkOut).toBe('2026-12-20')
  expect(changeCheckIn(reversed, '2026-12-20').checkOut).toBe('2026-12-21')
  expect(changeCheckIn(reversed, '2026-12-21').checkOut).toBe('2026-12-22')
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

test('a check-in that is typed digit by digit leaves the check-out after it', () => {
  const years = ['0002', '0020', '0202', '2026']
  const typed = (from: string) =>
    years.reduce((draft, year) => changeCheckIn(draft, `${year}-12-03`), {
      ...booking,
      checkIn: from,
      checkOut: '2026-12-05',
    }).checkOut
  expect(typed('')).toBe('2026-12-05')
  expect(typed('2026-12-01')).toBe('2026-12-07')
})
