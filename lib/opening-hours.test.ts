import { expect, test } from 'vitest'
import { deskState, formatTime } from './opening-hours.ts'
import { lisbon, nakuru } from './places.sample.ts'

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
  ['2027-03-28T08:00:00Z', lisbon, { isOpen: true, row: 'weekend', time: '09:00' }], // since clocks went forward
])('V3, W5: the desk opens and closes by the clock at the resort: %s', (moment, { timeZone }, state) => {
  expect(deskState(hours, timeZone, new Date(moment))).toMatchObject(state)
})

test('V3: times are written as the resort writes them', () => {
  const times = ['08:00', '20:00', '00:05', '12:30'].map(formatTime)
  expect(times).toEqual(['8:00 AM', '8:00 PM', '12:05 AM', '12:30 PM'])
})
