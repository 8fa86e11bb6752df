import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closest, didYouMean } from './did-you-mean.ts'

const fieldsThere = ['priceUsd', 'priceIsFrom', 'occupancy', 'features', 'ink']

describe('the word that was meant', () => {
  test.each([
    ['prceUsd', 'priceUsd'],
    ['priceUsdd', 'priceUsd'],
    ['pirceUsd', 'priceUsd'],
    ['pricUesd', 'priceUsd'],
    ['PRICEUSD', 'priceUsd'],
    ['occupency', 'occupancy'],
    ['feature', 'features'],
    ['feat', 'features'],
    ['nk', 'ink'],
    ['ikn', 'ink'],
  ])('%s: %s', (typed, meant) => {
    expect(closest(typed, fieldsThere)).toBe(meant)
  })

  test.each(['colour', 'wallpaper', 'x', '', 'abc', 'f', 'x'.repeat(81)])('%j: none', (typed) => {
    expect(closest(typed, fieldsThere)).toBeUndefined()
  })

  test('begins with what was typed only where that is more than three letters', () => {
    expect(closest('occu', ['occupancyOfTheHouse'])).toBe('occupancyOfTheHouse')
    expect(closest('OCCU', ['OccupancyOfTheHouse'])).toBe('OccupancyOfTheHouse')
    expect(closest('occ', ['occupancyOfTheHouse'])).toBeUndefined()
    expect(closest('occu', ['ocxu', 'occupancyOfTheHouse'])).toBe('occupancyOfTheHouse')
    expect(closest('upan', ['occupancyOfTheHouse'])).toBeUndefined()
  })

  test('is the nearest, and of equals the first', () => {
    expect(closest('garden', ['gordon', 'gardens', 'gardenx'])).toBe('gardens')
    expect(closest('rose', ['rise', 'ruse'])).toBe('rise')
    expect(closest('riise', ['ruse', 'rise'])).toBe('rise')
  })

  test('any word is found among others by itself, or one letter short of it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{5,20}$/), fc.nat(), (word, position) => {
        const others = ['0000000', '11111111111', '22222222222222222']
        expect(closest(word, [...others, word])).toBe(word)
        const at = position % word.length
        expect(closest(word.slice(0, at) + word.slice(at + 1), [...others, word])).toBe(word)
      }),
    )
  })
})

test('the advice is a sentence, or nothing', () => {
  expect(didYouMean('prceUsd', fieldsThere)).toBe('; did you mean `priceUsd`?')
  expect(didYouMean('wallpaper', fieldsThere)).toBe('')
  expect(didYouMean(7, fieldsThere)).toBe('')
  expect(didYouMean(undefined, fieldsThere)).toBe('')
})
