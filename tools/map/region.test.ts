/** The data of our own map. */
import { readFileSync } from 'node:fs'
import { geoArea } from 'd3-geo'
import { expect, it } from 'vitest'
import { settings } from '../../tests/settings.ts'
import type { Region } from './region.ts'

const region = JSON.parse(readFileSync(new URL('../../assets/map/region.geojson', import.meta.url), 'utf8')) as Region
const EARTH_RADIUS_KM = 6371.0088

const measured = region.features.flatMap(({ properties: { layer, name, km2 }, geometry }) =>
  geometry?.type === 'Polygon' && km2 ? [{ layer, name, km2, coordinates: geometry.coordinates }] : [],
)

it.each(measured)('$name is within 10 % of its published $km2 km²', ({ km2, coordinates }) => {
  // d3-geo needs clockwise rings, RFC 7946 counter-clockwise ones.
  const clockwise = coordinates.map((ring) => ring.toReversed())
  const area = geoArea({ type: 'Polygon', coordinates: clockwise }) * EARTH_RADIUS_KM ** 2
  expect(Math.abs(area - km2) / km2).toBeLessThan(0.1)
})

// Another resort brings another file, with other water.
it.runIf(settings.specification)('measures its lakes, at about thirty points each', () => {
  const lakes = measured.filter(({ layer }) => layer === 'lake')
  expect(lakes).toHaveLength(3)
  for (const { coordinates } of lakes) {
    expect(coordinates[0]?.length).toBeGreaterThan(25)
    expect(coordinates[0]?.length).toBeLessThan(40)
  }
})

it('owes credit to nobody but whom it names, and marks no pin of the resort', () => {
  const sources = region.features.flatMap(({ properties }) => ('src' in properties ? [String(properties.src)] : []))
  expect(new Set(sources)).toEqual(new Set([...region.sources.map(({ name }) => name), 'ours']))
  expect(region.features.some(({ properties }) => properties.layer === 'resort')).toBe(false)
})

it('closes every ring', () => {
  for (const { geometry } of region.features) {
    if (geometry?.type !== 'Polygon') continue
    for (const ring of geometry.coordinates) expect(ring.at(-1)).toEqual(ring[0])
  }
})
