/**
 * Draws the map of the region while building, so that no map library, no tile and no request reaches the
 * guest: `assets/map/region.geojson` in, paths in map units out. The relief is hachured as engravers did it:
 * strokes that run downhill, closer where it is steep. Everything random is seeded: the same data always gives
 * the same drawing, byte for byte.
 */
import { readFileSync } from 'node:fs'
import { geoMercator } from 'd3-geo'
import type { Plugin } from 'vite'
import type {
  Anchor, LayerKind, MapDrawing, MapLayer, MapName, MapPlace, MapPoint, MapTown, NamedPoint,
} from '../app/getting-there/map-drawing.ts'

const WIDTH = 600
/** Two pins nearer than this (map units) could not both be hit with a finger on a 390 px phone. */
const PIN_SPACING = 57

type Position = [longitude: number, latitude: number]
type Vector = [x: number, y: number]
type Side = 'left' | 'right'

type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiPoint'; coordinates: Position[] }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] }

interface Properties {
  layer: string
  name: string
  /** Where a published area is known; the tests hold the outline to it. */
  km2?: number
  /** Scarps and faults: the side, seen along the line, that lies lower. */
  low?: Side
  /** Scarps: the corners that close the upland behind the line. */
  back?: Position[]
  /** Cones and hills: how far the slope runs out from the crest, in km. */
  slope?: number
  /** Roads. */
  cls?: 'main' | 'minor'
  /** Towns. */
  rank?: MapTown['rank']
  /** Towns and places: the label's offset in map units and its anchor. */
  label?: [dx: number, dy: number, anchor: Anchor]
  /** Places: the pin's offset from the spot in map units. */
  pin?: Vector
  /** Places: a line runs from the pin to the spot. */
  leader?: boolean
  id?: string
  turn?: number
}

export interface Region {
  bbox: [west: number, south: number, east: number, north: number]
  features: { properties: Properties; geometry: Geometry }[]
}

/**
 * Draws the region. `placeIds` are the places to visit in the order of the list; without them every place in
 * the data is drawn, in the data's order. Throws a plain sentence when a place is not in the data, or when two
 * pins stand too close for fingers.
 */
