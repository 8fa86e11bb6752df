/**
 * What covers which part of the sheet, so that nothing is set where something else lies. A map as wide as on a desk
 * shows everything; one as wide as on a phone shows less, at a larger size (MapLabels.module.css, MapPin.module.css).
 */
import type { Anchor, MapLabel, PinLabel } from '../../app/getting-there/map-drawing.ts'
import { firstLine, inLines, LINE, TAG } from '../../app/getting-there/pin-label.ts'
import { turned } from './geometry.ts'
import type { Point } from './points.ts'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The boxes that something covers, on a wide map and on a narrow one. */
export interface Cover {
  wide: readonly Box[]
  narrow: readonly Box[]
}

/** The largest `--map-scale` of either (RegionMap.module.css): text and pins keep their size while the map shrinks. */
const scales = { wide: 1.1, narrow: 1.72 }
const views = ['wide', 'narrow'] as const

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const collide = (a: Cover, b: Cover) =>
  views.some((view) => a[view].some((box) => b[view].some((other) => overlap(box, other))))

/** Whether all of it is on the sheet. */
export const isInside = (cover: Cover, { width, height }: { width: number; height: number }) =>
  views.every((view) =>
    cover[view].every(({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= width && bottom <= height),
  )

export const centred = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

/** The same boxes on both maps. */
export const always = (...boxes: Box[]): Cover => ({ wide: boxes, narrow: boxes })

/** Something that keeps its size in pixels; `boxes` are as on a map of scale 1, around the point. */
function scaled({ x, y }: Point, boxes: readonly Box[], on: readonly (typeof views)[number][] = views): Cover {
  const at = (view: (typeof views)[number]) =>
    on.includes(view)
      ? boxes.map(({ left, top, right, bottom }) => {
          const scale = scales[view]
          return { left: x + left * scale, top: y + top * scale, right: x + right * scale, bottom: y + bottom * scale }
        })
      : []
  return { wide: at('wide'), narrow: at('narrow') }
}

const origin = { x: 0, y: 0 }

export const pinCover = (pin: Point) => scaled(pin, [centred(origin, 28, 28)])
export const resortCover = (resort: Point) => scaled(resort, [centred(origin, 37, 37)])
/** The dot of a town, or of a leader line. */
export const dotCover = (dot: Point) => always(centred(dot, 8, 8))

/** Width of a text, rather too wide than too narrow: a share of the size for each letter, all of it for a wide one. */
function widthOf(text: string, size: number, share = 0.58): number {
  return [...text].reduce((sum, letter) => sum + size * (letter >= '\u2e80' ? 1 : share), 0)
}

/** A line of text around its baseline. */
function lineBox({ dx, dy, anchor }: PinLabel, width: number, size: number): Box {
  const left = dx - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, top: dy - size * 0.85, right: left + width, bottom: dy + size * 0.3 }
}

/** Name and drive time of a place beside its pin; a narrow map shows neither. */
export function pinLabelCover(pin: Point, name: string, label: PinLabel): Cover {
  const lines = inLines(name)
  const first = firstLine(label, lines.length)
  const names = lines.map((line, i) => lineBox({ ...label, dy: first + i * LINE }, widthOf(line, 15.5), 15.5))
  const tag = lineBox({ ...label, dy: 0 }, TAG.width, 0)
  const top = first + lines.length * LINE - 11
  return scaled(pin, [...names, { ...tag, top, bottom: top + TAG.height }], ['wide'])
}

/** Size in pixels of the labels that keep it, and whether narrow maps show them. */
const keeping: Partial<Record<MapLabel['kind'], { size: number; narrow: boolean }>> = {
  resort: { size: 21, narrow: true },
  city: { size: 13, narrow: true },
  town: { size: 13.5, narrow: true },
  village: { size: 12, narrow: false },
}

/** Size in map units of the labels that shrink with the map, on a wide one and on a narrow one. */
const shrinking: Partial<Record<MapLabel['kind'], { wide: number; narrow?: number; share?: number }>> = {
  range: { wide: 11, share: 0.88 },
  summit: { wide: 11.5 },
  water: { wide: 13 },
  exit: { wide: 11.5 },
  shield: { wide: 10.5, share: 0.65 },
  north: { wide: 18, narrow: 22, share: 0.8 },
  scale: { wide: 11.5, narrow: 20 },
}

export function labelCover({ kind, text, x, y, dx = 0, dy = 0, anchor, turn = 0 }: MapLabel): Cover {
  const kept = keeping[kind]
  if (kept) {
    const box = lineBox({ dx, dy, anchor: anchor ?? 'start' }, widthOf(text, kept.size), kept.size)
    return scaled({ x, y }, [box], kept.narrow ? views : ['wide'])
  }
  const { wide, narrow, share } = shrinking[kind] ?? { wide: 12 }
  const at = (size: number) => {
    const width = widthOf(text, size, share)
    const { left, top, right, bottom } = lineBox({ dx, dy, anchor: 'middle' satisfies Anchor }, width, size)
    if (!turn) return [{ left: x + left, top: y + top, right: x + right, bottom: y + bottom }]
    // A turned line is covered by a row of squares.
    const steps = Math.max(1, Math.ceil(width / size))
    return Array.from({ length: steps }, (_, i) => {
      const along = left + ((i + 0.5) * width) / steps
      const [px, py] = turned([along, (top + bottom) / 2], (turn * Math.PI) / 180)
      return centred({ x: x + px, y: y + py }, size * 1.3, size * 1.3)
    })
  }
  return { wide: at(wide), narrow: narrow ? at(narrow) : [] }
}
