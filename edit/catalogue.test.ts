import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { picturesSchema } from '../content/pictures.schema.ts'
import { keyFor } from './photographs.ts'

const entry = { file: 'coral-rose.jpg', alt: 'A coral rose: in full bloom.' }

describe('O1 a picture that comes into the catalogue', () => {
  test('has a key made of its words, which no other has', () => {
    expect(keyFor('A coral rose in full bloom above the rose garden', () => false)).toBe('coral-rose-full-bloom')
    expect(keyFor('Rosé, in the café', (key) => key === 'rose-cafe')).toBe('rose-cafe-2')
    expect(keyFor('薔薇', () => false)).toBe('picture')
  })

  test('has a key that the schema takes, whatever its words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        expect(picturesSchema.safeParse({ [keyFor(words, () => false)]: entry }).success).toBe(true)
      }),
    )
  })
})
