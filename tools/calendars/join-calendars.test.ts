import { expect, test } from 'vitest'
import { addDays } from '../../lib/dates.ts'
import { horizonDays } from './booked-nights.ts'
import { takenStay, type Answer } from './join-calendars.ts'

const today = '2027-11-20'
const now = Date.parse('2027-11-20T03:00:00Z')
const all = (nights: string) => nights.padEnd(horizonDays, '.').slice(0, horizonDays)
const answer = (nights: string, at = now, from = today): Answer => ({ at, from, nights: all(nights) })
const stayOf = (units: (Answer | null)[][], typed = units.map(() => '')) =>
  takenStay({ id: 'a', units, typed: typed.map(all) }, today)

test.each<[what: string, units: string[][], typed: string[], taken: string, unknown: string]>([
  ['copies are united', [['T..?.', '.T.?T']], [''], '[[0,2,2,1]]', '[[3,1]]'],
  ['what is typed joins them', [['..?']], ['.TT'], '[[1,2]]', '[[]]'],
  ['units are counted', [['TT.?.'], ['T?..T']], ['', ''], '[[0,1],[0,2,2,1]]', '[[1,1],[3,1]]'],
  ['one of three is left', [['T'], ['T'], ['.']], ['', '', '.T'], '[[],[0,1],[0,2]]', '[[],[],[]]'],
])('%s', (_, units, typed, taken, unknown) => {
  const answers = units.map((copies) => copies.map((nights) => answer(nights)))
  for (const stay of [stayOf(answers, typed), stayOf(answers.toReversed(), typed.toReversed())])
    expect([stay!.calendar!.taken, stay!.calendar!.unknown].map((runs) => JSON.stringify(runs))).toEqual([
      taken,
      unknown,
    ])
})

test('a stay is as old as its oldest calendar, and silent while one never answered', () => {
  const typed = ['', 'TT']
  expect(stayOf([[answer(''), answer('', now - 3_600_000)], [answer('')]], typed)!.calendar!.asOf).toBe(
    '2027-11-20T02:00Z',
  )
  expect(stayOf([[answer(''), null], [answer('')]])).toBeUndefined()
  // What is typed stays, and without a calendar says nothing of other nights: one of two units is taken.
  expect(stayOf([], typed.slice(1))).toEqual({ typed: [[0, 2]] })
  expect(stayOf([[null], [answer('')]], typed)).toEqual({ typed: [[], [0, 2]] })
})

test('it is known until the calendar ends, and 18 months ahead where it has no end', () => {
  const end = addDays(today, horizonDays)
  expect(stayOf([[answer('?')]])!.calendar).toMatchObject({ until: end, unknown: [[0, 1]] })
  expect(stayOf([[answer('.T'.padEnd(horizonDays, '?'))]])!.calendar).toMatchObject({
    until: addDays(today, 2),
    taken: [[1, 1]],
    unknown: [[]],
  })
  // An answer of yesterday ends a day earlier.
  expect(stayOf([[answer('TT', now, addDays(today, -1))]])!.calendar).toMatchObject({
    until: addDays(end, -1),
    taken: [[0, 1]],
  })
})
