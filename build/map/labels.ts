/** The names and pins that the page shows over the drawing. */
import type { LabelKind, MapDrawing, MapLabel, PinPosition } from '../../app/getting-there/map-drawing.ts'
import { tenth } from './geometry.ts'
import { compassAt, resortLabelAt, scaleBar } from './ornaments.ts'
import type { Sheet } from './sheet.ts'

/** The resort's mark is at the town of rank 1, because the resort's coordinates are not confirmed. */
export function resortOf(sheet: Sheet): MapDrawing['resort'] {
  const town = sheet.points('town').find(({ properties }) => properties.rank === 1)
  return town && { x: town.x, y: town.y }
}

/** All names, in painting order. The name `resort` is beside the town of rank 1. */
export function labelsOf(sheet: Sheet, words: { resort: string; kilometres: string }): MapLabel[] {
  const named = (kind: LabelKind) => sheet.points(kind).map(({ properties: { name, turn }, x, y }): MapLabel => (
    // The `turn` of an exit is for its arrow, not for its name.
    { kind, text: name, x, y, turn: kind === 'exit' ? undefined : turn }
  ))
  const compass = compassAt(sheet)
  const scale = scaleBar(sheet)
  return [
    ...named('shield').map((label) => ({ ...label, dy: 4 })),
    ...named('range'), ...named('summit'), ...named('water'), ...named('exit'),
    { kind: 'north', text: 'N', x: compass.x, y: compass.y - 53 },
    ...['0', '10', `20 ${words.kilometres}`].map((text, i): MapLabel => (
      { kind: 'scale', text, x: tenth(scale.x + i * scale.tenKm), y: scale.y - 6 }
    )),
    ...sheet.points('town').flatMap(({ properties: { name, rank, label = [8, 4, 'start'] }, x, y }): MapLabel[] => {
      const [dx, dy, anchor] = label
      if (rank !== 1) return [{ kind: rank === 2 ? 'town' : 'village', text: name, x, y, dx, dy, anchor }]
      const at = resortLabelAt({ x, y })
      return [{ kind: 'resort', text: words.resort, ...at }, { kind: 'city', text: name, ...at, dy: 16 }]
    }),
  ]
}

export interface Place {
  id: string
  coordinates: { lat: number; lon: number }
}

/**
 * The pins of the places, in the same order. The region's data may set offsets for pin and label; without them the pin
 * is at the position of the place, and the label at its right. Places outside of the map are left out.
 */
export function pinsOf(sheet: Sheet, places: readonly Place[]): PinPosition[] {
  return places.flatMap(({ id, coordinates: { lon, lat } }) => {
    const [x, y] = sheet.at([lon, lat])
    if (x < 0 || x > sheet.width || y < 0 || y > sheet.height) return []
    const placing = sheet.region.features.find(({ properties }) => properties.layer === 'place' && properties.id === id)
    const { pin: [px, py] = [0, 0], label: [dx, dy, anchor] = [18, 5, 'start'], leader } = placing?.properties ?? {}
    const spot = { x: tenth(x), y: tenth(y) }
    const position = { id, x: tenth(spot.x + px), y: tenth(spot.y + py), dx, dy, anchor }
    return [leader ? { ...position, spot } : position]
  })
}
