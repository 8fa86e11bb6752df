import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockIn } from './dates.ts'
import { deskState, formatTime } from './hours.ts'
import { clockChanges, nakuru, places } from './sample-places.ts'

const hours = { weekdays: { opens: '08:00', closes: '20:00' }, weekend: { opens: '09:00', closes: '18:00' } }
const closed = { isOpen: false, opensOn: 'today' } as const

test.each([
  ['2026-11-20T07:59:00+03:00', nakuru, { ...closed, opens: '08:00' }], // a Friday
  ['2026-11-20T08:00:00+03:00', nakuru, { isOpen: true, row: 'weekdays', closes: '20:00' }],
  ['2026-11-20T19:59:59+03:00', nakuru, { isOpen: true, time: '19:59' }],
  ['2026-11-20T20:00:00+03:00', nakuru, { ...closed, opensOn: 'tomorrow', opens: '09:00' }],
  ['2026-11-21T17:59:00+03:00', nakuru, { isOpen: true, row: 'weekend' }],
  ['2026-11-22T18:00:00+03:00', nakuru, { ...closed, opensOn: 'tomorrow', row: 'weekend', opens: '08:00' }],
  ['2026-11-22T21:30:00Z', nakuru, { ...closed, row: 'weekdays', time: '00:30' }], // already Monday there
])('V3, W5: the desk opens and closes by the clock at the resort: %s', (moment, { timeZone }, state) => {
  expect(deskState(hours, timeZone, new Date(moment))).toMatchObject(state)
})

test('at every moment, anywhere, the desk is open, or opens within a night', () => {
  const anyDay = fc.date({ min: new Date('2025-01-01'), max: new Date('2030-12-30'), noInvalidDate: true })
  const dayOfChange = fc.tuple(fc.constantFrom(...clockChanges), fc.nat(86_400_000))
  const moment = fc.oneof(
    anyDay,
    dayOfChange.map(([change, ms]) => new Date(change + ms)),
  )
  const quarter = 15 * 60_000
  fc.assert(
    fc.property(fc.constantFrom(...places), moment, ({ timeZone }, now) => {
      const state = deskState(hours, timeZone, now)
      expect(state.time).toBe(clockIn(timeZone, now).time)
      if (state.isOpen) return void expect(state.time < state.closes).toBe(true)
      // Looks at the desk every quarter of an hour from the last whole one on.
      const first = Math.floor(now.getTime() / quarter) * quarter
      const quarters = Array.from({ length: 4 * 16 }, (_, count) => new Date(first + (count + 1) * quarter))
      const opening = quarters.find((each) => deskState(hours, timeZone, each).isOpen)
      expect(opening && clockIn(timeZone, opening).time).toBe(state.opens)
      const isToday = opening && clockIn(timeZone, opening).date === clockIn(timeZone, now).date
      expect(state.opensOn).toBe(isToday ? 'today' : 'tomorrow')
    }),
  )
})

test('V3: times are written as the resort writes them', () => {
  const times = ['08:00', '20:00', '00:05', '12:30'].map(formatTime)
  expect(times).toEqual(['8:00 AM', '8:00 PM', '12:05 AM', '12:30 PM'])
})
