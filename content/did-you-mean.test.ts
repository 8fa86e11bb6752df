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
