import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readRegion } from './places.ts'
import { regionProblems } from './region-problems.ts'

const withFeature = (properties: object, geometry: unknown = { type: 'Point', coordinates: [36, -0.3] }) =>
  regionProblems({ type: 'FeatureCollection', sources: [], features: [{ type: 'Feature', properties, geometry }] })
const line = {
  type: 'LineString',
  coordinates: [
    [36, 0],
    [37, 0],
  ],
}

test.each(['.', 'tests/resorts/coast'])('the data of %s is sound', (root) => {
  expect(readRegion(root)).toMatchObject({ region: { features: expect.any(Array) as unknown }, problems: [] })
})

test('without a file there are neither data nor problems', () => {
  expect(readRegion('tests')).toEqual({ region: undefined, problems: [] })
})

describe('a sentence says what to type', () => {
  it.each([
    [{ layer: 'roads', name: 'A8' }, line, 'feature 1 has the `layer` roads, which is none; did you mean `road`?'],
    [{ name: 'A8' }, line, 'feature 1 needs `properties` with a `layer`; docs/map.md lists the layers'],
    [{ layer: 'road', name: 'A8', cls: 'big' }, line, 'feature 1 (road "A8"): `cls` must be "main" or "minor"'],
    [{ layer: 'road', name: 'A8' }, line, 'feature 1 (road "A8"): `cls` must be "main" or "minor"'],
    [
      { layer: 'town', name: 'Town', rank: 2 },
      line,
      'feature 1 (town "Town"): `geometry` must be a Point, [longitude, latitude] in degrees',
    ],
    [{ layer: 'town', rank: 2 }, undefined, 'feature 1 (town): `name` must be a name'],
    [{ layer: 'place' }, undefined, 'feature 1 (place): `id` must be a name'],
    [
      { layer: 'lake', name: 'Open' },
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
        ],
      },
      'feature 1 (lake "Open"): `geometry` must be a Polygon of one ring: four or more [longitude, latitude] in degrees, the last the same as the first',
    ],
    [
      { layer: 'hill', slope: 0 },
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
      'feature 1 (hill): `slope` must be a number of kilometres, 0 to 50',
    ],
  ])('%j', (properties, geometry, sentence) => {
    expect(withFeature(properties, geometry)).toEqual([sentence])
  })

  it('about whose data it is', () => {
    const towns = {
      of: 'Towns',
      name: 'GeoNames',
      url: 'https://www.geonames.org/',
      licence: 'CC-BY-4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    }
    const said = (data: object) => regionProblems({ features: [], ...data })
    expect(said({ sources: [towns], credit: 'Towns: GeoNames.' })).toEqual([])
    expect(said({})).toEqual([expect.stringContaining('must say whose data it is in `sources`')])
    expect(said({ sources: [towns] })).toEqual(['source 1: `credit` must name GeoNames'])
    expect(said({ sources: [{ ...towns, url: 'geonames', licence: '' }], credit: 'Ours.' })).toEqual([
      'source 1: `licence` must be words',
      'source 1: `url` must be a web address',
    ])
    expect(said({ sources: [], credit: 5 })).toEqual([expect.stringContaining('`credit` must be a sentence')])
  })

  it('about too many points', () => {
    const long = { type: 'LineString', coordinates: Array.from({ length: 4001 }, (_, i) => [i / 100, 0]) }
    expect(withFeature({ layer: 'river' }, long)).toEqual([expect.stringContaining('holds 4001 points')])
  })
})

test('any data whatever ends in sentences', () => {
  const anything = fc.anything()
  const nearly = fc.record({
    sources: fc.oneof(anything, fc.array(fc.record({ name: anything }))),
    credit: anything,
    features: fc.array(
      fc.record({
        properties: fc.record({ layer: fc.constantFrom('road', 'town', 'lake', '__proto__'), rank: anything }),
        geometry: anything,
      }),
    ),
  })
  fc.assert(
    fc.property(fc.oneof(anything, nearly), (data) => {
      for (const sentence of regionProblems(data)) expect(sentence).not.toMatch(/undefined|NaN|\[object/)
    }),
  )
})
