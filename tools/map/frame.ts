/** The part of the earth that the sheet shows. */
import type { Frame, Position } from './region.ts'

/** Size of the sheet in map units. */
export const WIDTH = 600
const HEIGHT = 750

/** Room for pins and their names between the outermost places and the edge, in map units. */
const MARGIN = { x: 100, y: 110 }
const LEAST_MARGIN = { x: 40, y: 40 }

/** However near each other the places are, the sheet shows this much from west to east, in degrees. */
const LEAST_WIDTH = 0.04

const radians = Math.PI / 180

/** Mercator's northing of a latitude, in the unit of degrees at the equator, and back. The poles lie at infinity. */
const northing = (latitude: number) => {
  const shown = Math.min(Math.max(latitude, -85), 85)
  return Math.log(Math.tan(Math.PI / 4 + (shown * radians) / 2)) / radians
}
const latitudeOf = (y: number) => (2 * Math.atan(Math.exp(y * radians)) - Math.PI / 2) / radians

/** Degrees eastwards from one longitude to the other, -180 to 180: the shorter way, also over the date line. */
export const eastwards = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180

export function isWithin([longitude, latitude]: Position, [west, south, east, north]: Frame): boolean {
  const x = (((longitude - west) % 360) + 360) % 360
  return x <= east - west && latitude >= south && latitude <= north
}

/** The least and the most of all positions. */
export function extentOf(positions: readonly [Position, ...Position[]]): Frame {
  const [[origin]] = positions
  const xs = positions.map(([longitude]) => origin + eastwards(origin, longitude))
  const ys = positions.map(([, latitude]) => latitude)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Between two ends; halfway where they leave no room. */
const within = (least: number, value: number, most: number) =>
  least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most)

/**
 * The frame around all positions, with a margin, in the proportions of the sheet. Where there is land, it stays on it:
 * the margin is narrower where the land ends.
 */
export function frameAround(positions: readonly [Position, ...Position[]], land?: Frame): Frame {
  const [west, southmost, east, northmost] = extentOf(positions)
  const [south, north] = [northing(southmost), northing(northmost)]
  const perUnitWith = (margin: { x: number; y: number }) =>
    Math.max((east - west) / (WIDTH - 2 * margin.x), (north - south) / (HEIGHT - 2 * margin.y), LEAST_WIDTH / WIDTH)
  const [left, right] = land
    ? [west + eastwards(west, land[0]), east + eastwards(east, land[2])]
    : [-Infinity, Infinity]
  const [bottom, top] = land ? [northing(land[1]), northing(land[3])] : [-Infinity, Infinity]
  const perUnit = Math.max(
    perUnitWith(LEAST_MARGIN),
    Math.min(perUnitWith(MARGIN), (right - left) / WIDTH, (top - bottom) / HEIGHT),
  )
  const [halfWidth, halfHeight] = [(perUnit * WIDTH) / 2, (perUnit * HEIGHT) / 2]
  const x = within(left + halfWidth, (west + east) / 2, right - halfWidth)
  const y = within(bottom + halfHeight, (south + north) / 2, top - halfHeight)
  return [x - halfWidth, latitudeOf(y - halfHeight), x + halfWidth, latitudeOf(y + halfHeight)]
}
