import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deskState, formatTime } from './hours.ts'

const hours = {
  weekdays: { opens: '08:00', closes: '20:00' },
  weekend: { opens: '09:00', closes: '18:00' },
}
const at = (moment: string) => deskState(hours, new Date(moment))

test('V3: open and closed follow the clock in Nakuru', () => {
  // Friday 20 November 2026
  expect(at('2026-11-20T07:59:00+03:00')).toMatchObject({ isOpen: false, opensOn: 'today', opens: '08:00' })
  expect(at('2026-11-20T08:00:00+03:00')).toMatchObject({ isOpen: true, row: 'weekdays', closes: '20:00' })
  expect(at('2026-11-20T19:59:59+03:00')).toMatchObject({ isOpen: true, time: '19:59' })
  // Friday night: tomorrow is a Saturday, with its own hours
  expect(at('2026-11-20T20:00:00+03:00')).toMatchObject({ opensOn: 'tomorrow', opens: '09:00' })
  expect(at('2026-11-21T17:59:00+03:00')).toMatchObject({ isOpen: true, row: 'weekend' })
  // Sunday night: Monday's hours
  expect(at('2026-11-22T18:00:00+03:00')).toMatchObject({ isOpen: false, row: 'weekend', opens: '08:00' })
})

test('the day turns in Nakuru, not where the guest is', () => {
  // 21:30 UTC on Sunday is already Monday in Nakuru
  expect(at('2026-11-22T21:30:00Z')).toMatchObject({ row: 'weekdays', opensOn: 'today', time: '00:30' })
})

test('at every moment the desk is open, or opens within the next 24 hours', () => {
  const moment = fc.date({
    min: new Date('2020-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, (now) => {
      const state = deskState(hours, now)
      if (state.isOpen) {
        expect(state.time < state.closes).toBe(true)
        return
      }
      const shifted = new Date(now.getTime() + 3 * 3_600_000)
      const [hour = 0, minute = 0] = state.opens.split(':').map(Number)
      const opening = Date.UTC(
        shifted.getUTCFullYear(), shifted.getUTCMonth(),
        shifted.getUTCDate() + (state.opensOn === 'tomorrow' ? 1 : 0), hour - 3, minute,
      )
      expect(opening).toBeGreaterThan(now.getTime())
      expect(opening - now.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
      expect(deskState(hours, new Date(opening)).isOpen).toBe(true)
    }),
  )
})

test('V3: times are written as the resort writes them', () => {
  expect(['08:00', '20:00', '00:05', '12:30', '11:59'].map(formatTime)).toEqual([
    '8:00 AM', '8:00 PM', '12:05 AM', '12:30 PM', '11:59 AM',
  ])
})
