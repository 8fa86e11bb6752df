import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentSchemas } from '../content/schema.ts'
import { keyFor } from './picture-key.ts'

const { pictures } = contentSchemas

test('O1 a picture that comes into the catalogue has a key made of its words, which no other has', () => {
  expect(keyFor('A coral rose in full bloom above the rose garden', () => false)).toBe('coral-rose-full-bloom')
  expect(keyFor('Rosé, in the café', (each) => each === 'rose-cafe')).toBe('rose-cafe-2')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      expect(pictures.safeParse({ [keyFor(words, () => false)]: 'A rose: in full bloom.' }).success).toBe(true)
    }),
  )
})
