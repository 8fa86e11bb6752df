import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../lib/dates.ts'
import { onAtLeast, readSpans, runsOf, typedSpan, united, within, without, written, type Span } from './spans.ts'

/** Around a leap day and a year's end. */
const anySpan = fc
  .tuple(fc.constantFrom('2027-12-20', '2028-02-20'), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 12 }))
  .map(([base, start, length]): Span => ({ from: addDays(base, start), to: addDays(base, start + length) }))
const anyList = fc.array(anySpan, { maxLength: 8 })
const allNights = Array.from({ length: 140 }, (_, index) => addDays('2027-12-10', index))
const holds = (spans: readonly Span[], night: string) => spans.some(({ from, to }) => from <= night && night < to)

test('uniting and counting lists equals counting night by night', () => {
  fc.assert(
    fc.property(fc.array(anyList, { maxLength: 4 }), fc.integer({ min: 1, max: 4 }), (lists, least) => {
      const found = onAtLeast(lists, least)
      for (const night of allNights) {
        expect(holds(found, night)).toBe(lists.filter((list) => holds(list, night)).length >= least)
      }
      // In order, and never half: spans that meet or overlap are one.
      for (const [at, { from, to }] of found.entries()) {
        expect(from < to).toBe(true)
        expect(at === 0 || found[at - 1]!.to < from).toBe(true)
      }
    }),
  )
})

test('taking nights out, and nights within limits, equal doing it night by night', () => {
  fc.assert(
    fc.property(anyList, anyList, anySpan, (some, others, limits) => {
      const [left, inside] = [without(some, others), within(some, limits)]
      for (const night of allNights) {
        expect(holds(left, night)).toBe(holds(some, night) && !holds(others, night))
        expect(holds(inside, night)).toBe(holds(some, night) && holds([limits], night))
      }
    }),
  )
})

test('an arrival on the day of a departure leaves no gap and no overlap', () => {
  const spans = [
    { from: '2028-02-27', to: '2028-02-29' },
    { from: '2028-02-29', to: '2028-03-02' },
  ]
  expect(united(spans)).toEqual([{ from: '2028-02-27', to: '2028-03-02' }])
  expect(onAtLeast([[spans[0]!], [spans[1]!]], 2)).toEqual([])
})

test('what is typed holds the last night too', () => {
  expect(typedSpan({ from: '2027-12-31', until: '2027-12-31' })).toEqual({ from: '2027-12-31', to: '2028-01-01' })
})

test('what is written is read back, and anything else is refused', () => {
  fc.assert(fc.property(anyList, (spans) => void expect(readSpans(written(spans))).toEqual(spans)))
  for (const wrong of [null, 'x', ['x'], ['2027-05-14'], ['2027-05-16/2027-05-14'], ['2027-02-30/2027-03-03'], [3]]) {
    expect(readSpans(wrong)).toBeUndefined()
  }
})

test('spans by their lengths hold the same nights', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const spans = united(list)
      const nights = runsOf(spans, '2027-12-10').flatMap((length, at) => Array.from({ length }, () => at % 2 === 1))
      for (const [at, night] of allNights.entries()) expect(nights[at] ?? false).toBe(holds(spans, night))
    }),
  )
})
