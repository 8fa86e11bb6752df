import { expect, test } from 'vitest'
import { sample } from '../tests/content/sample.ts'
import { filesIn, readContent } from './content/read-folder.ts'
import { formatProblem } from './content/problem.ts'
import { drawingsOf, drawMap, mapProblems, placesWithoutPin, readMap } from './map-pins.ts'

const content = readContent(sample)
const files = filesIn(sample)
const map = readMap(files).map!
const places = content.location.nearby.places
const [{ id, coordinates }, second] = places as [(typeof places)[number], (typeof places)[number]]

const moved = (lat: number, lon: number) => {
  const copy = structuredClone({ site: content.site, location: content.location })
  copy.location.nearby.places[0]!.coordinates = { lat, lon }
  return copy
}
const draw = (of = map, what: ReturnType<typeof moved> = content) => drawMap(what, of)

test('W4 a pin stands where its place is, unless the map places it by hand; each look has its own drawing', () => {
  const [west, , east] = map.frame
  const { pins } = draw()
  const { day, evening } = drawingsOf(files, map)
  for (const pin of pins.filter((each) => map.pins[each.id]?.x === undefined)) {
    const { lon } = places.find((each) => each.id === pin.id)!.coordinates
    expect(pin.x).toBeCloseTo(((lon - west) / (east - west)) * 600, -1)
  }
  expect(day).toContain('color-scheme:light')
  expect(evening).toContain('color-scheme:dark')
})

test('what was set by hand for a place holds until the place moves', () => {
  const { resort } = draw()
  const way = `M${Math.round(resort.x)} ${Math.round(resort.y)}L50 50 100 100`
  const set = { ...map, pins: { [id]: { coordinates, x: 100, y: 100, way } } }
  const pinOf = (by: number) =>
    draw(set, moved(coordinates.lat + by, coordinates.lon)).pins.find((pin) => pin.id === id)!
  expect(pinOf(0.0001)).toEqual({ id, x: 100, y: 100, way })
  const there = pinOf(-0.1)
  expect(there.y).toBeGreaterThan(100)
  expect(there.way).toContain(`L${there.x} ${there.y}`)
})

/** Each where its place is. */
const byHand = Object.fromEntries(
  draw({ ...map, pins: {} }).pins.map((pin) => {
    const place = places.find((each) => each.id === pin.id)!
    return [pin.id, { coordinates: place.coordinates, x: pin.x, y: pin.y }]
  }),
)
test.each([
  ['two places at one spot', map, second.coordinates, undefined],
  ['two places at one spot without a map', undefined, second.coordinates, undefined],
  ['a place that moved to a pin set by hand', { ...map, pins: byHand }, second.coordinates, undefined],
  ['the resort moved to a pin set by hand', { ...map, pins: byHand }, coordinates, second.coordinates],
])('pins do not touch: %s', (_, of, { lat, lon }, gate) => {
  const there = moved(lat, lon)
  if (gate) Object.assign(there.site.place.gate!, gate)
  const { pins, resort } = drawMap(there, of)
  const points = [resort, ...pins]
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(56)
})

test('a place that the map does not show has no pin, and the check reminds of it', () => {
  const far = moved(coordinates.lat + 20, coordinates.lon)
  expect(placesWithoutPin(files, content)).toEqual([])
  expect(mapProblems(files, far, map)).toEqual([])
  expect(placesWithoutPin(files, far).map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/location\.yaml, line \d+: `coordinates` .*no pin/),
  ])
  expect(draw(map, far).pins.map((pin) => pin.id)).toEqual(
    draw()
      .pins.map((pin) => pin.id)
      .filter((each) => each !== id),
  )
})

test('latitude and longitude that are swapped are a problem, and data of a map without its drawing', () => {
  expect(mapProblems(files, content, map)).toEqual([])
  expect(mapProblems(files, moved(coordinates.lon, coordinates.lat), map)).toMatchObject([
    { says: expect.stringMatching(/did you swap latitude and longitude\?$/), at: { line: expect.any(Number) } },
  ])
  const left = new Map(files)
  left.delete('assets/map/map.svg')
  expect(readMap(left).problems).toMatchObject([{ says: expect.stringContaining('map.svg') }])
})
