/** The sheet of paper: the frame in map units, 600 from west to east, north up. */
import { geoMercator } from 'd3-geo'
import { WIDTH } from './frame.ts'
import { tenth, type Vector } from './geometry.ts'
import type { Frame, Position, Properties, Region } from './region.ts'

export interface Outline {
  properties: Properties
  path: Vector[]
  closed: boolean
}

export interface Sheet {
  frame: Frame
  features: Region['features']
  width: number
  height: number
  unitsPerKm: number
  /** The projection of everything on the map (Mercator). */
  at: (position: Position) => Vector
  /** Lines and areas of a layer. */
  outlines: (layer: string) => Outline[]
  /** Points of a layer, rounded to a tenth. */
  points: (layer: string) => { properties: Properties; x: number; y: number }[]
  /** All points of a layer's multi-points. */
  spots: (layer: string) => Vector[]
}

/** @throws Error if a feature has the wrong geometry; thrown by `outlines` and `points` */
export function sheetOf(features: Region['features'], frame: Frame): Sheet {
  const [west, south, east, north] = frame
  const degrees = east - west
  // Where the date line runs through the sheet, longitudes count from its western edge.
  const turn = west < -180 || east > 180 ? -west : 0
  const project = geoMercator()
    .scale(WIDTH / ((degrees * Math.PI) / 180))
    .rotate([turn, 0])
    .center([west + turn, north])
    .translate([0, 0])
  const at = (position: Position): Vector => project(position) as Vector
  const having = (layer: string) => features.filter(({ properties }) => properties.layer === layer)

  return {
    frame,
    features,
    at,
    width: WIDTH,
    height: Math.round(at([west, south])[1]),
    // A degree of longitude is 111.32 km at the equator, and less towards the poles.
    unitsPerKm: WIDTH / (degrees * 111.32 * Math.cos((((south + north) / 2) * Math.PI) / 180)),
    outlines: (layer) =>
      having(layer).map(({ properties, geometry }) => {
        if (geometry?.type === 'LineString') return { properties, path: geometry.coordinates.map(at), closed: false }
        const ring = geometry?.type === 'Polygon' ? geometry.coordinates[0] : undefined
        if (!ring) throw new Error(`The map's ${layer} "${properties.name}" must be a line or an area.`)
        return { properties, path: ring.slice(0, -1).map(at), closed: true }
      }),
    points: (layer) =>
      having(layer).map(({ properties, geometry }) => {
        if (geometry?.type !== 'Point') throw new Error(`The map's ${layer} "${properties.name}" must be a point.`)
        const [x, y] = at(geometry.coordinates)
        return { properties, x: tenth(x), y: tenth(y) }
      }),
    spots: (layer) =>
      having(layer).flatMap(({ geometry }) => (geometry?.type === 'MultiPoint' ? geometry.coordinates.map(at) : [])),
  }
}
