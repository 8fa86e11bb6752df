import { expect, test } from 'vitest'
import { daysLines } from './message-lines.ts'

const [park, lake, roses] = ['Park', 'Lake', 'Roses'].map((name) => ({ id: name, name }))
const message = {
  along: 'Along:',
  opening: 'See:',
  day: '{day}: {outings}',
  outing: '{name} ({part})',
  left: 'Or {outings}',
}
const parts = { morning: 'early', afternoon: 'late', wholeDay: 'all day', onTheWay: 'on the way' }

test('P4 a message has a line for each day with outings, and for what fits on none', () => {
  const lines = (plan: Partial<Parameters<typeof daysLines>[0]>) =>
    daysLines({ days: [], left: [], frames: [], isReordered: false, ...plan }, { message, day: 'Day {number}', parts })
  const days = [
    {
      date: undefined,
      stops: [{ outing: park!, part: 'morning' as const, told: 'morning' as const }],
      onSite: [roses!],
    },
    { date: undefined, stops: [], onSite: [] },
    { date: '2026-12-05', stops: [{ outing: lake!, part: 'morning' as const, told: 'wholeDay' as const }], onSite: [] },
  ]
  expect(lines({ days })).toEqual(['See:', 'Day 1: Park (early), Roses', 'Sat 5 Dec 2026: Lake (all day)'])
  expect(lines({ left: [park!, lake!] })).toEqual(['See:', 'Or Park, Lake'])
  expect(lines({})).toEqual([])
})
