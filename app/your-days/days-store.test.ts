import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseChoices } from './days-store.ts'
import { noChoices } from './choices.ts'

test('P1 corrupt storage counts as empty', () => {
  for (const stored of [
    null,
    1,
    'park',
    [],
    {},
    { days: [] },
    { days: [['a', 1]], loose: [] },
    { days: [], loose: [{}] },
    { days: 'a', loose: [] },
    { days: [[]], loose: ['x'.repeat(61)] },
    { days: [], loose: Array.from({ length: 41 }, () => 'a') },
  ]) {
    expect(parseChoices(stored)).toBe(noChoices)
  }
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(() => parseChoices(stored)).not.toThrow()
    }),
  )
})

test('P1 what was stored comes back', () => {
  const choices = { days: [['park'], [], ['lake']], loose: ['roses'] }
  expect(parseChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices)
})