export function drawMap(region: Region, placeIds?: readonly string[]): MapDrawing {
  const [west, south, east, north] = region.bbox
  const project = geoMercator()
    .scale(WIDTH / (((east - west) * Math.PI) / 180))
    .center([west, north])
    .translate([0, 0])
  const at = (position: Position): Vector => project(position) as Vector
  const point = (position: Position): MapPoint => {
    const [x, y] = at(position)
    return { x: tenth(x), y: tenth(y) }
  }
  const height = Math.round(at([west, south])[1])
  // One degree of longitude is 111.32 km at the equator, and this map lies within a degree of it.
  const perKm = WIDTH / ((east - west) * 111.32)

  const having = (layer: string) => region.features.filter((feature) => feature.properties.layer === layer)
  const points = (layer: string) => having(layer).map(({ properties, geometry }) => {
    if (geometry.type !== 'Point') throw new Error(`The map's ${layer} "${properties.name}" must be a point.`)
    return { properties, ...point(geometry.coordinates) }
  })
  const outlines = (layer: string) => having(layer).map(({ properties, geometry }) => {
    if (geometry.type === 'LineString') return { properties, path: geometry.coordinates.map(at), closed: false }
    const ring = geometry.type === 'Polygon' ? geometry.coordinates[0] : undefined
    if (!ring) throw new Error(`The map's ${layer} "${properties.name}" must be a line or an area.`)
    return { properties, path: ring.slice(0, -1).map(at), closed: true }
  })
  const smooth = (layer: string) => outlines(layer).map(({ path, closed }) => curve(path, closed)).join('')

  const layers: MapLayer[] = []
  const add = (kind: LayerKind, d: string) => {
    if (d) layers.push({ kind, d })
  }

  const scarps = outlines('scarp')
  const faults = outlines('fault')
  const cones = outlines('cone')
  const hills = outlines('hill')
  const calderas = outlines('caldera')

  add('highland', scarps.map(({ path, properties }) => (
    `${curve(path, false)}L${(properties.back ?? []).map((corner) => at(corner).map(tenth).join(' ')).join('L')}Z`
  )).join(''))
  add('graticule', graticule(region.bbox, at, height))
  add('park', smooth('park'))
  add('hill', hills.map(({ path }) => curve(path, true)).join(''))
  add('caldera', calderas.map(({ path }) => curve(path, true)).join(''))

  const random = seeded(1926)
  const strokes: Stroke[] = [
    ...scarps.flatMap(({ path, properties }) => downhill(path, properties.low ?? 'right', 3.3, 15, random)),
    ...faults.flatMap(({ path, properties }) => downhill(path, properties.low ?? 'right', 3, 6, random)),
    // A caldera falls inwards steeply, and outwards in a long gentle slope.
    ...calderas.flatMap(({ path }) => [
      ...radial(path, -8, 2.8, random),
      ...radial(path, 7, 4.4, random, 2.5),
    ]),
    ...cones.flatMap(({ path, properties }) => [
      ...radial(path, -0.45 * radius(path), 2.4, random),
      ...slopes(path, (properties.slope ?? 1) * perKm, random),
    ]),
    ...hills.flatMap(({ path, properties }) => slopes(path, (properties.slope ?? 1) * perKm, random)),
  ]
  add('relief', strokePath(strokes, WIDTH, height))
  add('crest', [...scarps, ...faults, ...cones, ...calderas].map(({ path, closed }) => curve(path, closed)).join(''))
  add('river', smooth('river'))
  add('lake', smooth('lake'))
  const spots = (layer: string) => having(layer).flatMap(({ geometry }) => (
    geometry.type === 'MultiPoint' ? geometry.coordinates.map(at) : []
  ))
  add('trees', stamp(spots('thorn'), THORN_TREE) + stamp(spots('forest'), FOREST_TREE))
  const roads = outlines('road')
  const road = (cls: Properties['cls']) => roads
    .filter(({ properties }) => properties.cls === cls)
    .map(({ path, closed }) => curve(path, closed)).join('')
  add('track', road('minor'))
  add('road', road('main'))

  const towns = points('town').map(({ properties, x, y }): MapTown => {
    const [dx, dy, anchor] = properties.label ?? [8, 4, 'start']
    return { name: properties.name, x, y, rank: properties.rank ?? 3, dx, dy, anchor }
  })
  const names = (['range', 'summit', 'water', 'exit'] as const).flatMap((kind) => (
    points(kind).map(({ properties, x, y }): MapName => ({ kind, name: properties.name, x, y, turn: properties.turn ?? 0 }))
  ))
  const shields = points('shield').map(({ properties, x, y }): NamedPoint => ({ name: properties.name, x, y }))

  const onMap = points('place').map(({ properties, x, y }): MapPlace => {
    const [px, py] = properties.pin ?? [0, 0]
    const [dx, dy, anchor] = properties.label ?? [18, 5, 'start']
    const pin = { id: properties.id ?? '', x: tenth(x + px), y: tenth(y + py), dx, dy, anchor }
    return properties.leader ? { ...pin, spot: { x, y } } : pin
  })
  const places = placeIds
    ? placeIds.map((id) => {
      const place = onMap.find((candidate) => candidate.id === id)
      if (!place) throw new Error(`The map has no place "${id}": add it to assets/map/region.geojson.`)
      return place
    })
    : onMap
  keepApart(places)

  return {
    width: WIDTH, height, layers, towns, names, shields, places,
    compass: { x: 84, y: height - 186 },
    scale: { x: 34, y: height - 42, tenKm: tenth(10 * perKm) },
  }
}

/** Serves the drawing as `virtual:map`, and draws again when the data changes. */
export function mapPlugin(placeIds?: readonly string[]): Plugin {
  const file = new URL('../assets/map/region.geojson', import.meta.url)
  const id = '\0virtual:map'
  return {
    name: 'site-map',
    resolveId: (source) => (source === 'virtual:map' ? id : undefined),
    load(requested) {
      if (requested !== id) return undefined
      this.addWatchFile(file.pathname)
      const drawing = drawMap(JSON.parse(readFileSync(file, 'utf8')) as Region, placeIds)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(drawing))})`
    },
  }
}

function keepApart(places: readonly MapPlace[]) {
  places.forEach((a, i) => {
    for (const b of places.slice(i + 1)) {
      const distance = Math.hypot(a.x - b.x, a.y - b.y)
      if (distance < PIN_SPACING) {
        throw new Error(
          `The pins of "${a.id}" and "${b.id}" are ${Math.round(distance)} units apart; `
          + `they need ${PIN_SPACING} to be hit with a finger on a phone. Change "pin" in the map's data.`,
        )
      }
    }
  })
}

