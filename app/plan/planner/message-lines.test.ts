import { expect, test } from 'vitest'
import { daysLines } from './message-lines.ts'
import type { Outing } from './outing.ts'

const [park, lake, roses]: Outing[] = ['Park', 'Lake', 'Roses'].map((name) => ({ id: name, name })) as [
  Outing,
  Outing,
  Outing,
]
const words = {
  message: {
    along: 'Along:',
    opening: 'See:',
    day: '{day}: {outings}',
    outing: '{name} ({part})',
    left: 'Perhaps: {outings}',
  },
  day: 'Day {number}',
  parts: { morning: 'early', afternoon: 'late', wholeDay: 'all day', onTheWay: 'on the way' },
}

test('P4 a message has a line for each day with outings, and for what fits on none', () => {
  const days = [
    { date: undefined, stops: [{ outing: park, part: 'morning' as const, told: 'morning' as const }], onSite: [roses] },
    { date: undefined, stops: [], onSite: [] },
    { date: '2026-12-05', stops: [{ outing: lake, part: 'morning' as const, told: 'wholeDay' as const }], onSite: [] },
  ]
  expect(daysLines({ days, left: [], frames: [] }, words)).toEqual([
    'See:',
    'Day 1: Park (early), Roses',
    'Sat 5 Dec 2026: Lake (all day)',
  ])
  expect(daysLines({ days: [], left: [park, lake], frames: [] }, words)).toEqual(['See:', 'Perhaps: Park, Lake'])
  expect(daysLines({ days: [], left: [], frames: [] }, words)).toEqual([])
})
