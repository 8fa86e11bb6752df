/** What the content says about the map: where the resort and its places are. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../content/schema.ts'
import type { Path, Problem } from '../content/problem.ts'
import { extentOf, frameAround, isWithin } from './frame.ts'
import type { Frame, Position, Region } from './region.ts'
import { regionProblems } from './region-problems.ts'

type Located = Pick<Content, 'site' | 'location'>

export const regionFile = 'assets/map/region.geojson'

/** The data of the map, or what is wrong with it. Without the file there are neither. */
export function readRegion(root: string): { region: Region | undefined; problems: Problem[] } {
  const file = join(root, regionFile)
  if (!existsSync(file)) return { region: undefined, problems: [] }
  const problem = (says: string, line = 1): Problem => ({
    rule: 'map-data',
    says,
    at: { file: regionFile, path: [], line },
  })
  let data: unknown
  try {
    data = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const [, line] = /\(line (\d+) column/.exec(String(error)) ?? []
    const says = 'cannot be read as JSON: a quote, bracket or comma is missing here, or there is one too many'
    return { region: undefined, problems: [problem(says, Number(line ?? 1))] }
  }
  const problems = regionProblems(data).map((sentence) => problem(sentence))
  return problems.length > 0 ? { region: undefined, problems } : { region: data as Region, problems }
}

/** The gate, or while it is not confirmed the point of the forecast. */
export function resortOf({ site: { place } }: Pick<Content, 'site'>): Position {
  const { lon, lat } = place.gate ?? place.weatherPoint
  return [lon, lat]
}

const placesOf = ({ location }: Located) =>
  location.nearby.places.map(({ coordinates: { lon, lat } }): Position => [lon, lat])

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
export const frameOf = (content: Located, region: Region | undefined): Frame =>
  frameAround([resortOf(content), ...placesOf(content)], landOf(region))

/** The coordinates of the resort (`of` is null) and of the places, each with its field. */
function pointsOf(content: Located): { file: 'site' | 'location'; path: Path; of: string | null; at: Position }[] {
  const resort = content.site.place.gate ? 'gate' : 'weatherPoint'
  return [
    { file: 'site', path: ['place', resort], of: null, at: resortOf(content) },
    ...placesOf(content).map((at, i) => ({
      file: 'location' as const,
      path: ['nearby', 'places', i, 'coordinates'],
      of: content.location.nearby.places[i]!.id,
      at,
    })),
  ]
}

/** Degrees to about a kilometre. */
const short = (degrees: number) => String(Number(degrees.toFixed(2)))

/**
 * Places where the data draws no land, and data of another region.
 *
 * @param lineOf line of a field of content/site.yaml or content/location.yaml
 */
export function mapProblems(
  content: Located,
  region: Region | undefined,
  lineOf: (file: 'site' | 'location', path: Path) => number,
): Problem[] {
  if (!region) return []
  const land = landOf(region)
  const points = pointsOf(content).map((point) => {
    const [lon, lat] = point.at
    return {
      ...point,
      isDrawn: land !== undefined && isWithin(point.at, land),
      isSwapped: land !== undefined && isWithin([lat, lon], land),
    }
  })
  if (!land || points.every(({ isDrawn, isSwapped }) => !isDrawn && !isSwapped)) {
    return [{ rule: 'other-region', at: { file: regionFile, path: [], line: 1 } }]
  }
  const [west, south, east, north] = land
  const drawn = [short(west), short(south), short(east), short(north)] as const
  return points
    .filter(({ isDrawn }) => !isDrawn)
    .map(({ file, path, of, isSwapped }) => ({
      rule: 'off-the-map',
      of,
      land: drawn,
      isSwapped,
      at: { file: `content/${file}.yaml`, path, line: lineOf(file, path) },
    }))
}
