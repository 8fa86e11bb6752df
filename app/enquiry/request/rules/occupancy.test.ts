import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count, fill } from '../../../../lib/text.ts'
import { chosenStays } from './chosen-stays.ts'
import { openingOfStays } from './closed-days.ts'
import { countedGuests } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import type { ResortData, Stay } from './resort-data.ts'
import { fitButton, fitOf, fitSentence } from './occupancy.ts'
import { anyFacts, booking, resortData, filledFacts, known, soundBooking, words } from './samples.ts'

const draftOf = (stays: string[], adults: number): Draft => ({ ...booking, stays, adults })

const idsOf = (chosen: string[], guests: number, some = resortData) => {
  const fit = fitOf(draftOf(chosen, guests), some)
  return 'taken' in fit ? fit.taken.map(({ id }) => id) : fit.kind
}

test('names the stay that fits, the cheapest first', () => {
  expect(idsOf(['orchard-room'], 2)).toBe('fits')
  expect(idsOf(['orchard-room'], 3)).toEqual(['reading-chamber'])
  expect(idsOf(['stone-wall-lodge'], 4)).toEqual(['hilltop-home'])
  expect(idsOf([], 8)).toBe('fits')
})

test('B6: two stays are suggested where none fits, the chosen one first', () => {
  expect(idsOf(['hilltop-home'], 9)).toEqual(['orchard-room', 'hilltop-home'])
  expect(idsOf(['stone-wall-lodge'], 10)).toEqual(['hilltop-home', 'stone-wall-lodge'])
  expect(idsOf(['stone-wall-lodge'], 11)).toEqual(['hilltop-home', 'reading-chamber'])
  expect(idsOf([], 9)).toEqual(['orchard-room', 'hilltop-home'])
  expect(idsOf(['hilltop-home'], 12)).toBe('ask')
})

test('B6: several chosen stays count together; one is added if too small', () => {
  expect(idsOf(['orchard-room', 'stone-wall-lodge'], 4)).toBe('fits')
  expect(idsOf(['stone-wall-lodge', 'orchard-room'], 5)).toEqual([
    'orchard-room',
    'stone-wall-lodge',
    'reading-chamber',
  ])
  expect(idsOf(['hilltop-home', 'stone-wall-lodge'], 13)).toEqual([
    'hilltop-home',
    'stone-wall-lodge',
    'reading-chamber',
  ])
  expect(idsOf(['hilltop-home', 'stone-wall-lodge'], 14)).toBe('ask')
})

test('B6: the same stay twice only where the owner has given its number', () => {
  const withUnits = (units: number | null): ResortData => ({
    ...resortData,
    stays: resortData.stays.slice(0, 1).map((stay) => ({ ...stay, units })),
  })
  expect(idsOf(['orchard-room'], 4, withUnits(null))).toBe('ask')
  expect(idsOf(['orchard-room'], 4, withUnits(1))).toBe('ask')
  expect(idsOf(['orchard-room'], 4, withUnits(2))).toEqual(['orchard-room', 'orchard-room'])
  expect(idsOf(['orchard-room', 'orchard-room'], 4, withUnits(2))).toBe('fits')
  expect(idsOf(['orchard-room', 'orchard-room'], 4, withUnits(null))).toBe('ask')
  expect(idsOf(['orchard-room', 'orchard-room'], 6, withUnits(3))).toEqual([
    'orchard-room',
    'orchard-room',
    'orchard-room',
  ])
})

test('R1: no stay is suggested that is closed then, or takes no fewer nights', () => {
  const summer = (checkIn: string, checkOut: string) => {
    const fit = fitOf({ ...draftOf(['stone-wall-lodge'], 4), checkIn, checkOut }, filledFacts)
    return 'taken' in fit ? fit.taken.map(({ id }) => id) : fit.kind
  }
  expect(summer('2027-08-25', '2027-08-27')).toEqual(['orchard-room', 'stone-wall-lodge'])
  expect(summer('2027-08-23', '2027-08-25')).toEqual(['hilltop-home'])
  expect(summer('2027-08-23', '2027-08-24')).toEqual(['orchard-room', 'stone-wall-lodge'])
})

test('R1: the cheapest is that of the nights, not of the base price', () => {
  const dear: ResortData = {
    ...resortData,
    seasons: [
      {
        from: '12-18',
        until: '12-19',
        leastNights: null,
        prices: [{ stay: 'reading-chamber', priceUsd: 400, residentsUsd: null }],
      },
    ],
  }
  expect(idsOf(['orchard-room'], 3, dear)).toEqual(['hilltop-home'])
  expect(idsOf(['orchard-room'], 3)).toEqual(['reading-chamber'])
})

test('the cheapest is taken wherever it stands, and of equals the first', () => {
  const stay = (id: string, priceUsd: number, max: number): Stay => ({
    id,
    name: id,
    priceUsd,
    priceIsFrom: false,
    residentsUsd: null,
    occupancy: { min: 1, max },
    units: null,
  })
  const another = (guests: number, ...some: Stay[]) =>
    String(idsOf(['small'], guests, { ...resortData, stays: [stay('small', 10, 1), ...some] }))
  expect(another(3, stay('dear', 90, 3), stay('cheap', 70, 4), stay('middle', 80, 3))).toBe('cheap')
  expect(another(3, stay('first', 70, 3), stay('second', 70, 3))).toBe('first')
  expect(another(4, stay('first', 70, 3), stay('second', 60, 3))).toBe('small,second')
  // The pair includes the chosen stay, though a pair without it is cheaper.
  expect(
    idsOf(['dear'], 5, { ...resortData, stays: [stay('a', 10, 3), stay('b', 10, 3), stay('dear', 90, 3)] }),
  ).toEqual(['a', 'dear'])
  expect(another(5, stay('a', 50, 3), stay('b', 40, 3), stay('c', 40, 3))).toBe('b,c')
})

