import { expect, test } from 'vitest'
import type { Content } from '../../content/schema.ts'
import { loadContent } from '../content.ts'
import { mapProblems, readRegion, resortOf } from './places.ts'
import type { Region } from './region.ts'

const content = loadContent(process.cwd()).content as Content
const ours = readRegion(process.cwd()).region!
const coast = readRegion('tests/resorts/coast').region!
const { places } = content.location.nearby

/** The content with other coordinates: of the gate, and of some places. */
function moved(gate: { lat: number; lon: number }, to: (typeof places)[number]['coordinates'][]): Content {
  return {
    ...content,
    site: { ...content.site, place: { ...content.site.place, gate: { ...gate, plusCode: '6GCRPX2G+2G' } } },
    location: {
      ...content.location,
      nearby: { ...content.location.nearby, places: places.map((place, i) => ({ ...place, coordinates: to[i] ?? place.coordinates })) },
    },
  }
}
const sentences = (here: Content, region: Region | undefined) => mapProblems(here, region, ([, , i]) => Number(i) + 100)
  .map(({ file, line, message }) => `${file}, line ${line}: ${message}`)

test('our map shows our places', () => {
  expect(sentences(content, ours)).toEqual([])
})

test('the mark stands at the gate, and in the town while the gate is not known', () => {
  const { lat, lon } = content.site.place.gate ?? content.site.place.weatherPoint
  expect(resortOf(content)).toEqual([lon, lat])
  expect(resortOf(moved({ lat: 39.2, lon: -9.2 }, []))).toEqual([-9.2, 39.2])
})

test('W4 content for another place is refused while the old map is there, with or without a frame', () => {
  const elsewhere = moved({ lat: 39.2, lon: -9.2 }, places.map((_, i) => ({ lat: 39 + i / 20, lon: -9.1 })))
  const { bbox: _, ...frameless } = ours
  for (const region of [ours, frameless]) {
    expect(sentences(elsewhere, region)).toEqual([
      expect.stringMatching(/^assets\/map\/region\.geojson, line 1: is the map of another region: .*or delete the file/),
    ])
  }
  expect(sentences(elsewhere, undefined)).toEqual([])
  expect(sentences(elsewhere, coast)).toEqual([])
})

test('W4 a place outside of the frame is named with its line', () => {
  const [problem, ...more] = sentences(moved({ lat: -0.287, lon: 36.068 }, [{ lat: 51.5, lon: 0 }]), ours)
  expect(problem).toMatch(/^content\/location\.yaml, line 100: `coordinates` of `\S+` are outside of the map/)
  expect(problem).toContain(places[0]!.id)
  expect(more).toEqual([])
})

test('W4 so is the resort', () => {
  expect(sentences(moved({ lat: -4, lon: 39.6 }, []), ours)).toEqual([expect.stringContaining('`bbox` leaves out the resort itself')])
})

test('where the data says no frame, every place is inside', () => {
  const { bbox: _, ...frameless } = ours
  expect(sentences(moved({ lat: -4, lon: 39.6 }, []), frameless)).toEqual([])
})
