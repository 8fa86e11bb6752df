import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastWidth, recipesFor, widthsFor, type Recipe } from './plan.ts'
import { focusClass, focusCss } from '../content/picture-entries.ts'
import { type PictureUse } from '../content/picture-entries.ts'

test('widths never exceed the original, ascend and never are empty', () => {
  const pixels = fc.integer({ min: 1, max: 9000 })
  const size = fc.record({ width: pixels, height: pixels })
  const asked = fc.option(fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1 }), { nil: undefined })
  const uses = fc.constantFrom<PictureUse[]>('heroWide', 'heroTall', 'portrait', 'card', 'spare')
  const ladders = fc.property(uses, size, asked, (use, given, steps) => {
    const widths = widthsFor(use, given, steps)
    expect(widths.length).toBeGreaterThan(0)
    expect(Math.max(...widths)).toBeLessThanOrEqual(given.width)
    expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b))
  })
  fc.assert(ladders)
})

test('both encodings have the same widths and qualities, and what is published keeps colour in full', () => {
  const widths = [480, 800, 1200]
  const [fast, published] = [recipesFor('card', widths, 'fast'), recipesFor('card', widths, 'published')]
  const looks = (recipes: Recipe[]) => recipes.map(({ type, width, quality }) => `${width}.${type} ${quality}`)
  expect(looks(fast)).toEqual(looks(published))
  expect(looks(published)).toEqual(['480.avif 50', '800.avif 50', '1200.avif 48', '800.webp 72'])
  for (const recipe of published.slice(0, -1)) expect(recipe).toMatchObject({ effort: 2, chromaSubsampling: '4:4:4' })
})

test('an original that is just large enough fills the ladder to its limit', () => {
  expect(widthsFor('card', { width: 1600, height: 1200 })).toEqual([320, 480, 640, 800, 1200, 1600])
  expect(widthsFor('card', { width: 1200, height: 800 }).at(-1)).toBe(1200)
  expect(widthsFor('heroWide', { width: 2000, height: 1300 }).at(-1)).toBe(2000)
  expect(widthsFor('heroTall', { width: 1600, height: 2600 })).toEqual([480, 640, 720, 1080, 1440])
  expect(widthsFor('portrait', { width: 800, height: 800 })).toEqual([240, 320, 480, 800])
  expect(leastWidth('portrait')).toBe(800)
  // A large square photograph may stand in any place.
  expect(widthsFor('card', { width: 3000, height: 3000 }).at(-1)).toBe(1600)
})

test('focal points become classes, one rule a class', () => {
  expect(focusClass(54, 40)).toBe('focus-54-40')
  expect(focusClass(53.6, 40.4)).toBe('focus-54-40')
  expect(
    focusCss([
      { x: 54, y: 40 },
      { x: 54.2, y: 40 },
      { x: 0, y: 100 },
    ]),
  ).toBe('.focus-0-100{object-position:0% 100%}\n.focus-54-40{object-position:54% 40%}')
})
