/** What is wrong with `assets/map/region.geojson`, in sentences for the person who made it. */
import { printable } from '../../content/fields.ts'
import { didYouMean } from '../../content/did-you-mean.ts'
import type { Position } from './region.ts'

type Data = Record<string, unknown>
type GeometryType = 'Point' | 'MultiPoint' | 'LineString' | 'Polygon'

/** Each layer and the geometry of its features. */
export const layers: Record<string, GeometryType> = {
  lake: 'Polygon',
  park: 'Polygon',
  hill: 'Polygon',
  cone: 'Polygon',
  caldera: 'Polygon',
  river: 'LineString',
  road: 'LineString',
  scarp: 'LineString',
  fault: 'LineString',
  town: 'Point',
  shield: 'Point',
  exit: 'Point',
  range: 'Point',
  summit: 'Point',
  water: 'Point',
  thorn: 'MultiPoint',
  forest: 'MultiPoint',
  place: 'Point',
}

/** More make a drawing that is too heavy for a phone; ours has fewer than six hundred. */
const MOST_POINTS = 4000

const isData = (value: unknown): value is Data => value !== null && typeof value === 'object' && !Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  isNumber(value[0]) &&
  isNumber(value[1]) &&
  Math.abs(value[0]) <= 180 &&
  Math.abs(value[1]) <= 90
const isLine = (value: unknown, least: number): value is Position[] =>
  Array.isArray(value) && value.length >= least && value.every(isPosition)

function isRing(value: unknown): boolean {
  return isLine(value, 4) && String(value[0]) === String(value.at(-1))
}

const geometryRules: Record<GeometryType, { is: (coordinates: unknown) => boolean; rule: string }> = {
  Point: { is: isPosition, rule: 'a Point, [longitude, latitude] in degrees' },
  MultiPoint: { is: (value) => isLine(value, 1), rule: 'a MultiPoint of [longitude, latitude] in degrees' },
  LineString: { is: (value) => isLine(value, 2), rule: 'a LineString of two or more [longitude, latitude] in degrees' },
  Polygon: {
    is: (value) => Array.isArray(value) && value.length === 1 && isRing(value[0]),
    rule: 'a Polygon of one ring: four or more [longitude, latitude] in degrees, the last the same as the first',
  },
}

type Rule = { is: (value: unknown) => boolean; rule: string }

const oneOf = (...values: unknown[]): Rule => ({
  is: (value) => values.includes(value),
  rule: `must be ${values.map((value) => JSON.stringify(value)).join(' or ')}`,
})
const aName: Rule = { is: (value) => typeof value === 'string' && value.trim() !== '', rule: 'must be a name' }
const placing: Rule = {
  is: (value) =>
    Array.isArray(value) &&
    isNumber(value[0]) &&
    isNumber(value[1]) &&
    ['start', 'middle', 'end'].includes(value[2] as string),
  rule: 'must be two numbers of map units and "start", "middle" or "end", for example [8, 4, "start"]',
}
const slope: Rule = {
  is: (value) => isNumber(value) && value > 0 && value <= 50,
  rule: 'must be a number of kilometres, 0 to 50',
}
const turn: Rule = {
  is: (value) => isNumber(value) && Math.abs(value) <= 360,
  rule: 'must be a number of degrees, clockwise',
}

/** The properties of a layer that may be there; those with a `!` must. */
const properties: Record<string, Record<string, Rule>> = {
  road: { 'cls!': oneOf('main', 'minor') },
  town: { 'name!': aName, 'rank!': oneOf(1, 2, 3), label: placing },
  shield: { 'name!': aName },
  exit: { 'name!': aName, turn },
  range: { 'name!': aName, turn },
  summit: { 'name!': aName, turn },
  water: { 'name!': aName, turn },
  scarp: {
    low: oneOf('left', 'right'),
    back: { is: (value) => isLine(value, 1), rule: 'must be a list of [longitude, latitude]' },
  },
  fault: { low: oneOf('left', 'right') },
  cone: { slope },
  hill: { slope },
  place: { 'id!': aName, label: placing, leader: oneOf(true, false) },
}

function featureProblems(feature: unknown): string[] {
  const { properties: given, geometry } = isData(feature) ? feature : {}
  const layer = isData(given) ? given.layer : undefined
  if (!isData(given) || typeof layer !== 'string')
    return ['needs `properties` with a `layer`; docs/map.md lists the layers']
  const type = Object.hasOwn(layers, layer) ? layers[layer] : undefined
  if (type === undefined)
    return [`has the \`layer\` ${printable(layer)}, which is none${didYouMean(layer, Object.keys(layers))}`]

  const named = typeof given.name === 'string' ? ` "${printable(given.name)}"` : ''
  const what = `(${layer}${named})`
  const { is, rule } = geometryRules[type]
  const fits = isData(geometry) && geometry.type === type && is(geometry.coordinates)
  return [
    ...(fits ? [] : [`${what}: \`geometry\` must be ${rule}`]),
    ...Object.entries(properties[layer] ?? {}).flatMap(([key, { is: isRight, rule: right }]) => {
      const [name, isNeeded] = key.endsWith('!') ? [key.slice(0, -1), true] : [key, false]
      const value = given[name]
      return isRight(value) || (value === undefined && !isNeeded) ? [] : [`${what}: \`${name}\` ${right}`]
    }),
  ]
}

const isWebAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value)

/** The licences of others must be kept: each source is listed, and named below the map. */
function sourceProblems({ sources, credit }: Data): string[] {
  if (!Array.isArray(sources))
    return ['must say whose data it is in `sources`, a list; `[]` where all of it is your own (docs/map.md)']
  if (credit !== undefined && !aName.is(credit))
    return ['`credit` must be a sentence; leave it out where there is nobody to name']
  return sources.flatMap((source: unknown, i) => {
    const given = isData(source) ? source : {}
    const what = `source ${i + 1}`
    const words = ['of', 'name', 'licence'].filter((key) => !aName.is(given[key]))
    const addresses = ['url', 'licenceUrl'].filter((key) => !isWebAddress(given[key]))
    return [
      ...words.map((key) => `${what}: \`${key}\` must be words`),
      ...addresses.map((key) => `${what}: \`${key}\` must be a web address`),
      ...(words.length === 0 && !String(credit).includes(String(given.name))
        ? [`${what}: \`credit\` must name ${printable(String(given.name))}`]
        : []),
    ]
  })
}

/** Coordinates are nested three levels deep at most. */
function pointsIn(coordinates: unknown, levels = 3): number {
  if (!Array.isArray(coordinates) || levels === 0) return 0
  return isNumber(coordinates[0]) ? 1 : coordinates.reduce<number>((sum, each) => sum + pointsIn(each, levels - 1), 0)
}

/** Sentences without file and line; none where the data can be drawn. Does not throw, whatever it is. */
export function regionProblems(region: unknown): string[] {
  if (!isData(region) || !Array.isArray(region.features))
    return ['must be GeoJSON, a FeatureCollection with a list of `features`']
  const features: unknown[] = region.features
  const points = features.reduce<number>(
    (sum, feature) => sum + (isData(feature) && isData(feature.geometry) ? pointsIn(feature.geometry.coordinates) : 0),
    0,
  )
  return [
    ...sourceProblems(region),
    ...(points > MOST_POINTS
      ? [
          `holds ${points} points, which is too much for a phone; simplify the lines to ${MOST_POINTS} at most (docs/map.md)`,
        ]
      : []),
    ...features.flatMap((feature, i) => featureProblems(feature).map((sentence) => `feature ${i + 1} ${sentence}`)),
  ]
}
