import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { geoArea } from 'd3-geo'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { drawMap, type Region } from './map.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const region = JSON.parse(read('../assets/map/region.geojson')) as Region
const places = (parse(read('../content/location.yaml')) as {
  nearby: { places: { id: string; name: string; coordinates: { lat: number; lon: number } }[] }
}).nearby.places

const EARTH_RADIUS_KM = 6371.0088
const withoutPin = (id: string): Region => ({
  ...region,
  features: region.features.filter(({ properties }) => properties.id !== id),
})

describe('the data', () => {
  const measured = region.features.flatMap(({ properties: { layer, name, km2 }, geometry }) => (
    geometry.type === 'Polygon' && km2 ? [{ layer, name, km2, coordinates: geometry.coordinates }] : []
  ))

  it.each(measured)('$name is within 10 % of its published $km2 km²', ({ km2, coordinates }) => {
    // d3-geo wants the rings of the sphere clockwise, RFC 7946 the other way round.
    const clockwise = coordinates.map((ring) => ring.toReversed())
    const area = geoArea({ type: 'Polygon', coordinates: clockwise }) * EARTH_RADIUS_KM ** 2
    expect(Math.abs(area - km2) / km2).toBeLessThan(0.1)
  })

  it('measures all three lakes, at about thirty points each', () => {
    const lakes = measured.filter(({ layer }) => layer === 'lake')
    expect(lakes.map(({ name, km2 }) => [name, km2])).toEqual([
      ['Lake Nakuru', 68], ['Lake Naivasha', 145], ['Lake Elementaita', 20],
    ])
    for (const { coordinates } of lakes) {
      expect(coordinates[0]?.length).toBeGreaterThan(25)
      expect(coordinates[0]?.length).toBeLessThan(40)
    }
  })

  it('owes credit to nobody but GeoNames, and marks no pin of the resort', () => {
    const sources = region.features.flatMap(({ properties }) => (
      'src' in properties ? [String(properties.src)] : []
    ))
    expect(new Set(sources)).toEqual(new Set(['GeoNames', 'ours']))
    expect(region.features.some(({ properties }) => properties.layer === 'resort')).toBe(false)
  })

  it('closes every ring', () => {
    for (const { geometry } of region.features) {
      if (geometry.type !== 'Polygon') continue
      for (const ring of geometry.coordinates) expect(ring.at(-1)).toEqual(ring[0])
    }
  })

  it('places every entry of the guide where the guide says (L4)', () => {
    const onMap = region.features.flatMap(({ properties, geometry }) => (
      properties.layer === 'place' && geometry.type === 'Point' ? [{ id: properties.id, at: geometry.coordinates }] : []
    ))
    expect(onMap).toEqual(places.map(({ id, coordinates }) => ({ id, at: [coordinates.lon, coordinates.lat] })))
  })
})

describe('the drawing', () => {
  const drawing = drawMap(region, places.map(({ id }) => id))

  it('is the same every time', () => {
    expect(drawMap(region, places.map(({ id }) => id))).toEqual(drawing)
  })

  it('numbers the places as the guide does, inside the sheet', () => {
    expect(drawing.places.map(({ id }) => id)).toEqual(places.map(({ id }) => id))
    for (const { x, y } of [...drawing.places, ...drawing.towns, ...drawing.names]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(drawing.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(drawing.height)
    }
  })

  it('draws true to scale: Nakuru to Naivasha town is 62 km in a straight line', () => {
    const [nakuru, naivasha] = ['Nakuru', 'Naivasha'].map((name) => drawing.towns.find((town) => town.name === name))
    if (!nakuru || !naivasha) throw new Error('towns missing')
    const units = Math.hypot(nakuru.x - naivasha.x, nakuru.y - naivasha.y)
    expect((units / drawing.scale.tenKm) * 10).toBeCloseTo(62.3, 0)
  })

  it('draws only numbers, never NaN', () => {
    for (const { d } of drawing.layers) expect(d).toMatch(/^M[-\d. MmLlhvcsz]+$/i)
  })

  it('says which place is missing', () => {
    expect(() => drawMap(withoutPin('menengai-crater'), ['menengai-crater'])).toThrow(/no place "menengai-crater"/)
  })

  it('refuses pins that a finger could not tell apart', () => {
    const crowded = structuredClone(region)
    for (const { properties } of crowded.features) if (properties.id === 'hyrax-hill-museum') properties.pin = [0, 0]
    for (const { properties } of crowded.features) if (properties.id === 'menengai-crater') properties.pin = [0, 20]
    expect(() => drawMap(crowded)).toThrow(/units apart/)
  })

  it('takes at most 14 kB, compressed, in the page', async () => {
    const { RegionMap } = await import('../app/getting-there/RegionMap.tsx')
    const { renderToString } = await import('react-dom/server')
    const page = renderToString(createElement(RegionMap, {
      drawing,
      places: places.map(({ id, name }) => ({ id, name, driveTime: '20 min' })),
      resort: 'Resort',
      words: { title: 'Map', description: 'Map', caption: { plate: 'Map', text: 'Map' }, credit: 'GeoNames', kilometres: 'km' },
    }))
    expect(brotliCompressSync(page).length).toBeLessThan(14_000)
  })
})
