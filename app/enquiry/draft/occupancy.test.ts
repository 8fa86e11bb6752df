import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count, fill } from '../../lib/text.ts'
import { fitOf, fitSentence } from './occupancy.ts'
import { booking, known, stays, words } from './samples.ts'

const idsOf = (chosen: string, guests: number) => {
  const fit = fitOf(chosen, guests, stays)
  if (fit.kind === 'another') return fit.fitting.id
  return fit.kind === 'pair' ? fit.pair.map(({ id }) => id) : fit.kind
}

test('names the stay that fits, the cheapest first', () => {
  expect(idsOf('garden-suite', 2)).toBe('fits')
  expect(idsOf('garden-suite', 3)).toBe('executive-suite')
  expect(idsOf('romantic-cottage', 4)).toBe('family-villa')
  expect(idsOf('not-sure', 8)).toBe('fits')
})

test('two different stays where none fits, with the chosen one if possible', () => {
  expect(idsOf('family-villa', 9)).toEqual(['garden-suite', 'family-villa'])
  expect(idsOf('romantic-cottage', 10)).toEqual(['family-villa', 'romantic-cottage'])
  expect(idsOf('romantic-cottage', 11)).toEqual(['family-villa', 'executive-suite'])
  expect(idsOf('not-sure', 9)).toEqual(['garden-suite', 'family-villa'])
  expect(idsOf('family-villa', 12)).toBe('ask')
})

test('the cheapest is taken wherever it stands, and of equals the first', () => {
  const stay = (id: string, priceUsd: number, max: number) => ({ id, name: id, priceUsd, priceIsFrom: false, occupancy: { min: 1, max } })
  const another = (guests: number, ...some: ReturnType<typeof stay>[]) => {
    const fit = fitOf('small', guests, [stay('small', 10, 1), ...some])
    return fit.kind === 'another' ? fit.fitting.id : fit.kind === 'pair' ? fit.pair.map(({ id }) => id).join() : fit.kind
  }
  expect(another(3, stay('dear', 90, 3), stay('cheap', 70, 4), stay('middle', 80, 3))).toBe('cheap')
  expect(another(3, stay('first', 70, 3), stay('second', 70, 3))).toBe('first')
  expect(another(4, stay('first', 70, 3), stay('second', 60, 3))).toBe('small,second')
  // The pair includes the chosen stay, though a pair without it is cheaper.
  const pair = fitOf('dear', 5, [stay('a', 10, 3), stay('b', 10, 3), stay('dear', 90, 3)])
  expect(pair).toMatchObject({ kind: 'pair', pair: [{ id: 'a' }, { id: 'dear' }] })
  expect(another(5, stay('a', 50, 3), stay('b', 40, 3), stay('c', 40, 3))).toBe('b,c')
})

test('whatever is suggested takes all guests, and nothing cheaper of its kind does', () => {
  const anyStays = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,6}$/),
      name: fc.string(),
      priceUsd: fc.integer({ min: 1, max: 900 }),
      priceIsFrom: fc.boolean(),
      occupancy: fc.integer({ min: 1, max: 12 }).map((max) => ({ min: 1, max })),
    }),
    { maxLength: 6, selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(anyStays, fc.nat({ max: 30 }), fc.nat({ max: 6 }), (some, guests, at) => {
      const chosen = some[at]?.id ?? 'not-sure'
      const fit = fitOf(chosen, guests, some)
      const single = some.filter(({ occupancy }) => occupancy.max >= guests)
      if (fit.kind === 'fits') return void expect(single.length).toBeGreaterThan(0)
      if (fit.kind === 'another') {
        expect(fit.fitting.priceUsd).toBe(Math.min(...single.map(({ priceUsd }) => priceUsd)))
        return void expect(fit.fitting.occupancy.max).toBeGreaterThanOrEqual(guests)
      }
      expect(single).toEqual([])
      if (fit.kind === 'pair') {
        const [first, second] = fit.pair
        expect(first.id).not.toBe(second.id)
        return void expect(first.occupancy.max + second.occupancy.max).toBeGreaterThanOrEqual(guests)
      }
      const sizes = some.map(({ occupancy }) => occupancy.max).toSorted((one, other) => other - one)
      expect(sizes.length < 2 || (sizes[0] ?? 0) + (sizes[1] ?? 0) < guests).toBe(true)
    }),
  )
})

test('the sentences tell what fits and how many it takes', () => {
  const { another, pair, ask } = words.occupancy
  const guests = (number: number) => count(number, words.estimate.guests)
  const told = (adults: number) => (['form', 'message'] as const).map((where) => fitSentence({ ...booking, adults }, stays, words, where))
  const villa = {
    stay: 'Romantic Cottage', capacity: guests(2), fitting: 'Family Villa', fittingCapacity: guests(8),
  }
  expect(told(4)).toEqual([fill(another.form, villa), fill(another.message, villa)])
  const both = { first: 'Family Villa', second: 'Romantic Cottage', capacity: guests(10) }
  expect(told(9)).toEqual([fill(pair.form, both), fill(pair.message, both)])
  expect(told(12)).toEqual([ask.form, ask.message])
  expect(told(2)).toEqual(['', ''])
})

test('the sentences name stays and numbers, and leave no braces', () => {
  expect(fitSentence(booking, stays, words, 'form')).toBe('')
  for (const stay of [...known.stays, 'not-sure']) {
    for (const adults of [3, 5, 10, 11, 12, 39]) {
      for (const where of ['form', 'message'] as const) {
        expect(fitSentence({ ...booking, stays: [stay], adults }, stays, words, where)).not.toMatch(/[{}]/)
      }
    }
  }
  const sentence = fitSentence({ ...booking, adults: 4 }, stays, words, 'form')
  for (const part of ['Romantic Cottage', 'Family Villa', '2', '8']) expect(sentence).toContain(part)
})

test('M24 the sentence changes with its advice alone, not with the number of guests', () => {
  const told = (adults: number) => fitSentence({ ...booking, stays: ['garden-suite'], adults }, stays, words, 'form')
  expect(told(5)).toBe(told(4))
  expect(told(4)).not.toBe(told(3))
  expect(told(10)).toBe(told(9))
})
