import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lisbon, nakuru, places } from './sample-places.ts'
import { clockIn } from './dates.ts'
import { deskState, formatTime } from './hours.ts'

const hours = { weekdays: { opens: '08:00', closes: '20:00' }, weekend: { opens: '09:00', closes: '18:00' } }
const at = (moment: string, { timeZone } = nakuru) => deskState(hours, timeZone, new Date(moment))

test('V3: open and closed follow the clock at the resort', () => {
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

test('the day turns at the resort, not where the guest is', () => {
  // 21:30 UTC on Sunday is already Monday there
  expect(at('2026-11-22T21:30:00Z')).toMatchObject({ row: 'weekdays', opensOn: 'today', time: '00:30' })
})

test('W5 the desk opens by local time on days of a clock change too', () => {
  // Sunday 29 March 2026, summer from one in the morning; Sunday 25 October, back at two.
  expect(at('2026-03-29T07:59:00Z', lisbon)).toMatchObject({ isOpen: false, time: '08:59', opensOn: 'today' })
  expect(at('2026-03-29T08:00:00Z', lisbon)).toMatchObject({ isOpen: true, row: 'weekend' })
  expect(at('2026-10-25T08:59:00Z', lisbon)).toMatchObject({ isOpen: false, time: '08:59', opensOn: 'today' })
  expect(at('2026-10-25T09:00:00Z', lisbon)).toMatchObject({ isOpen: true, row: 'weekend' })
  expect(at('2026-03-28T23:30:00Z', lisbon)).toMatchObject({
    isOpen: false,
    time: '23:30',
    opensOn: 'tomorrow',
    opens: '09:00',
  })
})

test('at every moment, anywhere, the desk is open, or opens within a night', () => {
  const moment = fc.date({
    min: new Date('2025-01-01T00:00:00Z'),
    max: new Date('2030-12-30T00:00:00Z'),
    noInvalidDate: true,
  })
  const quarter = 15 * 60_000
  fc.assert(
    fc.property(fc.constantFrom(...places), moment, ({ timeZone }, now) => {
      const state = deskState(hours, timeZone, now)
      expect(state.time).toBe(clockIn(timeZone, now).time)
      if (state.isOpen) {
        expect(state.time < state.closes).toBe(true)
        return
      }
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
  expect(['08:00', '20:00', '00:05', '12:30', '11:59'].map(formatTime)).toEqual([
    '8:00 AM',
    '8:00 PM',
    '12:05 AM',
    '12:30 PM',
    '11:59 AM',
  ])
})