/* Paths. Relative and rounded to a tenth of a unit (less than a tenth of a pixel as shown): half the bytes. */

const tenth = (value: number) => Math.round(value * 10) / 10

/** Numbers as SVG wants them at their shortest: no leading zero, no space before a minus. */
function numbers(values: readonly number[]): string {
  return values.reduce((text, value, i) => {
    const short = String(tenth(value)).replace(/^(-?)0\./, '$1.')
    return text + (i > 0 && !short.startsWith('-') ? ' ' : '') + short
  }, '')
}

/** Keeps relative commands from drifting: every step starts where the rounded pen really is. */
function pen() {
  let [x, y]: Vector = [0, 0]
  const from = ([px, py]: Vector): Vector => [tenth(px - x), tenth(py - y)]
  const to = (next: Vector): Vector => {
    const step = from(next)
    x = tenth(x + step[0])
    y = tenth(y + step[1])
    return step
  }
  return { from, to }
}

/**
 * A Catmull-Rom curve through the points as cubic Béziers. Its handles mirror each other at every point, so
 * all segments but the first can use the short command `s`.
 */
function curve(path: readonly Vector[], closed: boolean): string {
  const n = path.length
  const get = (i: number): Vector => (
    closed ? path[(i + n) % n] : path[Math.min(Math.max(i, 0), n - 1)]
  ) as Vector
  const { from, to } = pen()
  let d = `M${numbers(to(get(0)))}`
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [before, start, end, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const handle1 = from([start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6])
    const handle2 = from([end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6])
    const step = to(end)
    d += i === 0 ? `c${numbers([...handle1, ...handle2, ...step])}` : `s${numbers([...handle2, ...step])}`
  }
  return closed ? `${d}z` : d
}

/** Meridians and parallels every quarter of a degree. */
function graticule(bbox: Region['bbox'], at: (position: Position) => Vector, height: number): string {
  const [west, south, east, north] = bbox
  const steps = (from: number, to: number) => {
    const first = Math.ceil(from * 4)
    return Array.from({ length: Math.floor(to * 4) - first + 1 }, (_, i) => (first + i) / 4)
  }
  return [
    ...steps(west, east).map((longitude) => `M${numbers([at([longitude, north])[0], 0])}v${height}`),
    ...steps(south, north).map((latitude) => `M0 ${tenth(at([west, latitude])[1])}h${WIDTH}`),
  ].join('')
}

/** The same little drawing at many spots. */
const stamp = (spots: readonly Vector[], drawing: string) => (
  spots.map((spot) => `M${numbers(spot.map(tenth))}${drawing}`).join('')
)

/** A flat-topped acacia, drawn from its foot. */
const THORN_TREE = 'v-5.2m-5.6.2c.4-2.8 2.5-4.2 5.6-4.2s5.2 1.4 5.6 4.2c-3.7-1.1-7.5-1.1-11.2 0z'
  + 'm5.6 2.4l2.6-2.6m-2.6 3.4l-2.8-3.2'
const FOREST_TREE = 'v-3m-3.6-1.4c-1.4-3.4 1.2-7.6 3.6-8.2 2.4.6 5 4.8 3.6 8.2-2 2.2-5.2 2.2-7.2 0z'

/* Relief. */

type Stroke = [from: Vector, to: Vector]

/** A small known generator (mulberry32): numbers from 0 up to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Points at even steps along a path, each with the direction in which the path runs there. */
function walk(path: readonly Vector[], step: number, closed: boolean): { at: Vector; along: Vector }[] {
  // Walk the curve, not the polygon, or the strokes would fan out at every corner.
  const fine = subdivide(subdivide(path, closed), closed)
  const corners = closed ? [...fine, fine[0] as Vector] : fine
  const found: { at: Vector; along: Vector }[] = []
  let rest = step / 2
  for (let i = 0; i + 1 < corners.length; i += 1) {
    const [a, b] = [corners[i] as Vector, corners[i + 1] as Vector]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length === 0) continue
    const along: Vector = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    for (; rest < length; rest += step) found.push({ at: [a[0] + along[0] * rest, a[1] + along[1] * rest], along })
    rest -= length
  }
  return found
}

