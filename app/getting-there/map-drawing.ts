/**
 * What `build/map/` made of the region: an SVG file for each look with everything that is only looked at, and what the page lays over
 * it, in map units (north up, the frame outside of zero).
 */
export interface MapDrawing {
  /** Addresses of the SVG files. */
  day: string
  evening: string
  viewBox: string
  /** Size of the view box. */
  width: number
  height: number
  labels: MapLabel[]
  /** Where the resort's mark stands. */
  resort: { x: number; y: number } | undefined
  pins: PinPosition[]
}

export type Anchor = 'start' | 'middle' | 'end'

export interface MapLabel {
  kind: LabelKind
  text: string
  x: number
  y: number
  /** Distance of the text from the spot; it keeps its size on the page while the map shrinks. */
  dx?: number
  dy?: number
  anchor?: Anchor
  /** Degrees, clockwise. */
  turn?: number | undefined
}

export type LabelKind =
  | 'range'
  | 'summit'
  | 'water'
  | 'exit'
  | 'shield'
  | 'resort'
  | 'city'
  | 'town'
  | 'village'
  | 'north'
  | 'scale'

/** Where the pin of a place stands. */
export interface PinPosition {
  id: string
  x: number
  y: number
  /** The true spot where the pin stands beside it, for a leader line; absent where the pin is on the spot. */
  spot?: { x: number; y: number }
  /** Distance of the label's first line from the pin. */
  dx: number
  dy: number
  anchor: Anchor
}
