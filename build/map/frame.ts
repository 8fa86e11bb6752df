/** The part of the earth that the sheet shows. */
import type { Frame, Position } from './region.ts'

/** Size of the sheet in map units. */
export const WIDTH = 600
const HEIGHT = 750

/** Room for pins and their names between the outermost places and the edge, in map units. */
const MARGIN = { x: 100, y: 110 }

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

/** The frame around all positions, with a margin, in the proportions of the sheet. */
export function frameAround(positions: readonly [Position, ...Position[]]): Frame {
  const [west, southmost, east, northmost] = extentOf(positions)
  const [south, north] = [northing(southmost), northing(northmost)]
  const perUnit = Math.max(
    (east - west) / (WIDTH - 2 * MARGIN.x),
    (north - south) / (HEIGHT - 2 * MARGIN.y),
    LEAST_WIDTH / WIDTH,
  )
  const [x, y] = [(west + east) / 2, (south + north) / 2]
  const [halfWidth, halfHeight] = [(perUnit * WIDTH) / 2, (perUnit * HEIGHT) / 2]
  return [x - halfWidth, latitudeOf(y - halfHeight), x + halfWidth, latitudeOf(y + halfHeight)]
}
