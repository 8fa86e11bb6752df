/** What the content says about the map: where the resort and its places are. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../content/schema.ts'
import type { Problem } from '../content-source.ts'
import { frameAround, isWithin } from './frame.ts'
import type { Frame, Position, Region } from './region.ts'
import { regionProblems } from './region-problems.ts'

type Located = Pick<Content, 'site' | 'location'>

export const regionFile = 'assets/map/region.geojson'

/** The data of the map, or what is wrong with it. Without the file there are neither. */
export function readRegion(root: string): { region: Region | undefined; problems: Problem[] } {
  const file = join(root, regionFile)
  if (!existsSync(file)) return { region: undefined, problems: [] }
  const problem = (message: string, line = 1): Problem => ({ file: regionFile, line, message })
  let data: unknown
  try {
    data = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const [, line] = /\(line (\d+) column/.exec(String(error)) ?? []
    const message = 'cannot be read as JSON: a quote, bracket or comma is missing here, or there is one too many'
    return { region: undefined, problems: [problem(message, Number(line ?? 1))] }
  }
  const problems = regionProblems(data).map((sentence) => problem(sentence))
  return problems.length > 0 ? { region: undefined, problems } : { region: data as Region, problems }
}

/** The gate, or while it is not confirmed the point where the forecast is asked for. */
export function resortOf({ site }: Pick<Content, 'site'>): Position {
  const { lat, lon } = site.place.gate ?? site.place.weatherPoint
  return [lon, lat]
}

const placesOf = ({ location }: Located) => location.nearby.places
  .map(({ coordinates: { lon, lat } }): Position => [lon, lat])

/** The frame that the data gives, or one around the resort and all places. */
export const frameOf = (content: Located, region: Region | undefined): Frame => (
  region?.bbox ?? frameAround([resortOf(content), ...placesOf(content)])
)

/** Positions of everything that the data draws. */
function drawnBy({ features }: Region): Position[] {
  return features.flatMap(({ geometry }) => {
    if (!geometry) return []
    if (geometry.type === 'Point') return [geometry.coordinates]
    return geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates
  })
}

/**
 * Places that the map does not show, and data of another region.
 *
 * @param lineOf line of a field of content/location.yaml
 */
export function mapProblems(
  content: Located, region: Region | undefined, lineOf: (path: (string | number)[]) => number,
): Problem[] {
  if (!region) return []
  const frame = frameOf(content, region)
  const all = [resortOf(content), ...placesOf(content)]
  const isElsewhere = !all.some((position) => isWithin(position, frame))
    || !drawnBy(region).some((position) => isWithin(position, frame))
  if (isElsewhere) {
    const message = 'is the map of another region: nothing of it lies near the resort and the places of content/location.yaml. '
      + 'Make one of yours (docs/map.md), or delete the file: without it there is a plain map'
    return [{ file: regionFile, line: 1, message }]
  }
  const [resort, ...places] = all.map((position) => isWithin(position, frame))
  const shown = `the map, which shows ${frame.join(', ')} (west, south, east, north)`
  const advice = `: correct them, or widen \`bbox\` in ${regionFile}, or leave it out to have the frame drawn around all places`
  return [
    ...(resort ? [] : [{ file: regionFile, line: 1, message: `\`bbox\` leaves out the resort itself: widen it, or leave it out` }]),
    ...places.flatMap((isShown, i): Problem[] => (isShown ? [] : [{
      file: 'content/location.yaml',
      line: lineOf(['nearby', 'places', i, 'coordinates']),
      message: `\`coordinates\` of \`${content.location.nearby.places[i]!.id}\` are outside of ${shown}${advice}`,
    }])),
  ]
}
