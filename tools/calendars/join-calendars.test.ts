import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../lib/dates.ts'
import type { Runs, TakenFile } from '../../lib/taken.ts'
import { united, without, type Span } from './spans.ts'
import type { Answer } from './kept.ts'
import { horizonDays } from './read-feed.ts'
import { takenFile, takenStay } from './join-calendars.ts'

const today = '2027-11-20'
const horizon = addDays(today, horizonDays)
const at = Date.parse('2027-11-20T03:00:00Z')

const anySpans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 130 }), fc.integer({ min: 1, max: 12 }))
    .map(([start, length]): Span => ({ from: addDays(today, start), to: addDays(today, start + length) })),
  { maxLength: 5 },
)
const anyAnswer = fc.tuple(anySpans, anySpans).map(([some, open]): Answer => {
  const taken = united(some)
  return { at, taken, unknown: without(open, taken) }
})
const anyUnit = fc.record({ copies: fc.array(anyAnswer, { minLength: 1, maxLength: 3 }), typed: anySpans })
const holds = (spans: readonly Span[], night: string) => spans.some(({ from, to }) => from <= night && night < to)
/** Whether spans by their lengths hold the night that is so many days after the first. */
function areIn(runs: Runs = [], day: number): boolean {
  const ends = runs.map((_, index) => runs.slice(0, index + 1).reduce((sum, run) => sum + run, 0))
  return ends.findIndex((end) => day < end) % 2 === 1
}

test('uniting copies and counting units equals counting night by night', () => {
  fc.assert(
    fc.property(fc.array(anyUnit, { minLength: 1, maxLength: 3 }), (units) => {
      const stay = takenStay(
        { id: 'a', units: units.map(({ copies }) => copies), typed: units.map(({ typed }) => typed) },
        today,
        horizon,
      )!
      for (let day = 0; day < 150; day += 1) {
        const night = addDays(today, day)
        const states = units.map(({ copies, typed }) => {
          if (holds(typed, night) || copies.some((copy) => holds(copy.taken, night))) return 'taken'
          return copies.some((copy) => holds(copy.unknown, night)) ? 'unknown' : 'free'
        })
        const most = states.filter((state) => state !== 'taken').length
        const least = states.filter((state) => state === 'free').length
        for (const [index] of units.entries()) {
          const isTaken = areIn(stay.calendar!.taken[index], day)
          const isUnknown = areIn(stay.calendar!.unknown[index], day)
          expect(isTaken).toBe(most < index + 1)
          expect(isUnknown).toBe(most >= index + 1 && least < index + 1)
          const left = units.filter(({ typed }) => !holds(typed, night)).length
          expect(areIn(stay.typed?.[index], day)).toBe(left < index + 1)
        }
      }
    }),
    { numRuns: 40 },
  )
})

const one = (answer: Partial<Answer> = {}): Answer => ({ at, taken: [], unknown: [], ...answer })

test('a stay is as old as its oldest calendar, and silent while one never answered', () => {
  const units = [[one(), one({ at: at - 3_600_000 })], [one()]]
  const typed = [[], [{ from: today, to: addDays(today, 2) }]]
  expect(takenStay({ id: 'a', units, typed }, today, horizon)!.calendar!.asOf).toBe('2027-11-20T02:00Z')
  expect(takenStay({ id: 'a', units: [[one(), null], [one()]], typed: [[], []] }, today, horizon)).toBeUndefined()
  // What is typed stays: one of two units is taken.
  expect(takenStay({ id: 'a', units: [[null], [one()]], typed }, today, horizon)).toEqual({ typed: [[], [0, 2]] })
})

test('it is known until the calendar ends, and 18 months ahead where it has no end', () => {
  const from = addDays(today, 200)
  const until = (unknown: Span[]) =>
    takenStay({ id: 'a', units: [[one({ unknown })]], typed: [[]] }, today, horizon)!.calendar!
  expect(until([])).toMatchObject({ until: horizon, unknown: [[]] })
  expect(until([{ from, to: addDays(horizon, 3) }])).toMatchObject({ until: from, unknown: [[]] })
  expect(until([{ from, to: addDays(from, 3) }])).toMatchObject({ until: horizon, unknown: [[200, 3]] })
})

test('nothing known is no file', () => {
  expect(takenFile([{ id: 'a', units: [], typed: [[]] }], today)).toEqual({ text: '', cutAt: null })
})

test('what would be larger than 4 kB in brotli loses its far end, and says so', () => {
  // Nights without a pattern: one in three is taken.
  let seed = 1
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const scattered = () =>
    Array.from({ length: horizonDays }, (_, day) => addDays(today, day))
      .filter(() => random() < 0.33)
      .map((from) => ({ from, to: addDays(from, 1) }))
  const stays = Array.from({ length: 30 }, (_, index) => ({
    id: `stay-${index}`,
    units: [[one({ taken: united(scattered()) })], [one({ taken: united(scattered()) })]],
    typed: [[], []],
  }))
  const { text, cutAt } = takenFile(stays, today)
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(4096)
  expect(brotliCompressSync(text).length).toBeGreaterThan(3000)
  expect(cutAt! > addDays(today, 120)).toBe(true)
  for (const stay of Object.values((JSON.parse(text) as TakenFile).stays)) expect(stay.calendar!.until).toBe(cutAt)
})

test('a year and a half of four busy stays fits as a whole', () => {
  // Three nights taken, two free, each stay a day later than the one before.
  const busy = (first: number) =>
    Array.from({ length: 110 }, (_, index) => addDays(today, first + 5 * index)).map((from, index) => ({
      from,
      to: addDays(from, 2 + ((index * first * 7) % 3)),
    }))
  const stays = [1, 2, 3, 4].map((first) => ({
    id: `stay-${first}`,
    units: [[one({ taken: united(busy(first)) })]],
    typed: [[]],
  }))
  expect(takenFile(stays, today).cutAt).toBeNull()
})
