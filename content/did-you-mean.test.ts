import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closest } from './did-you-mean.ts'

const known = ['priceUsd', 'priceIsFrom', 'occupancy', 'features', 'ink']

test.each<[meant: string | undefined, ...typed: string[]]>([
  ['priceUsd', 'prceUsd', 'priceUsdd', 'pirceUsd', 'pricUesd', 'PRICEUSD'],
  ['occupancy', 'occupency', 'occu', 'OCCU'],
  ['features', 'feature', 'feat'],
  ['ink', 'nk', 'ikn'],
  [undefined, 'colour', 'wallpaper', 'x', '', 'occ', 'f', 'upan', 'x'.repeat(81)],
])('%s was meant by %s', (meant, ...typed) => {
  for (const each of typed) expect(closest(each, known), each).toBe(meant)
})

test('the longer word is meant, else the nearest, and of equals the first', () => {
  expect(closest('occu', ['ocxu', 'occupancy'])).toBe('occupancy')
  expect(closest('garden', ['gordon', 'gardens', 'gardenx'])).toBe('gardens')
  expect(closest('riise', ['ruse', 'rise'])).toBe('rise')
})

test('any word is found among others by itself, or one letter short of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{5,20}$/), fc.nat(), (word, position) => {
      const at = position % word.length
      for (const typed of [word, word.slice(0, at) + word.slice(at + 1)])
        expect(closest(typed, ['0000000', '11111111111', '22222222222222222', word])).toBe(word)
    }),
  )
})
