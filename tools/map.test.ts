import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sample } from '../tests/content/sample.ts'
import { readContent } from './content/load.ts'
import { formatProblem } from './content/problem.ts'
import { prepareMap } from './map.ts'
import { mapProblems, placesWithoutPin, readMap } from './content/map.ts'

const content = readContent(sample)
const { map } = readMap(sample)
const publicDir = mkdtempSync(join(tmpdir(), 'map-'))
const places = content.location.nearby.places

const moved = (lat: number, lon: number) => {
  const copy = structuredClone({ site: content.site, location: content.location })
  copy.location.nearby.places[0]!.coordinates = { lat, lon }
  return copy
}

test('W4 a pin stands where its place is, unless the map places it by hand', async () => {
  const [west, south, east, north] = map!.frame
  const { pins } = await prepareMap(sample, content, map, publicDir)
  for (const { id, x } of pins) {
    const { lon } = places.find((each) => each.id === id)!.coordinates
    if (map!.pins[id]?.x === undefined) expect(x).toBeCloseTo(((lon - west) / (east - west)) * 600, -1)
  }
  expect(south).toBeLessThan(north)
})

test('what was set by hand for a place holds until the place moves', async () => {
  const [{ id, coordinates }] = places as [(typeof places)[number]]
  const label = { dx: 1, dy: 1, anchor: 'end' as const }
  const set = { ...map!, pins: { [id]: { coordinates, x: 100, y: 100, label } } }
  const draw = async (by: number) => {
    const { pins } = await prepareMap(sample, moved(coordinates.lat + by, coordinates.lon), set, publicDir)
    return pins.find((pin) => pin.id === id)!
  }
  expect(await draw(0.0001)).toEqual({ id, x: 100, y: 100, label })
  const there = await draw(-0.1)
  expect(Object.keys(there)).toEqual(['id', 'x', 'y'])
  expect(there.y).toBeGreaterThan(100)
})

test('data of a map without its drawing are a problem', () => {
  cpSync(join(sample, 'assets/map/map.json'), join(publicDir, 'assets/map/map.json'))
  expect(readMap(publicDir).problems).toMatchObject([{ says: expect.stringContaining('map.svg') }])
})

/** Each where its place is. */
const byHand = Object.fromEntries(
  (await prepareMap(sample, content, { ...map!, pins: {} }, publicDir)).pins.map(({ id, x, y }) => {
    const { coordinates } = places.find((place) => place.id === id)!
    return [id, { coordinates, x, y }]
  }),
)

test.each([
  ['two places at one spot', map, places[1]!.coordinates, undefined],
  ['two places at one spot without a map', undefined, places[1]!.coordinates, undefined],
  ['a place that moved to a pin set by hand', { ...map!, pins: byHand }, places[1]!.coordinates, undefined],
  ['the resort moved to a pin set by hand', { ...map!, pins: byHand }, places[0]!.coordinates, places[1]!.coordinates],
])('pins do not touch: %s', async (_, of, { lat, lon }, gate) => {
  const there = moved(lat, lon)
  if (gate) Object.assign(there.site.place.gate!, gate)
  const { pins, resort } = await prepareMap(sample, there, of, publicDir)
  const points = [resort, ...pins]
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(56)
})

test('each look has its own file', async () => {
  const { day, evening } = await prepareMap(sample, content, map, publicDir)
  expect(readFileSync(join(publicDir, day), 'utf8')).toContain('color-scheme:light')
  expect(readFileSync(join(publicDir, evening), 'utf8')).toContain('color-scheme:dark')
})

test('a place that the map does not show has no pin, and the check reminds of it', async () => {
  const [{ id, coordinates }] = places as [(typeof places)[number]]
  const { lat, lon } = { ...coordinates, lat: coordinates.lat + 20 }
  expect(placesWithoutPin(sample, content)).toEqual([])
  expect(mapProblems(moved(lat, lon), map, () => 1)).toEqual([])
  const sentences = placesWithoutPin(sample, moved(lat, lon)).map(formatProblem)
  expect(sentences).toEqual([expect.stringMatching(/^content\/location\.yaml, line \d+: `coordinates` .*no pin/)])
  const { pins } = await prepareMap(sample, moved(lat, lon), map, publicDir)
  expect(pins).toHaveLength(places.length - 1)
  expect(pins.map((pin) => pin.id)).not.toContain(id)
})

test('latitude and longitude that are swapped are a problem', () => {
  const { lat, lon } = places[0]!.coordinates
  expect(mapProblems(content, map, () => 1)).toEqual([])
  expect(mapProblems(moved(lon, lat), map, () => 7)).toMatchObject([
    { says: expect.stringMatching(/did you swap latitude and longitude\?$/), at: { line: 7 } },
  ])
})
