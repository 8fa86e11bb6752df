/**
 * The map of the region. Somebody has drawn it: `assets/map/map.svg`, north up, 600 by 750 units in Mercator's
 * projection, in a border of 13. `assets/map/map.json` says which part of the earth it shows, and where names stand.
 * Without the two files pins and names stand on a plain sheet.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { MapDrawing } from '../../app/guide/drawings.ts'
import type { Content } from '../../content/schema.ts'
import type { Path, Problem } from './problem.ts'
import { placeIn, readSource } from './source.ts'

const Degrees = z.object({ lat: z.number(), lon: z.number() })
const anchor = z.enum(['start', 'middle', 'end'])
const PinLabel = z.strictObject({ dx: z.number(), dy: z.number(), anchor })
const kind = z.enum(
  'range summit water exit shield resort city town village north scale'.split(' ') as [
    MapDrawing['labels'][number]['kind'],
  ],
)
const Source = z.strictObject({
  of: z.string(),
  name: z.string(),
  url: z.url(),
  licence: z.string(),
  licenceUrl: z.url(),
})
const MapFile = z.strictObject({
  /** Degrees: west, south, east, north. */
  frame: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** The words below the map that name whose data it is drawn from. */
  credit: z.string().optional(),
  sources: z.array(Source),
  /** {name} and {city} are those of the content. */
  labels: z.array(
    z.strictObject({
      kind,
      text: z.string(),
      x: z.number(),
      y: z.number(),
      dx: z.number().optional(),
      dy: z.number().optional(),
      anchor: anchor.optional(),
      turn: z.number().optional(),
    }),
  ),
  /** By the id of a place: where its pin looks best, and where its name stands. */
  pins: z.record(
    z.string(),
    z.strictObject({
      /** Where the place was when this was set. */
      coordinates: Degrees,
      x: z.number().optional(),
      y: z.number().optional(),
      label: PinLabel.optional(),
    }),
  ),
})
export type RegionMap = z.infer<typeof MapFile>

export type Degrees = z.infer<typeof Degrees>
export type Located = Pick<Content, 'site' | 'location'>

const file = 'assets/map/map.json'
export const drawing = 'assets/map/map.svg'

/** The map's data, or what is wrong with it. Without the file there are neither. */
export function readMap(root: string): { map: RegionMap | undefined; problems: Problem[] } {
  const refuse = (says: string) => ({ map: undefined, problems: [{ says, at: { file, path: [], line: 1 } }] })
  if (!existsSync(join(root, file))) return { map: undefined, problems: [] }
  if (!existsSync(join(root, drawing)))
    return refuse(`the drawing ${drawing} is not there: put it back, or delete this file too (docs/map.md)`)
  try {
    return { map: MapFile.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))), problems: [] }
  } catch (error) {
    return refuse(error instanceof z.ZodError ? z.prettifyError(error) : String(error))
  }
}

export const resortOf = ({ site: { place } }: Located): Degrees => place.gate ?? place.weatherPoint
export const placesOf = ({ location }: Located) => location.nearby.places

/** Whether the map shows a point; without a map a plain sheet is laid around all of them. */
export function isOnMap(map: RegionMap | undefined, { lat, lon }: Degrees): boolean {
  if (!map) return true
  const [west, south, east, north] = map.frame
  return lon >= west && lon <= east && lat >= south && lat <= north
}

/** The resort off the map, and places that would be on it with latitude and longitude in the other order. */
export function mapProblems(
  content: Located,
  map: RegionMap | undefined,
  /** Line of a field of a content file. */
  lineOf: (file: 'site' | 'location', path: Path) => number,
): Problem[] {
  if (!map) return []
  const [west, south, east, north] = map.frame
  const all = [
    {
      name: 'site' as const,
      path: ['place', content.site.place.gate ? 'gate' : 'weatherPoint'],
      at: resortOf(content),
    },
    ...placesOf(content).map(({ coordinates }, i) => ({
      name: 'location' as const,
      path: ['nearby', 'places', i, 'coordinates'],
      at: coordinates,
    })),
  ]
  const off = all.filter(({ at }) => !isOnMap(map, at))
  if (off.length === all.length) {
    const says =
      'shows another region: the resort and the places of content/location.yaml are not on it. ' +
      'Make a map of your region (docs/map.md), or delete the file: the site then shows a plain map'
    return [{ says, at: { file, path: [], line: 1 } }]
  }
  const frame = `latitudes ${south} to ${north} and longitudes ${west} to ${east}`
  return off.flatMap(({ name, path, at }) => {
    const isSwapped = isOnMap(map, { lat: at.lon, lon: at.lat })
    if (name === 'location' && !isSwapped) return []
    const advice = isSwapped ? 'did you swap latitude and longitude?' : 'correct it, or draw a map that shows it'
    const says = `must be on the map, ${frame}; ${advice}`
    return [{ says, at: { file: `content/${name}.yaml`, path, line: lineOf(name, path) } }]
  })
}

export function placesWithoutPin(root: string, content: Located): Problem[] {
  const { map } = readMap(root)
  const source = readSource(root, 'content/location.yaml')
  return placesOf(content).flatMap(({ coordinates }, i) => {
    const says = 'lie outside of the map: the place has a poster and no pin (docs/map.md)'
    return isOnMap(map, coordinates) ? [] : [{ says, at: placeIn(source, ['nearby', 'places', i, 'coordinates']) }]
  })
}
