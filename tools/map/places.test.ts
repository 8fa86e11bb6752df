import { expect, test } from 'vitest'
import type { Content } from '../../content/schema.ts'
import { soundContent } from '../../tests/content/content-copy.ts'
import { sample } from '../../tests/content/sample.ts'
import { extentOf, isWithin } from './frame.ts'
import { composeMap } from './vite-plugin.ts'
import { formatProblem } from '../content/sentences.ts'
import { mapProblems, readRegion, resortOf } from './places.ts'
import type { Position, Region } from './region.ts'

const content = soundContent()
const ours = readRegion(sample).region!
const { gate } = content.site.place
if (!gate) throw new Error('The sample has a gate.')

/** A road through another country. */
const inland: Region = {
  sources: [],
  features: [
    {
      properties: { layer: 'road', name: 'A', cls: 'main' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [35, -1.5],
          [37, 1],
        ],
      },
    },
  ],
}
const { places } = content.location.nearby

/** The content with other coordinates: of the gate, and of some places. */
function moved(spot: { lat: number; lon: number }, to: (typeof places)[number]['coordinates'][]): Content {
  return {
    ...content,
    site: { ...content.site, place: { ...content.site.place, gate: { ...spot, plusCode: '6GFRP379+57' } } },
    location: {
      ...content.location,
      nearby: {
        ...content.location.nearby,
        places: places.map((place, i) => ({ ...place, coordinates: to[i] ?? place.coordinates })),
      },
    },
  }
}
const sentences = (here: Content, region: Region | undefined) =>
  mapProblems(here, region, (file, [, , i]) => (file === 'site' ? 7 : Number(i) + 100)).map(formatProblem)

test('our map shows our places', () => {
  expect(sentences(content, ours)).toEqual([])
})

test('the mark stands at the gate, and in the town while the gate is not known', () => {
  const { lat, lon } = gate
  expect(resortOf(content)).toEqual([lon, lat])
  expect(resortOf(moved({ lat: 39.2, lon: -9.2 }, []))).toEqual([-9.2, 39.2])
})

test('W4 content for another place is refused while the old map is there', () => {
  const elsewhere = moved(
    { lat: -0.3, lon: 36 },
    places.map((_, i) => ({ lat: i / 20 - 0.5, lon: 36.1 })),
  )
  expect(sentences(elsewhere, ours)).toEqual([
    expect.stringMatching(/^assets\/map\/region\.geojson, line 1: is the map of another region: .*or delete the file/),
  ])
  expect(sentences(elsewhere, undefined)).toEqual([])
  expect(sentences(elsewhere, inland)).toEqual([])
  expect(sentences(elsewhere, { sources: [], features: [] })).toEqual([
    expect.stringContaining('is the map of another region'),
  ])
})

test('W4 a place where the data draws no land is named in one sentence, with its line and what is drawn', () => {
  const [problem, ...more] = sentences(moved(gate, [{ lat: 51.5, lon: 0 }]), ours)
  expect(problem).toMatch(
    /^content\/location\.yaml, line 100: `coordinates` of `\S+` must lie where assets\/map\/region\.geojson draws land, latitudes \d+(?:\.\d{1,2})? to \d+(?:\.\d{1,2})? and longitudes -\d+(?:\.\d{1,2})? to -\d+(?:\.\d{1,2})?; correct it, draw more land there/,
  )
  expect(problem).toContain(places[0]!.id)
  expect(more).toEqual([])
})

test('W4 so is the resort, by its gate, or by the point of the forecast while the gate is not known', () => {
  const far = { lat: -4, lon: 39.6 }
  expect(sentences(moved(far, []), ours)).toEqual([
    expect.stringMatching(/^content\/site\.yaml, line 7: `gate` of the resort must lie where .*; correct it/),
  ])
  const { site } = content
  const gateless = { ...content, site: { ...site, place: { ...site.place, gate: null, weatherPoint: far } } }
  expect(sentences(gateless, ours)).toEqual([
    expect.stringMatching(/^content\/site\.yaml, line 7: `weatherPoint` of the resort must lie/),
  ])
})

test('W12 latitude and longitude that were swapped are asked about, where they stand', () => {
  const [place] = places
  const swap = ({ lat, lon }: { lat: number; lon: number }) => ({ lat: lon, lon: lat })
  const asked = /; did you swap `lat` and `lon`\?$/
  expect(sentences(moved(swap(gate), []), ours)).toEqual([
    expect.stringMatching(/^content\/site\.yaml, line 7: `gate` /),
  ])
  expect(sentences(moved(gate, [swap(place!.coordinates)]), ours)).toEqual([
    expect.stringMatching(/^content\/location\.yaml, line 100: /),
  ])
  const all = sentences(
    moved(
      swap(gate),
      places.map(({ coordinates }) => swap(coordinates)),
    ),
    ours,
  )
  expect(all).toHaveLength(1 + places.length)
  for (const sentence of [...all, ...sentences(moved(swap(gate), []), ours)]) expect(sentence).toMatch(asked)
})

test('the frame of our map is around our places, and the land reaches to its edges', () => {
  const { frame } = composeMap(content, ours).sheet
  const land = extentOf(
    ours.features.flatMap(({ geometry }) => {
      if (geometry?.type === 'Polygon') return geometry.coordinates.flat()
      return geometry?.type === 'LineString' ? geometry.coordinates : []
    }) as [Position],
  )
  for (const corner of [
    [frame[0], frame[1]],
    [frame[2], frame[3]],
  ] as Position[])
    expect(isWithin(corner, land)).toBe(true)
  for (const {
    coordinates: { lat, lon },
  } of places)
    expect(isWithin([lon, lat], frame)).toBe(true)
})
