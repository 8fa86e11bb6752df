/** What the build draws for the guide. */

/**
 * The output of `tools/map.ts`: an SVG file for each look, and the labels and pins that the page places over it, in map
 * units (north is up, and the frame has negative coordinates).
 */
export interface MapDrawing {
  day: string
  evening: string
  viewBox: string
  width: number
  height: number
  /** Names whose data the land is drawn from. */
  credit: string | undefined
  labels: MapLabel[]
  resort: { x: number; y: number }
  pins: PinPosition[]
}

export type Anchor = 'start' | 'middle' | 'end'

export interface MapLabel {
  kind: LabelKind
  text: string
  x: number
  y: number
  /** Distance of the text from its position; it stays the same in pixels while the map shrinks. */
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

/** Distance of a label's first line from its pin. */
export interface PinLabel {
  dx: number
  dy: number
  anchor: Anchor
}

export interface PinPosition {
  id: string
  x: number
  y: number
  /** Absent where no side is free for it: the list beside the map names the place. */
  label?: PinLabel
}

/** A QR code, by `tools/pages/qr.ts`. */
export interface QrDrawing {
  text: string
  /** Width in modules, with the white margin. */
  size: number
  /** SVG path data of the dark modules, one unit each. */
  d: string
}
