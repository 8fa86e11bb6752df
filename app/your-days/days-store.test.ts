import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withOrWithout, without } from './choices.ts'
import {
  bringBack,
  changeDays,
  daysStore,
  parseDays,
  replaceChoices,
  replacedChoices,
  type Days,
} from './days-store.ts'

const day = '2026-12-04'
const nothing: Days = { days: [], loose: [], checkIn: '', checkOut: '' }
const plan: Days = { days: [['park'], [], ['lake']], loose: ['roses'], checkIn: '2026-12-04', checkOut: '2026-12-06' }

test('P1 corrupt storage counts as empty', () => {
  for (const stored of [
    null,
    1,
    'park',
    [],
    {},
    { days: [] },
    { days: [['a', 1]], loose: [] },
    { days: [], loose: [{}] },
    { days: 'a', loose: [] },
    { days: [[]], loose: ['x'.repeat(61)] },
    { days: [], loose: Array.from({ length: 41 }, () => 'a') },
  ]) {
    expect(parseDays(stored, day)).toEqual(nothing)
  }
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(() => parseDays(stored, day)).not.toThrow()
    }),
  )
})

test('P1 what was stored comes back, plan and dates', () => {
  expect(parseDays(JSON.parse(JSON.stringify(plan)), day)).toEqual(plan)
})

test('P1 dates that are none are left out, and the plan stays', () => {
  for (const checkIn of [1, null, 'soon', '2026-02-30']) {
    expect(parseDays({ ...plan, checkIn, checkOut: undefined }, day)).toEqual({ ...plan, checkIn: '', checkOut: '' })
  }
})

test('P1 dates stay until the last day at the resort is past', () => {
  const datesOn = (today: string, stored: Days = plan) => {
    const { checkIn, checkOut, ...choices } = parseDays(stored, today)
    expect(choices).toEqual({ days: plan.days, loose: plan.loose })
    return checkIn + checkOut
  }
  expect(datesOn('2026-12-06')).toBe('2026-12-042026-12-06')
  expect(datesOn('2026-12-07')).toBe('')
  // A plan of three outings may go on for three days more.
  expect(datesOn('2026-12-07', { ...plan, checkOut: '' })).toBe('2026-12-04')
  expect(datesOn('2026-12-08', { ...plan, checkOut: '' })).toBe('')
})

test('P3 a replaced plan can be brought back until the next change', () => {
  const own = { days: [['park']], loose: [] }
  const start = () => {
    changeDays({ ...nothing, ...own })
    replaceChoices({ days: [], loose: [] })
    expect(replacedChoices()).toEqual(own)
  }
  start()
  changeDays({ checkIn: day })
  bringBack(replacedChoices()!)
  expect(daysStore.get()).toEqual({ ...own, checkIn: day, checkOut: '' })
  expect(replacedChoices()).toBeUndefined()
  start()
  changeDays(withOrWithout(daysStore.get(), 'lake'))
  expect(replacedChoices()).toBeUndefined()
  replaceChoices(own)
  changeDays(without(daysStore.get(), 'park'))
  expect(replacedChoices()).toBeUndefined()
  daysStore.clear()
})
