/** The data of a map: `assets/map/region.geojson`, GeoJSON with one `layer` for each feature. */
import type { Anchor } from '../../app/getting-there/map-drawing.ts'
import type { Vector } from './geometry.ts'

export type Position = [longitude: number, latitude: number]
export type Frame = [west: number, south: number, east: number, north: number]
export type Side = 'left' | 'right'

type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiPoint'; coordinates: Position[] }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] }

export interface Properties {
  layer: string
  name: string
  /** The published area, if known; the tests compare the outline with it. */
  km2?: number
  /** Scarps and faults: the lower side, seen in the direction of the line. */
  low?: Side
  /** Scarps: the points that close the area of the highland behind the line. */
  back?: Position[]
  /** Cones and hills: the width of the slope below the crest, in km. */
  slope?: number
  /** Roads. */
  cls?: 'main' | 'minor'
  /** Towns: 1 is the town of the resort, which stands under its mark; 3 the smallest that is named. */
  rank?: 1 | 2 | 3
  /** Towns and places: the label's offset in map units and its anchor; without it the build finds a side. */
  label?: [dx: number, dy: number, anchor: Anchor]
  /** Places: the pin's offset from the true position, in map units; without it the build finds a spot. */
  pin?: Vector
  /** Places: whether a leader line connects the pin with the true position. */
  leader?: boolean
  id?: string
  /** Names: degrees, clockwise. */
  turn?: number
}

export interface Region {
  /** The frame of the map. Without it the frame is drawn around the places. */
  bbox?: Frame
  /** Places have no geometry: their coordinates are in the content. */
  features: { properties: Properties; geometry: Geometry | null }[]
}