test('B6: any suggestion has room, is open, and is not repeated once chosen', () => {
  fc.assert(
    fc.property(soundBooking, anyFacts, (draft, some) => {
      const fit = fitOf(draft, some)
      if (!('taken' in fit)) return
      const { taken } = fit
      const room = taken.reduce((sum, { occupancy }) => sum + occupancy.max, 0)
      expect(room).toBeGreaterThanOrEqual(countedGuests(draft, some.countFromAge))
      const ids = taken.map(({ id }) => id)
      const accepted = { ...draft, stays: ids }
      expect(chosenStays(accepted, some.stays)).toEqual(taken)
      expect(fitOf(accepted, some).kind).toBe('fits')
      const suggested = fit.kind === 'more' ? [fit.added] : taken.filter((stay) => !draft.stays.includes(stay.id))
      expect(openingOfStays(suggested, draft, some).kind).toBe('open')
    }),
  )
})

const told = (draft: Draft, some = resortData) =>
  (['form', 'message'] as const).map((where) => fitSentence(draft, some, words, where))

test('B6: the sentences tell what fits and how many it takes', () => {
  const { another, both, more, ask } = words.occupancy
  const guests = (number: number) => count(number, words.estimate.guests)
  const cottage = (adults: number) => draftOf(['stone-wall-lodge'], adults)
  const villa = { stay: 'Stone Wall Lodge', capacity: guests(2), fitting: 'Hilltop Home', fittingCapacity: guests(8) }
  expect(told(cottage(4))).toEqual([fill(another.form, villa), fill(another.message, villa)])
  const pair = { first: 'Hilltop Home', second: 'Stone Wall Lodge', capacity: guests(10) }
  expect(told(cottage(9))).toEqual([fill(both.form, pair), fill(both.message, pair)])
  const added = { capacity: guests(4), added: 'Reading Chamber', addedCapacity: guests(7) }
  expect(told(draftOf(['stone-wall-lodge', 'orchard-room'], 5))).toEqual([
    fill(more.form, added),
    fill(more.message, added),
  ])
  expect(told(cottage(12))).toEqual([ask.form, ask.message])
  expect(told(cottage(2))).toEqual(['', ''])
  expect(told(cottage(1))).toEqual(['', ''])
})

test('a stay meant for more says so, unless no stay is meant for so few', () => {
  expect(idsOf(['hilltop-home'], 2)).toBe('roomy')
  expect(idsOf(['hilltop-home'], 4)).toBe('fits')
  expect(idsOf(['hilltop-home', 'orchard-room'], 2)).toBe('fits')
  expect(idsOf(['orchard-room'], 1)).toBe('fits')
  const { form, message, range } = words.occupancy.roomy
  const values = { stay: 'Hilltop Home', range: fill(range, { min: 4, max: 8 }) }
  expect(told(draftOf(['hilltop-home'], 2))).toEqual([fill(form, values), fill(message, values)])
})

test('B6: two of one stay are named once', () => {
  const two = { ...resortData, stays: resortData.stays.slice(0, 1).map((stay) => ({ ...stay, units: 2 })) }
  const { twice } = words.occupancy
  const values = { first: 'Orchard Room', capacity: count(4, words.estimate.guests) }
  expect(told(draftOf(['orchard-room'], 4), two)).toEqual([fill(twice.form, values), fill(twice.message, values)])
})

test('B6: the button says what it chooses', () => {
  const buttonOf = (stays: string[], adults: number) => fitButton(fitOf(draftOf(stays, adults), resortData), words)
  expect(buttonOf(['stone-wall-lodge'], 4)).toBe(fill(words.occupancy.another.change, { fitting: 'Hilltop Home' }))
  expect(buttonOf(['stone-wall-lodge'], 9)).toBe(words.occupancy.both.change)
  expect(buttonOf(['stone-wall-lodge', 'orchard-room'], 5)).toBe(
    fill(words.occupancy.more.change, { added: 'Reading Chamber' }),
  )
  expect(buttonOf(['stone-wall-lodge'], 12)).toBe('')
})

test('the sentences leave no braces', () => {
  for (const some of [resortData, filledFacts]) {
    for (const stays of [[], ...known.stays.map((id) => [id]), known.stays.slice(0, 2)]) {
      for (const adults of [3, 5, 10, 11, 12, 39])
        expect(told(draftOf(stays, adults), some).join('')).not.toMatch(/[{}]/)
    }
  }
})

test('the sentence changes with its advice, not with the number of guests', () => {
  const form = (adults: number) => fitSentence(draftOf(['orchard-room'], adults), resortData, words, 'form')
  expect(form(5)).toBe(form(4))
  expect(form(4)).not.toBe(form(3))
  expect(form(10)).toBe(form(9))
})

test('B5: children count from the age on, and where their age is missing', () => {
  const fit = (childAges: (number | null)[], countFromAge: number) =>
    fitOf({ ...booking, childAges }, { ...resortData, countFromAge }).kind
  expect(fit([0, 1], 2)).toBe('fits')
  expect(fit([2], 2)).toBe('another')
  expect(fit([null], 2)).toBe('another')
  expect(fit([4], 5)).toBe('fits')
  expect(fit([0], 0)).toBe('another')
})
