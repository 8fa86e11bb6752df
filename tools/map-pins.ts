/** The map of the region (docs/map.md). Without its two files, pins and names stand on a plain sheet. */
import { z } from 'zod'
import type { Content } from '../content/schema.ts'
import { fill } from '../lib/text.ts'
import type { Path, Problem } from './content/problem.ts'
import { fileProblem, placeIn, readSource, textIn, type Files } from './content/read-yaml.ts'

const Degrees = z.object({ lat: z.number(), lon: z.number() })
const kind = z.enum('range summit water exit shield resort city town village north scale'.split(' '))
const Source = z.strictObject({
  of: z.string(),
  name: z.string(),
  url: z.url(),
  licence: z.string(),
  licenceUrl: z.url(),
})
/** As docs/map.md has it. */
const MapFile = z.strictObject({
  frame: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  credit: z.string().optional(),
  sources: z.array(Source),
  labels: z.array(
    z.strictObject({
      kind,
      text: z.string(),
      x: z.number(),
      y: z.number(),
      /** Of the text from there; it stays the same in pixels while the map shrinks. */
      dx: z.number().optional(),
      dy: z.number().optional(),
      anchor: z.enum(['start', 'middle', 'end']).optional(),
      turn: z.number().optional(),
    }),
  ),
  pins: z.record(
    z.string(),
    z.strictObject({
      coordinates: Degrees,
      x: z.number().optional(),
      y: z.number().optional(),
      way: z.string().optional(),
    }),
  ),
})
type RegionMap = z.infer<typeof MapFile>

type Degrees = z.infer<typeof Degrees>
type Located = Pick<Content, 'site' | 'location'>

const file = 'assets/map/map.json'
const drawing = 'assets/map/map.svg'

/** The map's data, or what is wrong with it. Without the file there are neither. */
export function readMap(files: Files): { map: RegionMap | undefined; problems: Problem[] } {
  const refuse = (says: string) => ({ map: undefined, problems: [fileProblem(file, says)] })
  if (!files.has(file)) return { map: undefined, problems: [] }
  if (!files.has(drawing))
    return refuse(`the drawing ${drawing} is not there: put it back, or delete this file too (docs/map.md)`)
  try {
    return { map: MapFile.parse(JSON.parse(textIn(files, file))), problems: [] }
  } catch (error) {
    return refuse(error instanceof z.ZodError ? z.prettifyError(error) : String(error))
  }
}

const resortOf = ({ site: { place } }: Located): Degrees => place.gate ?? place.weatherPoint
const placesOf = ({ location }: Located) => location.nearby.places
const pathTo = (place: number): Path => ['nearby', 'places', place, 'coordinates']

/** Whether the map shows a point; without a map a plain sheet is laid around all of them. */
function isOnMap(map: RegionMap | undefined, { lat, lon }: Degrees): boolean {
  if (!map) return true
  const [west, south, east, north] = map.frame
  return lon >= west && lon <= east && lat >= south && lat <= north
}

/** The resort off the map, and places that would be on it with latitude and longitude in the other order. */
export function mapProblems(files: Files, content: Located, map: RegionMap | undefined): Problem[] {
  if (!map) return []
  const [west, south, east, north] = map.frame
  const all = [
    { name: 'site', path: ['place', content.site.place.gate ? 'gate' : 'weatherPoint'], at: resortOf(content) },
    ...placesOf(content).map(({ coordinates: at }, i) => ({ name: 'location', path: pathTo(i), at })),
  ]
  const off = all.filter(({ at }) => !isOnMap(map, at))
  if (off.length === all.length) {
    const says =
      'shows another region: the resort and the places of content/location.yaml are not on it. ' +
      'Make a map of your region (docs/map.md), or delete the file: the site then shows a plain map'
    return [fileProblem(file, says)]
  }
  const frame = `latitudes ${south} to ${north} and longitudes ${west} to ${east}`
  return off.flatMap(({ name, path, at }) => {
    const isSwapped = isOnMap(map, { lat: at.lon, lon: at.lat })
    if (name === 'location' && !isSwapped) return []
    const advice = isSwapped ? 'did you swap latitude and longitude?' : 'correct it, or draw a map that shows it'
    const says = `must be on the map, ${frame}; ${advice}`
    return [{ says, at: placeIn(readSource(files, `content/${name}.yaml`), path) }]
  })
}

