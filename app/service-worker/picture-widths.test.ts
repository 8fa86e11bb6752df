import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestWidth, pictureKey } from './picture-widths.ts'

const address = (picture: string, width: number, type = 'avif') =>
  `https://mauahillhouse.example/pictures/${picture}-${width}.${type}`

describe('nearestWidth', () => {
  test('finds the nearest width of the same picture', () => {
    const stored = [
      address('rose.1a-320', 480),
      address('rose.1a', 320),
      address('rose.1a', 800, 'webp'),
      address('rose.2b', 640),
    ]
    expect(nearestWidth(address('rose.1a', 640), stored)).toBe(address('rose.1a', 800, 'webp'))
    expect(nearestWidth(address('rose.1a', 240), stored)).toBe(address('rose.1a', 320))
    expect(nearestWidth(address('rose.3c', 640), stored)).toBeUndefined()
  })

  test('prefers the wider of two that are equally near', () => {
    expect(nearestWidth(address('rose.1a', 400), [address('rose.1a', 320), address('rose.1a', 480)])).toBe(
      address('rose.1a', 480),
    )
  })

  test('finds the same view in another light where the picture itself is not stored', () => {
    const twins = ['day', 'noon']
    const stored = [address('noon.1a', 320), address('noon.1a', 800), address('rose.2b', 640)]
    expect(nearestWidth(address('day.3c', 640), stored, twins)).toBe(address('noon.1a', 800))
    expect(nearestWidth(address('day.3c', 640), [...stored, address('day.3c', 320)], twins)).toBe(
      address('day.3c', 320),
    )
    expect(nearestWidth(address('lake.4d', 640), stored, twins.slice(2))).toBeUndefined()
  })

  test('knows nothing of other files', () => {
    expect(nearestWidth('https://mauahillhouse.example/assets/a-1.js', [address('a', 1)])).toBeUndefined()
  })

  test('a width that is stored is found itself', () => {
    const widths = fc.uniqueArray(fc.integer({ min: 1, max: 4000 }), { minLength: 1 })
    fc.assert(
      fc.property(widths, fc.nat(), (all, at) => {
        const asked = address('rose.1a', all[at % all.length]!)
        expect(
          nearestWidth(
            asked,
            all.map((width) => address('rose.1a', width)),
          ),
        ).toBe(asked)
      }),
    )
  })
})

test.each([
  ['/pictures/rose-garden.1a2b3c4d-480.avif', 'rose-garden'],
  ['/pictures/hero-wide.1a2b3c4d-2560.webp', 'hero-wide'],
  ['/pictures/', ''],
])('%s is a version of "%s"', (path, key) => expect(pictureKey(path)).toBe(key))
