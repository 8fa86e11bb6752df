import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markerOf, mostMarkers, takeOff } from './field-markers.ts'

test('O1 marks come off a text, also within an address, and tell their fields', () => {
  const number = fc.integer({ min: 0, max: mostMarkers - 1 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('rose', 'ü & “x”', '🌹', ''), number), { maxLength: 4 }),
      fc.boolean(),
      (pieces, isAddress) => {
        const marked = pieces.map(([text, each]) => text + markerOf(each)).join(' ')
        const plain = pieces.map(([text]) => text).join(' ')
        const encode = isAddress ? encodeURIComponent : (text: string) => text
        expect(takeOff(encode(marked))).toEqual({ text: encode(plain), numbers: pieces.map(([, each]) => each) })
      },
    ),
  )
})
