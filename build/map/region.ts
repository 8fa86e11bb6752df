/** The data of a map: `assets/map/region.geojson`, GeoJSON with one `layer` for each feature. */
import type { Anchor } from '../../app/getting-there/map-drawing.ts'
import type { Vector } from './geometry.ts'

export type Position = [longitude: number, latitude: number]
export type Side = 'left' | 'right'

type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiPoint'; coordinates: Position[] }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] }

export interface Properties {
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
  /** Towns: 1 is the town of the resort, 3 the smallest that is named. */
  rank?: 1 | 2 | 3
  /** Towns and places: the label's offset in map units and its anchor. */
  label?: [dx: number, dy: number, anchor: Anchor]
  /** Places: the pin's offset from the spot in map units. */
  pin?: Vector
  /** Places: a line runs from the pin to the spot. */
  leader?: boolean
  id?: string
  /** Names: degrees, clockwise. */
  turn?: number
}

export interface Region {
  bbox: [west: number, south: number, east: number, north: number]
  /** Places have no geometry: where they are says the content. */
  features: { properties: Properties; geometry: Geometry | null }[]
}
