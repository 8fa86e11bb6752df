import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paths } from '../../../../lib/paths.ts'
import { subjects } from '../../../../lib/paths.ts'
import { parsePreset } from './preset.ts'
import { anyText, known } from './samples.ts'

test('B7 the form finds the wish of a booking link again', () => {
  const option = { nil: undefined }
  const preset = fc.record({
    subject: fc.constantFrom(...subjects),
    stay: fc.option(fc.constantFrom(...known.stays), option),
    about: fc.option(fc.constantFrom(...known.experiences), option),
    occasion: fc.option(fc.constantFrom(...known.occasions), option),
    ask: fc.option(fc.constant('terms' as const), option),
  })
  fc.assert(
    fc.property(preset, (wish) => {
      const { search } = new URL(paths.enquiry(wish), 'https://mauahf.example')
      const { stay, ask, ...rest } = wish
      expect(parsePreset(search, known)).toEqual(
        JSON.parse(JSON.stringify({ ...rest, stays: stay && [stay], asksTerms: ask && true })),
      )
    }),
  )
})

test('unknown values are dropped, and no query throws', () => {
  const query = '?subject=complaint&stay=tree-house&about=honey-barn&occasion=siege&note=hi'
  expect(parsePreset(query, known)).toEqual({ about: 'honey-barn' })
  fc.assert(
    fc.property(anyText, (text) => {
      expect(parsePreset(`?stay=${text}&subject=${text}&occasion=${text}`, known)).toEqual({})
    }),
  )
})
