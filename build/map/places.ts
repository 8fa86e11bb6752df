/** What the content says about the map: where the resort and its places are. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../content/schema.ts'
import type { Problem } from '../content-source.ts'
import { extentOf, frameAround, isWithin } from './frame.ts'
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

/** The gate, or while it is not confirmed the point of the forecast. */
export function resortOf({ site: { place } }: Pick<Content, 'site'>): Position {
  const { lon, lat } = place.gate ?? place.weatherPoint
  return [lon, lat]
}

const placesOf = ({ location }: Located) => location.nearby.places
  .map(({ coordinates: { lon, lat } }): Position => [lon, lat])

/** Positions of everything that the data draws. */
function drawnBy({ features }: Region): Position[] {
  return features.flatMap(({ properties: { layer }, geometry }) => {
    if (layer === 'place') return []
    if (geometry.type === 'Point') return [geometry.coordinates]
    return geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates
  })
}

function landOf(region: Region | undefined): Frame | undefined {
  const [first, ...more] = region ? drawnBy(region) : []
  return first && extentOf([first, ...more])
}

/** The frame around the resort and all places. */
export const frameOf = (content: Located, region: Region | undefined): Frame => (
  frameAround([resortOf(content), ...placesOf(content)], landOf(region))
)

/**
 * Places where the data draws no land, and data of another region.
 *
 * @param lineOf line of a field of content/location.yaml
 */
export function mapProblems(
  content: Located, region: Region | undefined, lineOf: (path: (string | number)[]) => number,
): Problem[] {
  if (!region) return []
  const land = landOf(region)
  const [resort, ...places] = [resortOf(content), ...placesOf(content)]
    .map((position) => land !== undefined && isWithin(position, land))
  if (!land || (!resort && !places.includes(true))) {
    const message = 'is the map of another region: the resort and the places of content/location.yaml lie outside of it. '
      + 'Make one of yours (docs/map.md), or delete the file: without it there is a plain map'
    return [{ file: regionFile, line: 1, message }]
  }
  const [west, south, east, north] = land
  const advice = `draw more land there (docs/map.md), or delete the file: without it there is a plain map`
  return [
    ...(resort ? [] : [{ file: regionFile, line: 1, message: `does not reach the resort itself, \`place\` in content/site.yaml: correct that, or ${advice}` }]),
    ...places.flatMap((isDrawn, i): Problem[] => (isDrawn ? [] : [{
      file: 'content/location.yaml',
      line: lineOf(['nearby', 'places', i, 'coordinates']),
      message: `\`coordinates\` of \`${content.location.nearby.places[i]!.id}\` lie outside of ${regionFile}, which draws latitudes `
        + `${south} to ${north} and longitudes ${west} to ${east}: correct them, or ${advice}`,
    }])),
  ]
}
