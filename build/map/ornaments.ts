/** The parts of a map around the land: the frame with its degrees, graticule, compass rose and scale bar. */
import { tenth, turned } from './geometry.ts'
import { border, numbers } from './path-data.ts'
import type { Sheet } from './sheet.ts'

/** Width of the frame outside of the sheet, in map units. */
export const frameWidth = 13

interface Point {
  x: number
  y: number
}

export const compassAt = ({ height }: Sheet): Point => ({ x: 84, y: height - 186 })

/** The left end of the scale bar, and the length of ten kilometres in map units. */
export const scaleBar = ({ height, unitsPerKm }: Sheet): Point & { tenKm: number } => (
  { x: 34, y: height - 42, tenKm: tenth(10 * unitsPerKm) }
)

/** Position of the resort's name, at the end of a line from its town. */
export const resortLabelAt = ({ x, y }: Point): Point => ({ x: tenth(x + 95), y: tenth(y + 24) })

/** Meridians and parallels every quarter of a degree. */
export function graticule({ region, at, width, height }: Sheet): string {
  const [west, south, east, north] = region.bbox
  const steps = (from: number, to: number) => {
    const first = Math.ceil(from * 4)
    return Array.from({ length: Math.floor(to * 4) - first + 1 }, (_, i) => (first + i) / 4)
  }
  return [
    ...steps(west, east).map((longitude) => `M${numbers([at([longitude, north])[0], 0])}v${height}`),
    ...steps(south, north).map((latitude) => `M0 ${tenth(at([west, latitude])[1])}h${width}`),
  ].join('')
}

/** The frame, with the degrees as alternate light and dark bars. */
export function frame({ width, height }: Sheet): string {
  const out = 4.5
  const bars = `M0 ${-out}h${width}M0 ${height + out}h${width}M${-out} 0v${height}M${width + out} 0v${height}`
  const lines = [0, 2.5, 6.5].map((distance) => border(width, height, distance)).join('')
  return `<g class="frame"><path class="bars" d="${bars}"/><path d="${lines}"/>`
    + `<path class="border" d="${border(width, height, 10.5)}"/></g>`
}

export function compass(sheet: Sheet): string {
  const { x, y } = compassAt(sheet)
  const both = (shape: typeof star) => shape(27, 8, Math.PI / 4) + shape(48, 9, 0)
  return `<g class="compass" transform="translate(${x} ${y})"><circle r="33"/><circle r="30"/>`
    + `<circle class="degrees" r="36.5"/><path class="light" d="${both(star)}"/>`
    + `<path class="dark" d="${both(halves)}"/><circle class="heart" r="3"/></g>`
}

/** A point on a circle, clockwise from north. */
const onCircle = (radius: number, angle: number) => turned([0, -radius], angle).map(tenth).join(' ')

/** The outline of a star with four points. */
function star(long: number, short: number, turn: number): string {
  const corners = Array.from({ length: 8 }, (_, i) => onCircle(i % 2 ? short : long, turn + (i * Math.PI) / 4))
  return `M${corners.join('L')}z`
}

/** The dark half of each point of the star. */
function halves(long: number, short: number, turn: number): string {
  return Array.from({ length: 4 }, (_, i) => {
    const angle = turn + (i * Math.PI) / 2
    return `M0 0L${onCircle(long, angle)}L${onCircle(short, angle + Math.PI / 4)}z`
  }).join('')
}

/** A scale bar of twenty kilometres; its first and third quarter are light. */
export function scale(sheet: Sheet): string {
  const { x, y, tenKm } = scaleBar(sheet)
  const [half, all] = [tenth(tenKm / 2), tenth(tenKm * 2)]
  return `<g class="scale" transform="translate(${x} ${y})"><path d="M0 0h${all}v5h-${all}z"/>`
    + `<path class="dark" d="M0 0h${half}v5h-${half}zM${tenKm} 0h${tenKm}v5h-${tenKm}z"/></g>`
}
