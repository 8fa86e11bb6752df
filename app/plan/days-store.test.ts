import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { forAny } from '../../tests/for-any.ts'
import { addOrRemove, changeDays, daysStore, parseDays, replaceChoices, replacedIn } from './days-store.ts'
import type { Days } from './days-store.ts'

const day = '2026-12-04'
const nothing: Days = { chosen: [], checkIn: '', checkOut: '', passesBy: false }
const plan: Days = {
  chosen: [{ id: 'park', day: 1, part: 'afternoon' }, { id: 'lake', day: 3 }, { id: 'roses' }],
  checkIn: '2026-12-04',
  checkOut: '2026-12-06',
  passesBy: true,
}

test('P1 corrupt storage counts as empty', () => {
  const many = Array.from({ length: 41 }, () => ({ id: 'a' }))
  const wrong = [1, null, {}, { id: 'x'.repeat(61) }, { id: 'a', day: 'soon' }, { id: 'a', part: 'night' }]
  for (const chosen of ['park', wrong, many]) expect(parseDays({ chosen }, day)).toEqual(nothing)
  forAny(fc.anything(), (stored) => {
    expect(parseDays(stored, day)).toEqual(nothing)
  })
})

test('P1 what was stored comes back; dates that are none are left out', () => {
  expect(parseDays(JSON.parse(JSON.stringify(plan)), day)).toEqual(plan)
  for (const checkIn of [1, null, 'soon', '2026-02-30'])
    expect(parseDays({ ...plan, checkIn, checkOut: undefined }, day)).toEqual({ ...plan, checkIn: '', checkOut: '' })
})

test('P1 dates without an outing stay in their tab when another tab keeps one', async () => {
  const listeners = new Map<string, (event: object) => void>()
  let kept: string | null = null
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: vi.fn(), removeItem: vi.fn() })
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener))
  vi.resetModules()
  const days = await import('./days-store.ts')
  days.changeDays({ checkIn: day })
  listeners.get('pageshow')?.({ persisted: true })
  expect(days.daysStore.get().checkIn).toBe(day)
  kept = JSON.stringify({ chosen: [{ id: 'lake' }] })
  listeners.get('storage')?.({ key: 'days' })
  expect(days.daysStore.get()).toMatchObject({ chosen: [{ id: 'lake' }], checkIn: day })
})

test.each([
  ['2026-12-06', '2026-12-06', '2026-12-04'],
  ['2026-12-07', '2026-12-06', ''],
  // A plan of three outings may go on for three days more.
  ['2026-12-07', '', '2026-12-04'],
  ['2026-12-08', '', ''],
])('P1 on %s, dates with the last day “%s” begin on “%s”', (today, checkOut, checkIn) => {
  expect(parseDays({ ...plan, checkOut }, today)).toEqual({ ...plan, checkIn, checkOut: checkIn && checkOut })
})

test('P3 a replaced plan can be brought back until the next change', () => {
  const own = [{ id: 'park' }]
  changeDays({ ...nothing, chosen: own })
  replaceChoices([])
  changeDays({ checkIn: day })
  changeDays({ chosen: replacedIn(daysStore.get())! })
  expect(daysStore.get()).toEqual({ ...nothing, chosen: own, checkIn: day })
  expect(replacedIn(daysStore.get())).toBeUndefined()
  replaceChoices([])
  addOrRemove('lake')
  expect(replacedIn(daysStore.get())).toBeUndefined()
  daysStore.clear()
})
