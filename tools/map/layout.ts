/** Where everything stands on the sheet: pins on their spots, and names, compass and scale where nothing lies. */
import type { LabelKind, MapDrawing, MapLabel, PinLabel, PinPosition } from '../../app/getting-there/map-drawing.ts'
import { inLines, LINE } from '../../app/getting-there/pin-label.ts'
import { tenth, walk } from './geometry.ts'
import {
  always,
  centred,
  collide,
  dotCover,
  isInside,
  labelCover,
  pinCover,
  pinLabelCover,
  resortCover,
  type Box,
  type Cover,
} from './ground.ts'
import type { Position, Properties } from './region.ts'
import type { Sheet } from './sheet.ts'

export interface Point {
  x: number
  y: number
}

export interface Place {
  id: string
  name: string
  coordinates: { lat: number; lon: number }
}

export interface MapWords {
  resort: string
  /** The resort's town, below its name. */
  city: string
  kilometres: string
}

/** The left end of the scale bar, what it measures, and its length in map units. */
export interface Scale extends Point {
  km: number
  length: number
}

/** A circle of this many kilometres around the resort, as a straight line goes. */
export interface Ring {
  km: number
  radius: number
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

/** Pins of a phone of 390 px can be told apart by a finger from here on, and do not touch the resort's mark. */
export const PIN_DISTANCE = 57
export const RESORT_DISTANCE = 53
/** From the middle of a pin to the edge of the sheet. */
export const EDGE = 32
/** A pin that stands farther than this from its spot has a leader line to it. */
const UNDER_THE_PIN = 12

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Offsets around a point, the nearest first. */
function spiral(from: number, to: number, step: number): [number, number][] {
  const rings = Math.floor((to - from) / step) + 1
  return Array.from({ length: rings }, (_, i) => from + i * step).flatMap((radius) =>
    Array.from({ length: radius === 0 ? 1 : 16 }, (_, i): [number, number] => {
      const angle = (i * Math.PI) / 8
      return [tenth(radius * Math.cos(angle)), tenth(-radius * Math.sin(angle))]
    }),
  )
}

/** Sides for the label of a pin, the best first. */
function sides(name: string): PinLabel[] {
  const lines = inLines(name).length
  const height = lines * LINE + 19
  const [middle, below, above] = [Math.round(13 - height / 2), 30, -22]
  return [0, 14, 28].flatMap((far): PinLabel[] => [
    { dx: 18 + far, dy: middle, anchor: 'start' },
    { dx: -18 - far, dy: middle, anchor: 'end' },
    { dx: 0, dy: below + far, anchor: 'middle' },
    { dx: 0, dy: above - far, anchor: 'middle' },
    { dx: 12 + far, dy: 24 + far, anchor: 'start' },
    { dx: -12 - far, dy: 24 + far, anchor: 'end' },
    { dx: 12 + far, dy: -lines * LINE - 16 - far, anchor: 'start' },
    { dx: -12 - far, dy: -lines * LINE - 16 - far, anchor: 'end' },
  ])
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
  const isAtHome = (town: Named) => town === own && distance(town, home) < RESORT_DISTANCE
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
  const resortNames = resortLabels(home, words, own === undefined || isAtHome(own), isFree)
  take(...resortNames.map(labelCover))

  const lines = linesOf(sheet)
  const rings = isPlain ? ringsOf(sheet, home, pins) : []
  const scale = scaleOf(sheet, words, isFree, lines)
  const scaleNames = scale ? scaleLabels(scale, words) : []
  if (scale) take(scaleCover(scale, words))
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

function pointAt(sheet: Sheet, position: Position): Point {
  const [x, y] = sheet.at(position)
  return { x: tenth(x), y: tenth(y) }
}

const nameOf = (places: readonly Place[], pin: PinPosition) => places.find(({ id }) => id === pin.id)?.name ?? ''

/** The pins in the order of the places: where the data has them, else on their spot, or as near to it as there is room. */
function pinsOf(sheet: Sheet, home: Point, places: readonly Place[]): PinPosition[] {
  const placed = new Map<string, PinPosition>()
  const hasRoom = (pin: Point) =>
    pin.x >= EDGE &&
    pin.x <= sheet.width - EDGE &&
    pin.y >= EDGE &&
    pin.y <= sheet.height - EDGE &&
    distance(pin, home) >= RESORT_DISTANCE &&
    [...placed.values()].every((other) => distance(pin, other) >= PIN_DISTANCE)
  const spots = places.map(({ id, coordinates: { lon, lat } }) => ({ id, spot: pointAt(sheet, [lon, lat]) }))
  const byHand = sheet.points('place')
  for (const { id, spot } of spots) {
    const found = byHand.find(({ properties }) => properties.id === id)
    if (!found || !hasRoom(found)) continue
    const {
      properties: { label, leader },
      x,
      y,
    } = found
    placed.set(id, {
      id,
      x,
      y,
      ...(label && { label: { dx: label[0], dy: label[1], anchor: label[2] } }),
      ...(leader && { spot }),
    })
  }
  for (const { id, spot } of spots) {
    if (placed.has(id)) continue
    const at =
      spiral(0, 900, 6)
        .map(([dx, dy]): Point => ({ x: tenth(spot.x + dx), y: tenth(spot.y + dy) }))
        .find(hasRoom) ?? spot
    placed.set(id, { id, ...at, ...(distance(at, spot) > UNDER_THE_PIN && { spot }) })
  }
  return spots.map(({ id }) => placed.get(id)!)
}

/** Whether a label is nearer to its own pin than to any other, so that nobody takes it for theirs. */
function belongsTo({ wide }: Cover, pin: Point, pins: readonly Point[]): boolean {
  const far = ({ x, y }: Point) =>
    Math.min(
      ...wide.map(({ left, top, right, bottom }) =>
        Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
      ),
    )
  return pins.every((other) => far(other) >= far(pin))
}

/** Gives each pin without a label one on a free side. The one with the fewest free sides chooses first. */
function labelPins(
  pins: readonly PinPosition[],
  places: readonly Place[],
  isFree: (cover: Cover) => boolean,
  take: (cover: Cover) => void,
): void {
  const waiting = new Set(pins.filter(({ label }) => !label))
  while (waiting.size > 0) {
    const free = [...waiting].map((pin) => {
      const name = nameOf(places, pin)
      return {
        pin,
        options: sides(name)
          .map((label) => ({ label, cover: pinLabelCover(pin, name, label) }))
          .filter(({ cover }) => isFree(cover) && belongsTo(cover, pin, pins)),
      }
    })
    const {
      pin,
      options: [best],
    } = free.reduce((a, b) => (b.options.length < a.options.length ? b : a))
    waiting.delete(pin)
    if (!best) continue
    pin.label = best.label
    take(best.cover)
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

/** Points along roads and shores: compass and scale rather lie where there are none. */
const linesOf = (sheet: Sheet): Point[] =>
  ['road', 'river', 'lake']
    .flatMap(sheet.outlines)
    .flatMap(({ path, closed }) => walk(path, 8, closed).map(({ at: [x, y] }) => ({ x, y })))

/** The first of the free positions that cover the fewest lines. */
function quietest(
  positions: readonly Point[],
  coverOf: (at: Point) => Cover,
  isFree: (cover: Cover) => boolean,
  lines: readonly Point[],
): Point | undefined {
  const crossed = (boxes: readonly Box[]) =>
    lines.filter(({ x, y }) =>
      boxes.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom),
    ).length
  let best: { at: Point; lines: number } | undefined
  for (const at of positions) {
    const cover = coverOf(at)
    if (!isFree(cover)) continue
    const crossing = crossed(cover.wide)
    if (crossing === 0) return at
    if (!best || crossing < best.lines) best = { at, lines: crossing }
  }
  return best?.at
}

/** Positions all over the sheet, from the bottom up. */
function grid({ width, height }: Sheet, step: number): Point[] {
  const rows = Math.floor(height / step)
  const columns = Math.floor(width / step)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_column, column) => ({ x: column * step, y: height - row * step })),
  ).flat()
}

