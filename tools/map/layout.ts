/** Where everything stands on the sheet: pins on their spots, and names, compass and scale where nothing lies. */
import type { LabelKind, MapDrawing, MapLabel, PinLabel, PinPosition } from '../../app/getting-there/map-drawing.ts'
import { tenth } from './geometry.ts'
import { collide, dotCover, isInside, labelCover, pinCover, pinLabelCover, resortCover, type Cover } from './ground.ts'
import { belongsTo, labelPins, nameOf, pinsOf, type Place } from './pins.ts'
import { distance, pointAt, spiral, type Point } from './points.ts'
import type { Position, Properties } from './region.ts'
import {
  compassCover,
  compassOf,
  linesOf,
  northLabel,
  ringsOf,
  scaleCover,
  scaleLabels,
  scaleOf,
  type Ring,
  type Scale,
} from './scale.ts'
import type { Sheet } from './sheet.ts'

export interface MapWords {
  resort: string
  /** The resort's town, below its name. */
  city: string
  /** Whether the mark stands in its town as far as the content says; a town of the data knows better. */
  isInCity: boolean
  kilometres: string
}

type Named = { properties: Properties; x: number; y: number }

export interface Layout {
  resort: MapDrawing['resort']
  /** End of the line from the resort's mark to its name. */
  resortLine: Point
  pins: PinPosition[]
  labels: MapLabel[]
  /** Towns with a dot. */
  towns: Named[]
  shields: Named[]
  exits: Named[]
  scale: Scale | undefined
  compass: Point | undefined
  rings: Ring[]
}

const townSides: PinLabel[] = [8, 16].flatMap((far): PinLabel[] => [
  { dx: far, dy: 4, anchor: 'start' },
  { dx: -far, dy: 4, anchor: 'end' },
  { dx: 0, dy: far + 9, anchor: 'middle' },
  { dx: 0, dy: -far, anchor: 'middle' },
])

/**
 * The same content and data always give the same layout. Pins and names stand where the data has them by hand, as long
 * as nothing else lies there; what finds no free place is left out, except the resort, its name and the pins.
 */
export function layOut(
  sheet: Sheet,
  resort: Position,
  places: readonly Place[],
  words: MapWords,
  isPlain: boolean,
): Layout {
  const taken: Cover[] = []
  const isFree = (cover: Cover) => isInside(cover, sheet) && !taken.some((other) => collide(cover, other))
  const take = (...covers: Cover[]) => void taken.push(...covers)

  const home = pointAt(sheet, resort)
  take(resortCover(home))
  const pins = pinsOf(sheet, home, places)
  take(...pins.flatMap((pin) => (pin.spot ? [pinCover(pin), dotCover(pin.spot)] : [pinCover(pin)])))

  const kindsOf = (kind: LabelKind) =>
    sheet.points(kind).flatMap(({ properties, x, y }) => {
      // The `turn` of an exit is for its arrow, not for its name.
      const turn = kind === 'exit' ? undefined : properties.turn
      const label: MapLabel = { kind, text: properties.name, x, y, turn, ...(kind === 'shield' && { dy: 4 }) }
      const cover = labelCover(label)
      return isFree(cover) ? [{ feature: { properties, x, y }, label, cover }] : []
    })
  const fixed = (['shield', 'range', 'summit', 'water', 'exit'] as const).map((kind) => [kind, kindsOf(kind)] as const)
  take(...fixed.flatMap(([, found]) => found.map(({ cover }) => cover)))
  const featuresOf = (wanted: LabelKind) =>
    fixed.flatMap(([kind, found]) => (kind === wanted ? found.map(({ feature }) => feature) : []))

  const allTowns = sheet.points('town')
  const own = allTowns.find(({ properties }) => properties.rank === 1)
  const isAtHome = (town: Named) => town === own && distance(town, home) < sheet.unitsPerKm
  const towns = allTowns.filter((town) => !isAtHome(town) && isInside(dotCover(town), sheet))
  take(...towns.map(dotCover))
  const handNamed = new Map(
    towns.flatMap((town) => {
      const label = town.properties.label && townLabel(town, town.properties.label)
      if (!label || !isFree(labelCover(label))) return []
      take(labelCover(label))
      return [[town, label]]
    }),
  )
  for (const pin of pins) {
    const cover = pin.label && pinLabelCover(pin, nameOf(places, pin), pin.label)
    if (cover && isFree(cover) && belongsTo(cover, pin, pins)) take(cover)
    else delete pin.label
  }

  // Pins choose first: only the resort's name may stand far from what it names, at the end of its line.
  labelPins(pins, places, isFree, take)
  const resortNames = resortLabels(home, words, own ? isAtHome(own) : words.isInCity, isFree)
  take(...resortNames.map(labelCover))

  const lines = linesOf(sheet)
  const rings = isPlain ? ringsOf(sheet, home, pins) : []
  const scale = scaleOf(sheet, words.kilometres, isFree, lines)
  const scaleNames = scale ? scaleLabels(scale, words.kilometres) : []
  if (scale) take(scaleCover(scale, words.kilometres))
  const compass = compassOf(sheet, isFree, lines)
  if (compass) take(compassCover(compass))
  const ringNames = rings.flatMap(({ km, radius }): MapLabel[] => {
    const found = spiral(radius - 5, radius - 5, 1)
      .map(([dx, dy]): MapLabel => ({
        kind: 'scale',
        text: `${km} ${words.kilometres}`,
        x: tenth(home.x + dx),
        y: tenth(home.y + dy + 4),
      }))
      .find((label) => isFree(labelCover(label)))
    if (found) take(labelCover(found))
    return found ? [found] : []
  })
  // The larger towns choose first.
  const found = towns
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((town): MapLabel[] => {
      if (handNamed.has(town)) return []
      const name = townSides
        .map(({ dx, dy, anchor }) => townLabel(town, [dx, dy, anchor]))
        .find((label) => isFree(labelCover(label)))
      if (name) take(labelCover(name))
      return name ? [name] : []
    })

  return {
    resort: home,
    resortLine: lineTo(resortNames[0]!),
    pins,
    labels: [
      ...fixed.flatMap(([, each]) => each.map(({ label }) => label)),
      ...(compass ? [northLabel(compass)] : []),
      ...scaleNames,
      ...ringNames,
      ...handNamed.values(),
      ...found,
      ...resortNames,
    ],
    towns,
    shields: featuresOf('shield'),
    exits: featuresOf('exit'),
    scale,
    compass,
    rings,
  }
}

