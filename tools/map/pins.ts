/** Where pins and their labels are on the sheet. */
import type { PinLabel, PinPosition } from '../../app/getting-there/map-drawing.ts'
import { inLines, LINE } from '../../app/getting-there/pin-label.ts'
import { tenth } from './geometry.ts'
import { pinLabelCover, type Cover } from './ground.ts'
import { distance, pointAt, spiral, type Point } from './points.ts'
import type { Sheet } from './sheet.ts'

export interface Place {
  id: string
  name: string
  coordinates: { lat: number; lon: number }
}

/** Pins of a phone of 390 px can be told apart by a finger from here on, and do not touch the resort's mark. */
export const PIN_DISTANCE = 57
export const RESORT_DISTANCE = 53
/** From the middle of a pin to the edge of the sheet. */
export const EDGE = 32
/** A pin that stands farther than this from its spot has a leader line to it. */
const UNDER_THE_PIN = 12

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

export const nameOf = (places: readonly Place[], pin: PinPosition) => places.find(({ id }) => id === pin.id)?.name ?? ''

/**
 * The pins in the order of the places: where the data has them, else on their spot, or as near to it as there is room.
 */
export function pinsOf(sheet: Sheet, home: Point, places: readonly Place[]): PinPosition[] {
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
export function belongsTo({ wide }: Cover, pin: Point, pins: readonly Point[]): boolean {
  const far = ({ x, y }: Point) =>
    Math.min(
      ...wide.map(({ left, top, right, bottom }) =>
        Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
      ),
    )
  return pins.every((other) => far(other) >= far(pin))
}

/** Gives each pin without a label one on a free side. The one with the fewest free sides chooses first. */
export function labelPins(
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
