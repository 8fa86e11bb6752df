/** The data of a map: `assets/map/region.geojson`, GeoJSON with one `layer` for each feature. */
import type { Anchor } from '../../app/getting-there/map-drawing.ts'

export type Position = [longitude: number, latitude: number]
/** Degrees. East is more than west: beyond 180 where the date line runs through. */
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
  /**
   * Towns and places: where the label looks best, as its offset in map units and its anchor; else the build finds a
   * side.
   */
  label?: [dx: number, dy: number, anchor: Anchor]
  /** Places: whether a leader line connects the pin with the true position. */
  leader?: boolean
  id?: string
  /** Names: degrees, clockwise. */
  turn?: number
}

/** Whose data some of the map is drawn from. */
export interface RegionSource {
  /** What: "Towns". */
  of: string
  /** Whose, as the credit names them: "GeoNames". */
  name: string
  url: string
  /** "CC-BY-4.0". */
  licence: string
  /** Where its words are. */
  licenceUrl: string
}

export interface Region {
  /** All that is not our own. */
  sources: RegionSource[]
  /** The words below the map that name them. */
  credit?: string
  /** Of a place, where its pin looks best; the content says where the place is. */
  features: { properties: Properties; geometry: Geometry }[]
}
