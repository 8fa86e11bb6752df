import { expect, test } from 'vitest'
import fc from 'fast-check'
import { fill } from '../../../../lib/text.ts'
import { fitInShort, fitOf, fitSentence, hasRoom } from './occupancy.ts'
import { chosenStays } from './chosen-stays.ts'
import { reckon } from './reckoning.ts'
import { anyFacts, booking, filledFacts, resortData, soundBooking, words } from './samples.ts'

const told = (changes: Partial<typeof booking>, some = resortData) => {
  const found = reckon({ ...booking, ...changes }, some, words)
  return found.kind === 'sum' ? found.sum.totalUsd : found
}

test('a sum where the stays take the party, and in its place what is missing', () => {
  const { noStay, noDates, ask } = words.estimate
  expect(told({})).toBe(285)
  expect(told({ stays: [] })).toEqual({ kind: 'noStay', sentence: noStay })
  expect(told({ checkIn: '', checkOut: '' })).toEqual({ kind: 'noDates', sentence: noDates })
  expect(told({ checkOut: '2027-12-18' })).toEqual({ kind: 'ask', sentence: ask })
})

test('a stay too small for the party: what fits in place of a sum, or of dates', () => {
  for (const changes of [
    { adults: 4 },
    { adults: 12 },
    { adults: 3, stays: [] as string[], childAges: [4, 5, 6, 7, 8, 9] },
  ]) {
    const sentence = fitSentence({ ...booking, ...changes }, resortData, words, 'form')
    expect(sentence).not.toBe('')
    const short = fitInShort(fitOf({ ...booking, ...changes }, resortData), words)
    expect(short).not.toBe('')
    expect(told(changes)).toEqual({ kind: 'tooSmall', sentence, short })
    expect(told({ ...changes, checkIn: '', checkOut: '' })).toEqual({ kind: 'tooSmall', sentence, short })
  }
})

test('R1: closed days are said before a stay that is too small', () => {
  const days = { checkIn: '2027-05-03', checkOut: '2027-05-06' }
  expect(told({ ...days, adults: 4 }, filledFacts)).toMatchObject({ kind: 'closed' })
})

test('in short, the stays that would fit are named', () => {
  const short = (adults: number) => fitInShort(fitOf({ ...booking, adults }, resortData), words)
  expect(short(4)).toBe(fill(words.occupancy.short, { stays: 'Hilltop Home' }))
  expect(short(10)).toBe(fill(words.occupancy.short, { stays: 'Hilltop Home + Stone Wall Lodge' }))
  expect(short(12)).toBe(words.occupancy.ask.short)
  expect(short(2)).toBe('')
})

test('a stay meant for more guests keeps its sum', () => {
  expect(told({ stays: ['hilltop-home'] })).toBe(450)
  const sentence = fitSentence({ ...booking, stays: ['hilltop-home'] }, resortData, words, 'form')
  const { roomy } = words.occupancy
  expect(sentence).toBe(fill(roomy.form, { stay: 'Hilltop Home', range: fill(roomy.range, { min: 4, max: 8 }) }))
})

test('a sum is given only where the chosen stays take the whole party', () => {
  fc.assert(
    fc.property(soundBooking, anyFacts, (draft, some) => {
      const hasSum = reckon(draft, some, words).kind === 'sum'
      expect(hasSum && !hasRoom(chosenStays(draft, some.stays), draft, some)).toBe(false)
    }),
  )
})
