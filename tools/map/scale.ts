/** Scale, rings and compass, where they cover the fewest lines. */
import type { MapLabel, PinPosition } from '../../app/getting-there/map-drawing.ts'
import { tenth, walk } from './geometry.ts'
import { always, centred, labelCover, type Box, type Cover } from './ground.ts'
import { distance, grid, type Point } from './points.ts'
import type { Sheet } from './sheet.ts'

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

/** Points along roads and shores: compass and scale rather lie where there are none. */
export const linesOf = (sheet: Sheet): Point[] =>
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

/** The rose's circle, its four points, and the letter above. */
export const compassCover = (at: Point): Cover =>
  always(centred(at, 76, 76), centred(at, 18, 100), centred(at, 100, 18), centred({ x: at.x, y: at.y - 62 }, 22, 28))

export const northLabel = ({ x, y }: Point): MapLabel => ({ kind: 'north', text: 'N', x, y: y - 53 })

export const compassOf = (sheet: Sheet, isFree: (cover: Cover) => boolean, lines: readonly Point[]) =>
  quietest([{ x: 84, y: sheet.height - 186 }, ...grid(sheet, 20)], compassCover, isFree, lines)

/** 1, 2, 4, 10, 20, 40 … kilometres, or less than one: halves of them are round numbers too. */
function scaleKm(unitsPerKm: number): number {
  const most = 160 / unitsPerKm
  const power = 10 ** Math.floor(Math.log10(most))
  return [4, 2, 1].map((each) => each * power).find((km) => km <= most) ?? power
}

const round = (km: number) => Number(km.toPrecision(2))

export const scaleLabels = ({ x, y, km, length }: Scale, kilometres: string) =>
  ['0', String(round(km / 2)), `${round(km)} ${kilometres}`].map((text, i): MapLabel => ({
    kind: 'scale',
    text,
    x: tenth(x + (i * length) / 2),
    y: y - 6,
  }))

export function scaleCover(scale: Scale, kilometres: string): Cover {
  const { x, y, length } = scale
  const names = scaleLabels(scale, kilometres).map(labelCover)
  const bar: Box = { left: x, top: y - 1, right: x + length, bottom: y + 8 }
  return { wide: [bar, ...names.flatMap(({ wide }) => wide)], narrow: [bar, ...names.flatMap(({ narrow }) => narrow)] }
}

export function scaleOf(
  sheet: Sheet,
  kilometres: string,
  isFree: (cover: Cover) => boolean,
  lines: readonly Point[],
): Scale | undefined {
  const km = scaleKm(sheet.unitsPerKm)
  const bar = { km, length: 2 * tenth((km / 2) * sheet.unitsPerKm) }
  const at = quietest(
    [{ x: 34, y: sheet.height - 42 }, ...grid(sheet, 20)],
    (point) => scaleCover({ ...bar, ...point }, kilometres),
    isFree,
    lines,
  )
  return at && { ...bar, ...at }
}

/** Two to five rings on a map without land, so that it shows how far the places are. */
export function ringsOf({ unitsPerKm, width }: Sheet, home: Point, pins: readonly PinPosition[]): Ring[] {
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
