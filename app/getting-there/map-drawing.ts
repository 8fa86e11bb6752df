/**
 * What the map of the region is made of once `build/map.ts` has drawn it: paths and points in map units
 * (the view box is `width` × `height`, north up), without colour or type size, which are CSS's business.
 */
export interface MapDrawing {
  width: number
  height: number
  /** In painting order, the first at the bottom. */
  layers: MapLayer[]
  towns: MapTown[]
  names: MapName[]
  shields: NamedPoint[]
  /** One for each place to visit, in the order of the list beside the map. */
  places: MapPlace[]
  /** Where the ornament in the empty corner stands. */
  compass: MapPoint
  /** The scale bar's left end, and how many map units ten kilometres are. */
  scale: MapPoint & { tenKm: number }
}

export interface MapLayer {
  kind: LayerKind
  /** SVG path data. */
  d: string
}

export type LayerKind =
  | 'graticule'
  | 'highland'
  | 'park'
  | 'hill'
  | 'caldera'
  | 'relief'
  | 'crest'
  | 'river'
  | 'lake'
  | 'trees'
  | 'track'
  | 'road'

export interface MapPoint {
  x: number
  y: number
}

export interface NamedPoint extends MapPoint {
  name: string
}

export type Anchor = 'start' | 'middle' | 'end'

export interface MapTown extends NamedPoint {
  /** 1 is the town of the resort, 3 the smallest that is named. */
  rank: 1 | 2 | 3
  dx: number
  dy: number
  anchor: Anchor
}

export interface MapName extends NamedPoint {
  kind: 'range' | 'summit' | 'water' | 'exit'
  /** Degrees, clockwise. */
  turn: number
}

export interface MapPlace extends MapPoint {
  id: string
  /** The true spot where the pin stands beside it, for a leader line; absent where the pin is on the spot. */
  spot?: MapPoint
  /** The label's first line, measured from the pin. */
  dx: number
  dy: number
  anchor: Anchor
}