/** Doubles the points, the new ones on the Catmull-Rom curve between the old. */
function subdivide(path: readonly Vector[], closed: boolean): Vector[] {
  const n = path.length
  const get = (i: number) => (closed ? path[(i + n) % n] : path[Math.min(Math.max(i, 0), n - 1)]) as Vector
  return path.flatMap((point, i) => {
    if (!closed && i === n - 1) return [point]
    const [a, b, c, d] = [get(i - 1), point, get(i + 1), get(i + 2)]
    return [point, [
      (9 * (b[0] + c[0]) - a[0] - d[0]) / 16,
      (9 * (b[1] + c[1]) - a[1] - d[1]) / 16,
    ] as Vector]
  })
}

const turned = ([x, y]: Vector, angle: number): Vector => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
]

/** Strokes down one side of a line. Their lengths swell and shrink, as spurs and gullies do. */
function downhill(path: readonly Vector[], low: Side, step: number, length: number, random: () => number): Stroke[] {
  const side = low === 'right' ? Math.PI / 2 : -Math.PI / 2
  let phase = random() * 6
  return walk(path, step, false).map(({ at, along }) => {
    phase += 0.42 + random() * 0.2
    const down = turned(along, side + (random() - 0.5) * 0.3)
    const reach = length * (0.45 + 0.55 * Math.abs(Math.sin(phase / 2))) * (0.85 + random() * 0.3)
    return [at, [at[0] + down[0] * reach, at[1] + down[1] * reach]]
  })
}

/** Strokes outwards (or, with a negative length, inwards) from a ring, `gap` units away from it. */
function radial(ring: readonly Vector[], length: number, step: number, random: () => number, gap = 0): Stroke[] {
  const outwards = clockwise(ring) ? -Math.PI / 2 : Math.PI / 2
  const side = length < 0 ? -outwards : outwards
  return walk(ring, step, true).map(({ at, along }) => {
    const down = turned(along, side + (random() - 0.5) * 0.25)
    const reach = Math.abs(length) * (0.6 + random() * 0.5)
    return [
      [at[0] + down[0] * gap, at[1] + down[1] * gap],
      [at[0] + down[0] * (gap + reach), at[1] + down[1] * (gap + reach)],
    ]
  })
}

/** A mountain's flanks: rows of strokes, each row starting where the one above it ends, wider apart. */
function slopes(ring: readonly Vector[], reach: number, random: () => number): Stroke[] {
  const rows = Math.max(1, Math.round(reach / 9))
  const row = reach / rows
  const centre = middle(ring)
  const size = radius(ring)
  return Array.from({ length: rows }, (_, i) => {
    const grown = ring.map(([x, y]): Vector => {
      const factor = (size + i * row) / size
      return [centre[0] + (x - centre[0]) * factor, centre[1] + (y - centre[1]) * factor]
    })
    return radial(grown, row * 0.85, 2.6 + i * 0.9, random, i === 0 ? 0.4 : 0)
  }).flat()
}

function middle(ring: readonly Vector[]): Vector {
  const sum = ring.reduce(([x, y], point): Vector => [x + point[0], y + point[1]], [0, 0] as Vector)
  return [sum[0] / ring.length, sum[1] / ring.length]
}

function radius(ring: readonly Vector[]): number {
  const [x, y] = middle(ring)
  return ring.reduce((sum, point) => sum + Math.hypot(point[0] - x, point[1] - y), 0) / ring.length
}

function clockwise(ring: readonly Vector[]): boolean {
  const twiceTheArea = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Vector
    return sum + x * nextY - nextX * y
  }, 0)
  return twiceTheArea > 0 // y runs down on the screen
}

/** All strokes as one path; those off the sheet are dropped. */
function strokePath(strokes: readonly Stroke[], width: number, height: number): string {
  const { to } = pen()
  return strokes
    .filter(([[x, y]]) => x > 0 && x < width && y > 0 && y < height)
    .map(([start, end], i) => `${i === 0 ? 'M' : 'm'}${numbers(to(start))}l${numbers(to(end))}`)
    .join('')
}
