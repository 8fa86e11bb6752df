import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { sample } from '../tests/content/sample.ts'
import { picturesSchema } from '../content/pictures.schema.ts'
import { keyFor, withPicture } from './catalogue.ts'

const text = readFileSync(join(sample, 'content/pictures.yaml'), 'utf8')
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

  test.each(['\n', '\r\n'])('is written behind the others, which stay as they were (%j)', (ends) => {
    const before = text.replaceAll('\n', ends)
    const after = withPicture(before, 'coral-rose', entry)
    expect(after.startsWith(before)).toBe(true)
    expect(after.slice(before.length).split(ends)).toEqual([
      'coral-rose:',
      '  file: coral-rose.jpg',
      '  alt: "A coral rose: in full bloom."',
      '',
    ])
    expect(parse(withPicture(before.trimEnd(), 'coral-rose', entry))).toHaveProperty('coral-rose', entry)
  })
})
