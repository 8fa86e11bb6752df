import { expect, test } from 'vitest'
import { message, parts } from '../../../content/planner.yaml'
import { daysLines } from './message-lines.ts'
import type { PlannedDay } from './day-rules.ts'

const [park, lake, roses] = ['Park', 'Lake', 'Roses'].map((name) => ({ id: name, name }))

test('P4 a message has a line for each day with outings, and for what fits on none', () => {
  const days: PlannedDay[] = [
    { date: undefined, stops: [{ outing: park!, part: 'morning', told: 'morning' }], onSite: [roses!] },
    { date: undefined, stops: [], onSite: [] },
    { date: '2026-12-05', stops: [{ outing: lake!, part: 'morning', told: 'wholeDay' }], onSite: [] },
  ]
  expect(daysLines({ days, left: [] })).toEqual([
    message.opening,
    `Day 1: Park (${parts.morning}), Roses`,
    `Sat 5 Dec 2026: Lake (${parts.wholeDay})`,
  ])
  expect(daysLines({ days: [], left: [park!, lake!] })[1]).toContain('Park, Lake')
  expect(daysLines({ days: [], left: [] })).toEqual([])
})
