import { expect, test } from 'vitest'
import { loadContent } from '../content.ts'
import type { Content } from '../../content/schema.ts'
import { pinsOf } from './labels.ts'
import { readRegion } from './map-plugin.ts'
import { routesOf } from './routes.ts'
import { sampleRegion } from './sample-region.ts'
import { sheetOf } from './sheet.ts'

const line = (...coordinates: [number, number][]) => ({ type: 'LineString' as const, coordinates })
const town = { type: 'Point' as const, coordinates: [36.1, -0.5] as [number, number] }

test('a way follows the roads, over from one to the other, and ends at the pin', () => {
  const sheet = sheetOf(sampleRegion([
    [{ layer: 'town', name: 'Town', rank: 1 }, town],
    [{ layer: 'road', name: 'East' }, line([36.1, -0.5], [36.5, -0.5], [36.9, -0.5])],
    [{ layer: 'road', name: 'South' }, line([36.501, -0.502], [36.5, -0.9])],
  ]))
  const { place } = routesOf(sheet, [{ id: 'place', x: 330, y: 540, dx: 0, dy: 0, anchor: 'start' }])
  const [start = '', ...curves] = (place ?? '').split(/[cs]/)
  expect(start).toBe('M60 300')
  // Town, its corner of the road, two corners at the crossing, the end of the road, the pin.
  expect(curves).toHaveLength(5)
})

test('each place of the content has a way', () => {
  const { location } = loadContent(process.cwd()).content as Content
  const sheet = sheetOf(readRegion())
  const routes = routesOf(sheet, pinsOf(sheet, location.nearby.places))
  expect(Object.keys(routes)).toEqual(location.nearby.places.map(({ id }) => id))
})

test('without a road there is no way', () => {
  expect(routesOf(sheetOf(sampleRegion([[{ layer: 'town', name: 'Town', rank: 1 }, town]])), [])).toEqual({})
})