/** The rose's circle, its four points, and the letter above. */
const compassCover = (at: Point): Cover =>
  always(centred(at, 76, 76), centred(at, 18, 100), centred(at, 100, 18), centred({ x: at.x, y: at.y - 62 }, 22, 28))

const northLabel = ({ x, y }: Point): MapLabel => ({ kind: 'north', text: 'N', x, y: y - 53 })

const compassOf = (sheet: Sheet, isFree: (cover: Cover) => boolean, lines: readonly Point[]) =>
  quietest([{ x: 84, y: sheet.height - 186 }, ...grid(sheet, 20)], compassCover, isFree, lines)

/** 1, 2, 4, 10, 20, 40 … kilometres, or less than one: halves of them are round numbers too. */
function scaleKm(unitsPerKm: number): number {
  const most = 160 / unitsPerKm
  const power = 10 ** Math.floor(Math.log10(most))
  return [4, 2, 1].map((each) => each * power).find((km) => km <= most) ?? power
}

const round = (km: number) => Number(km.toPrecision(2))

const scaleLabels = ({ x, y, km, length }: Scale, { kilometres }: MapWords) =>
  ['0', String(round(km / 2)), `${round(km)} ${kilometres}`].map((text, i): MapLabel => ({
    kind: 'scale',
    text,
    x: tenth(x + (i * length) / 2),
    y: y - 6,
  }))

function scaleCover(scale: Scale, words: MapWords): Cover {
  const { x, y, length } = scale
  const names = scaleLabels(scale, words).map(labelCover)
  const bar: Box = { left: x, top: y - 1, right: x + length, bottom: y + 8 }
  return { wide: [bar, ...names.flatMap(({ wide }) => wide)], narrow: [bar, ...names.flatMap(({ narrow }) => narrow)] }
}

function scaleOf(
  sheet: Sheet,
  words: MapWords,
  isFree: (cover: Cover) => boolean,
  lines: readonly Point[],
): Scale | undefined {
  const km = scaleKm(sheet.unitsPerKm)
  const bar = { km, length: 2 * tenth((km / 2) * sheet.unitsPerKm) }
  const at = quietest(
    [{ x: 34, y: sheet.height - 42 }, ...grid(sheet, 20)],
    (point) => scaleCover({ ...bar, ...point }, words),
    isFree,
    lines,
  )
  return at && { ...bar, ...at }
}

/** Two to five rings on a map without land, so that it shows how far the places are. */
function ringsOf({ unitsPerKm, width }: Sheet, home: Point, pins: readonly PinPosition[]): Ring[] {
  const reach = Math.max(...pins.map((pin) => distance(pin.spot ?? pin, home)), width / 5) / unitsPerKm
  const most = reach / 2
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [5, 2, 1].map((each) => each * power).find((km) => km <= most) ?? power
  const count = Math.floor((reach * 1.15) / step)
  return Array.from({ length: count }, (_, i) => ({
    km: round((i + 1) * step),
    radius: tenth((i + 1) * step * unitsPerKm),
  }))
}
