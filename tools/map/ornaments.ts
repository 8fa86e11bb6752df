/** The parts of a map around the land: the frame with its degrees, graticule, compass rose and scale bar. */
import { tenth, turned } from './geometry.ts'
import type { Point } from './points.ts'
import type { Scale } from './scale.ts'
import { border, numbers } from './path-data.ts'
import type { Sheet } from './sheet.ts'

/** Width of the frame outside of the sheet, in map units. */
export const frameWidth = 13

/** Distances between meridians, in degrees: there are up to four on a sheet. */
const distances = [1 / 60, 1 / 30, 1 / 12, 1 / 6, 1 / 4, 1 / 2, 1, 2, 5, 10, 20]

/** Meridians and parallels at round degrees or minutes. */
export function graticule({ frame: [west, south, east, north], at, width, height }: Sheet): string {
  const step = distances.find((each) => (east - west) / each <= 4) ?? 40
  const steps = (from: number, to: number) => {
    const first = Math.ceil(from / step)
    return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step)
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
  return (
    `<g class="frame"><path class="bars" d="${bars}"/><path d="${lines}"/>` +
    `<path class="border" d="${border(width, height, 10.5)}"/></g>`
  )
}

export function compass({ x, y }: Point): string {
  const both = (shape: typeof star) => shape(27, 8, Math.PI / 4) + shape(48, 9, 0)
  return (
    `<g class="compass" transform="translate(${x} ${y})"><circle r="33"/><circle r="30"/>` +
    `<circle class="degrees" r="36.5"/><path class="light" d="${both(star)}"/>` +
    `<path class="dark" d="${both(halves)}"/><circle class="heart" r="3"/></g>`
  )
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

/** A scale bar; its first quarter and its second half are dark. */
export function scale({ x, y, length }: Scale): string {
  const [quarter, half] = [tenth(length / 4), tenth(length / 2)]
  return (
    `<g class="scale" transform="translate(${x} ${y})"><path d="M0 0h${tenth(length)}v5h-${tenth(length)}z"/>` +
    `<path class="dark" d="M0 0h${quarter}v5h-${quarter}zM${half} 0h${half}v5h-${half}z"/></g>`
  )
}
