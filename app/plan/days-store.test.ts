import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addOrRemove,
  bringBack,
  changeDays,
  daysStore,
  parseDays,
  remove,
  replaceChoices,
  replacedChoices,
  type Days,
} from './days-store.ts'

const day = '2026-12-04'
const nothing: Days = { chosen: [], checkIn: '', checkOut: '', passesBy: false }
const plan: Days = {
  chosen: [{ id: 'park', day: 1, part: 'afternoon' }, { id: 'lake', day: 3 }, { id: 'roses' }],
  checkIn: '2026-12-04',
  checkOut: '2026-12-06',
  passesBy: true,
}

test('P1 corrupt storage counts as empty', () => {
  for (const stored of [
    null,
    1,
    'park',
    [],
    {},
    { chosen: 'park' },
    { chosen: [1, null, {}, { id: 'x'.repeat(61) }] },
  ]) {
    expect(parseDays(stored, day)).toEqual(nothing)
  }
  expect(parseDays({ chosen: Array.from({ length: 41 }, () => ({ id: 'a' })) }, day)).toEqual(nothing)
  expect(parseDays({ chosen: [{ id: 'a', day: 'soon', part: 'night' }] }, day).chosen).toEqual([{ id: 'a' }])
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
    expect(choices).toEqual({ chosen: plan.chosen, passesBy: true })
    return checkIn + checkOut
  }
  expect(datesOn('2026-12-06')).toBe('2026-12-042026-12-06')
  expect(datesOn('2026-12-07')).toBe('')
  // A plan of three outings may go on for three days more.
  expect(datesOn('2026-12-07', { ...plan, checkOut: '' })).toBe('2026-12-04')
  expect(datesOn('2026-12-08', { ...plan, checkOut: '' })).toBe('')
})

test('P3 a replaced plan can be brought back until the next change', () => {
  const own = [{ id: 'park' }]
  const start = () => {
    changeDays({ ...nothing, chosen: own })
    replaceChoices([])
    expect(replacedChoices()).toEqual(own)
  }
  start()
  changeDays({ checkIn: day })
  bringBack(replacedChoices()!)
  expect(daysStore.get()).toEqual({ ...nothing, chosen: own, checkIn: day })
  expect(replacedChoices()).toBeUndefined()
  start()
  addOrRemove('lake')
  expect(replacedChoices()).toBeUndefined()
  replaceChoices([{ id: 'park' }])
  remove('park')
  expect(replacedChoices()).toBeUndefined()
  daysStore.clear()
})
