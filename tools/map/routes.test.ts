import { expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { sample } from '../../tests/content/sample.ts'
import { composeMap } from './vite-plugin.ts'
import { readRegion } from './places.ts'
import { routesOf } from './routes.ts'
import { sampleSheet } from './sample-region.ts'

const line = (...coordinates: [number, number][]) => ({ type: 'LineString' as const, coordinates })
const resort = { x: 60, y: 300 }

test('a way follows the roads, over from one to the other, and ends at the pin', () => {
  const sheet = sampleSheet([
    [{ layer: 'road', name: 'East' }, line([36.1, -0.5], [36.5, -0.5], [36.9, -0.5])],
    [{ layer: 'road', name: 'South' }, line([36.501, -0.502], [36.5, -0.9])],
  ])
  const { place } = routesOf(sheet, { resort, pins: [{ id: 'place', x: 330, y: 540 }] })
  const [start = '', ...curves] = (place ?? '').split(/[cs]/)
  expect(start).toBe('M60 300')
  // The resort, its corner of the road, two corners at the crossing, the end of the road, the pin.
  expect(curves).toHaveLength(5)
})

test('each place of the content has a way', () => {
  const content = soundContent()
  const { sheet, layout } = composeMap(content, readRegion(sample).region)
  expect(Object.keys(routesOf(sheet, layout))).toEqual(content.location.nearby.places.map(({ id }) => id))
})

test('without a road the way is straight', () => {
  const routes = routesOf(sampleSheet([]), { resort, pins: [{ id: 'place', x: 330, y: 540 }] })
  expect(routes.place).toMatch(/^M60 300c[^cs]+ 270 240$/)
})