export function placesWithoutPin(files: Files, content: Located): Problem[] {
  const { map } = readMap(files)
  const source = readSource(files, 'content/location.yaml')
  return placesOf(content).flatMap(({ coordinates }, i) => {
    const says = 'lie outside of the map: the place has a poster and no pin (docs/map.md)'
    return isOnMap(map, coordinates) ? [] : [{ says, at: placeIn(source, pathTo(i)) }]
  })
}

const [width, height, border] = [600, 750, 13]
const viewBox = [-border, -border, width + 2 * border, height + 2 * border] as const
/** The least distance between two pins, or to the resort, in units of the map: a finger presses one on a phone. */
const minDistance = 57
const edge = 32

type Point = { x: number; y: number }

/** Around all places, for a sheet without a drawing. */
function frameAround(points: readonly Degrees[]): RegionMap['frame'] {
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)]
  const middle = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2
  const [lat, lon] = [middle(lats), middle(lons)]
  const narrowing = Math.cos((lat * Math.PI) / 180)
  const half = Math.max(
    0.02,
    (Math.max(...lons) - lon) * 1.5,
    ((Math.max(...lats) - lat) * 1.5 * width) / height / narrowing,
  )
  const high = (half * narrowing * height) / width
  return [lon - half, lat - high, lon + half, lat + high]
}

const tenth = (value: number) => Math.round(value * 10) / 10
const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))

function pointIn([west, south, east, north]: RegionMap['frame'], { lat, lon }: Degrees): Point {
  const [bottom, top] = [northing(south), northing(north)]
  return {
    x: tenth(((lon - west) / (east - west)) * width),
    y: tenth(((top - northing(lat)) / (top - bottom)) * height),
  }
}

function stepAside(spot: Point, taken: readonly Point[]): Point {
  const isInside = (at: number, size: number) => at >= edge && at <= size - edge
  const isFree = ({ x, y }: Point) =>
    isInside(x, width) &&
    isInside(y, height) &&
    taken.every((other) => Math.hypot(other.x - x, other.y - y) >= minDistance)
  for (let far = 0; far < width; far += 6) {
    for (let turn = 0; turn < 16; turn += 1) {
      const angle = (turn * Math.PI) / 8
      const at = { x: tenth(spot.x + far * Math.cos(angle)), y: tenth(spot.y - far * Math.sin(angle)) }
      if (isFree(at)) return at
    }
  }
  return spot
}

/** The drawing for both looks: an image cannot see which one its page has. */
export function drawingsOf(files: Files, map: RegionMap | undefined): { day: string; evening: string } {
  const plain = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}"/>`
  const day = map ? textIn(files, drawing) : plain
  return { day, evening: day.replace('color-scheme:light', 'color-scheme:dark') }
}

/** The labels and pins that the page places over the drawing, in map units (the frame has negative coordinates). */
export function drawMap(content: Located, map: RegionMap | undefined) {
  const frame =
    map?.frame ?? frameAround([resortOf(content), ...placesOf(content).map(({ coordinates }) => coordinates)])
  const resort = pointIn(frame, resortOf(content))
  const { name, address } = content.site
  const taken = [resort]
  const gate = `M${Math.round(resort.x)} ${Math.round(resort.y)}`
  /** What was set by hand, until its place has moved so far that it shows. */
  const setByHand = (id: string, now: Degrees) => {
    const byHand = map?.pins[id]
    const [from, to] = [pointIn(frame, byHand?.coordinates ?? now), pointIn(frame, now)]
    return Math.hypot(to.x - from.x, to.y - from.y) < 2 ? byHand : undefined
  }
  const pins = placesOf(content)
    .filter(({ coordinates }) => isOnMap(map, coordinates))
    .map(({ id, coordinates }) => ({ id, coordinates, byHand: setByHand(id, coordinates) }))
    // Those that were set by hand first: the others step aside from them.
    .toSorted((one, other) => Number(other.byHand?.x !== undefined) - Number(one.byHand?.x !== undefined))
    .map(({ id, coordinates, byHand: { x, y, way } = {} }) => {
      const at = stepAside(x === undefined || y === undefined ? pointIn(frame, coordinates) : { x, y }, taken)
      taken.push(at)
      return { id, ...at, way: way?.startsWith(gate) ? way : `${gate}L${at.x} ${at.y}` }
    })
  return {
    viewBox: viewBox.join(' '),
    width: viewBox[2],
    height: viewBox[3],
    credit: map?.credit,
    labels: map?.labels.map((label) => ({ ...label, text: fill(label.text, { name, ...address }) })) ?? [],
    resort,
    pins,
  }
}