/** The resort's name and below it its town's, at the end of a line from the mark. */
function resortLabels(home: Point, words: MapWords, withCity: boolean, isFree: (cover: Cover) => boolean): MapLabel[] {
  const labelsAt = (dx: number, dy: number): MapLabel[] => {
    const at = { x: tenth(home.x + dx), y: tenth(home.y + dy), ...anchorOf(dx, dy) }
    return [
      { kind: 'resort', text: words.resort, ...at },
      ...(withCity ? [{ kind: 'city', text: words.city, ...at, dy: 16 } as const] : []),
    ]
  }
  const favourite: [number, number] = [95, 24]
  const all = [favourite, ...spiral(50, 400, 14)].map(([dx, dy]) => labelsAt(dx, dy))
  const free = all.filter((labels) => labels.every((label) => isFree(labelCover(label))))
  const isLineFree = (labels: MapLabel[]) => between(home, lineTo(labels[0]!)).every((point) => isFree(dotCover(point)))
  return free.find(isLineFree) ?? free[0] ?? labelsAt(...favourite)
}

/** Points of the line from the mark to its name, outside of the mark. */
function between(home: Point, end: Point): Point[] {
  const length = distance(home, end)
  return Array.from({ length: 100 }, (_, i) => 38 + i * 8)
    .filter((far) => far < length)
    .map((far) => ({ x: home.x + ((end.x - home.x) * far) / length, y: home.y + ((end.y - home.y) * far) / length }))
}

function anchorOf(dx: number, dy: number): Pick<MapLabel, 'anchor'> {
  if (Math.abs(dx) < Math.abs(dy)) return { anchor: 'middle' }
  return dx < 0 ? { anchor: 'end' } : {}
}

/** The line from the mark ends a little before the name. */
const lineTo = ({ x, y, anchor }: MapLabel): Point => ({
  x: x - { start: 5, middle: 0, end: -5 }[anchor ?? 'start'],
  y: y - 7,
})

const rankOf = ({ properties }: Named) => properties.rank ?? 3

function townLabel(
  { properties: { name, rank }, x, y }: Named,
  [dx, dy, anchor]: NonNullable<Properties['label']>,
): MapLabel {
  return { kind: rank === 3 ? 'village' : 'town', text: name, x, y, dx, dy, anchor }
}
