import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../lib/dates.ts'
import { guestsOf } from './draft.ts'
import { estimate, formatSum } from './estimate.ts'
import { anyDraft, booking, limits, soundBooking, stays, words } from './samples.ts'

test('V4: nights times the rate of the stay', () => {
  const found = estimate(booking, stays, limits)
  expect(found).toMatchObject({ nights: 3, totalUsd: 285, isFrom: false, isSuggested: false })
})

test('V4: "from" where the rate says from', () => {
  const garden = estimate({ ...booking, stays: ['garden-suite'] }, stays, limits)
  expect(garden).toMatchObject({ totalUsd: 180, isFrom: true })
  expect(formatSum(1140, true, words)).toBe(words.estimate.from.replace('{amount}', '$1,140'))
  expect(formatSum(95, false, words)).toBe('$95')
})

test('a stay that takes all guests instead is a suggestion; one guest and one night are enough', () => {
  const other = estimate({ ...booking, adults: 3 }, stays, limits)
  expect(other?.lines.map(({ stay, sumUsd }) => [stay.id, sumUsd])).toEqual([['executive-suite', 360]])
  expect(other).toMatchObject({ isSuggested: true, isFrom: false })
  const least = { ...booking, adults: 1, checkOut: addDays(booking.checkIn, 1) }
  expect(estimate(least, stays, limits)).toMatchObject({ nights: 1, totalUsd: 95 })
  const most = { ...booking, checkOut: addDays(booking.checkIn, limits.nights) }
  expect(estimate(most, stays, limits)?.nights).toBe(limits.nights)
})

test('two stays give two lines, and a "from" total when either is from', () => {
  const pair = estimate({ ...booking, stays: ['family-villa'], adults: 6, childAges: [1, 2, 3] }, stays, limits)
  expect(pair?.lines.map(({ stay, sumUsd }) => [stay.id, sumUsd])).toEqual([
    ['garden-suite', 180],
    ['family-villa', 450],
  ])
  expect(pair).toMatchObject({ totalUsd: 630, isFrom: true, isSuggested: true })
})

test('no dates, no stay, no guests or too many: no sum', () => {
  const none = [
    { checkIn: '' }, { checkOut: '' }, { checkOut: booking.checkIn }, { checkOut: '2026-12-01' },
    { checkIn: '2026-02-29' }, { checkOut: addDays(booking.checkIn, limits.nights + 1) },
    { stays: [] }, { stays: ['tree-house'] }, { adults: 0 }, { adults: Number.NaN }, { adults: 12 },
  ]
  for (const part of none) {
    expect(estimate({ ...booking, ...part }, stays, limits), JSON.stringify(part)).toBeNull()
  }
})

test('over month and year ends and leap days, the sum grows by one rate a night', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      const found = estimate(draft, stays, limits)
      if (draft.stays.length === 0 || guestsOf(draft) > 11) return void expect(found).toBeNull()
      // Counted here in another way: one night after another, until check-out day.
      let nights = 0
      for (let day = draft.checkIn; day < draft.checkOut; day = addDays(day, 1)) nights += 1
      expect(found?.nights).toBe(nights)
      const lines = found?.lines ?? []
      for (const { stay, sumUsd } of lines) expect(sumUsd).toBe(stay.priceUsd * nights)
      expect(found?.totalUsd).toBe(lines.reduce((sum, { sumUsd }) => sum + sumUsd, 0))
      expect(found?.isFrom).toBe(lines.some(({ stay }) => stay.priceIsFrom))
      const capacity = lines.reduce((sum, { stay }) => sum + stay.occupancy.max, 0)
      expect(capacity).toBeGreaterThanOrEqual(guestsOf(draft))
    }),
  )
})

test('any draft gives an estimate of whole dollars, or none', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const found = estimate(draft, stays, limits)
      if (found) expect(Number.isInteger(found.totalUsd) && found.totalUsd > 0).toBe(true)
    }),
  )
})
