import { nearby } from '../../../content/location.yaml'
import type { Place } from '../../../content/location.schema.ts'
import ui from '../../../content/ui.yaml'
import { byRoad } from '../../../lib/distances.ts'

/** How far a place is by road, where its drive time is less than the road allows (P5). */
export function ByRoad({ place }: { place: Place }) {
  const told = byRoad(place, { ...nearby, durations: ui.durations, prices: ui.prices })
  return told !== undefined && <span data-by-road>{told}</span>
}
