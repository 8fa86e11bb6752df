/** Draws the map of the region: pins and routes on the drawing of `assets/map/map.svg`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MapDrawing, PinPosition } from '../app/guide/drawings.ts'
import { fill } from '../lib/text.ts'
import { writeAsset } from './files.ts'
import { drawing, isOnMap, placesOf, resortOf, type Degrees, type Located, type RegionMap } from './content/map.ts'

const [width, height, border] = [600, 750, 13]
const viewBox = [-border, -border, width + 2 * border, height + 2 * border] as const
/** Fingers on a small telephone can tell pins apart from here on; as far stays free around the resort's mark. */
const apart = 57
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

/** The free point that is nearest to a spot. */
function stepAside(spot: Point, taken: readonly Point[]): Point {
  const isFree = ({ x, y }: Point) =>
    x >= edge &&
    x <= width - edge &&
    y >= edge &&
    y <= height - edge &&
    taken.every((other) => Math.hypot(other.x - x, other.y - y) >= apart)
  for (let far = 0; far < width; far += 6) {
    for (let turn = 0; turn < 16; turn += 1) {
      const angle = (turn * Math.PI) / 8
      const at = { x: tenth(spot.x + far * Math.cos(angle)), y: tenth(spot.y - far * Math.sin(angle)) }
      if (isFree(at)) return at
    }
  }
  return spot
}

/** Writes the drawing for both looks to `publicDir`, and places what the content has on it. */
export async function prepareMap(
  root: string,
  content: Located,
  map: RegionMap | undefined,
  publicDir: string,
): Promise<MapDrawing> {
  const frame =
    map?.frame ?? frameAround([resortOf(content), ...placesOf(content).map(({ coordinates }) => coordinates)])
  const drawn = map
    ? readFileSync(join(root, drawing), 'utf8')
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}"/>`
  const resort = pointIn(frame, resortOf(content))
  const { name, address } = content.site
  /** What was set by hand holds until something has moved so far that it shows. */
  const isStill = (before: Degrees | undefined, now: Degrees) => {
    const [from, to] = [pointIn(frame, before ?? now), pointIn(frame, now)]
    return Math.hypot(to.x - from.x, to.y - from.y) < 2
  }
  const taken = [resort]
  const set = (id: string, coordinates: Degrees) => {
    const byHand = map?.pins[id]
    return isStill(byHand?.coordinates, coordinates) ? byHand : undefined
  }
  const pins = placesOf(content)
    .filter(({ coordinates }) => isOnMap(map, coordinates))
    .map(({ id, coordinates }) => ({ id, coordinates, byHand: set(id, coordinates) }))
    // Those that were set by hand first: the others step aside from them.
    .toSorted((one, other) => Number(other.byHand?.x !== undefined) - Number(one.byHand?.x !== undefined))
    .map(({ id, coordinates, byHand: { x, y, label } = {} }) => {
      const at = stepAside(x === undefined || y === undefined ? pointIn(frame, coordinates) : { x, y }, taken)
      taken.push(at)
      return { id, ...at, ...(label && { label }) } satisfies PinPosition
    })
  return {
    day: await writeAsset(publicDir, 'map.svg', drawn),
    // An image cannot see which look its page has.
    evening: await writeAsset(publicDir, 'evening-map.svg', drawn.replace('color-scheme:light', 'color-scheme:dark')),
    viewBox: viewBox.join(' '),
    width: viewBox[2],
    height: viewBox[3],
    credit: map?.credit,
    labels: map?.labels.map((label) => ({ ...label, text: fill(label.text, { name, city: address.city }) })) ?? [],
    resort,
    pins,
  }
}
