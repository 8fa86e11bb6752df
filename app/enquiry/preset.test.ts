import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subjects } from './draft.ts'
import { parsePreset, presetLink } from './preset.ts'
import { anyText, known } from './samples.ts'

test('every booking button is a link to the contact section that keeps the wish', () => {
  expect(presetLink({})).toBe('/#contact')
  expect(presetLink({ subject: 'booking-request', stay: 'family-villa' }))
    .toBe('/?subject=booking-request&stay=family-villa#contact')
})

test('the form finds the wish again', () => {
  const option = { nil: undefined }
  const preset = fc.record({
    subject: fc.option(fc.constantFrom(...subjects), option),
    stay: fc.option(fc.constantFrom(...known.stays), option),
    about: fc.option(fc.constantFrom(...known.experiences), option),
  })
  fc.assert(
    fc.property(preset, (wish) => {
      const chosen = Object.fromEntries(Object.entries(wish).filter(([, value]) => value))
      const { search } = new URL(presetLink(chosen), 'https://waridi.example')
      expect(parsePreset(search, known)).toEqual(chosen)
    }),
  )
})

test('unknown values are dropped, and no query throws', () => {
  const query = '?subject=complaint&stay=tree-house&about=fruit-farm&note=hi'
  expect(parsePreset(query, known)).toEqual({ about: 'fruit-farm' })
  fc.assert(
    fc.property(anyText, (text) => {
      expect(parsePreset(`?stay=${text}&subject=${text}`, known)).toEqual({})
    }),
  )
})
