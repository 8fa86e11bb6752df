/** What the planner of Your days works with, without the words and pictures of the pages. */
import type { Outing } from '../../app/plan/planner/day-rules.ts'
import type { Content } from '../../content/schema.ts'
import { drivingMinutes } from '../../lib/driving-times.ts'

export const outingsOf = ({ location, enjoyments, days }: Content): Outing[] => [
  ...location.nearby.places.map((place, at) => ({
    id: place.id,
    name: place.name,
    visit: {
      ...place.visit,
      whenToGo: place.whenToGo,
      km: place.roadKm,
      minutes: drivingMinutes(place),
      number: at + 1,
      neighbours: Object.fromEntries(
        days.neighbours
          .filter(({ one, other }) => one === place.id || other === place.id)
          .map(({ one, other, ...road }) => [one === place.id ? other : one, road]),
      ),
      // Where there are tickets and gates; of the others `whenToGo` says enough.
      toCheck: place.officialSite && place.checkFirst,
    },
  })),
  ...enjoyments.experiences.map(({ id, name }) => ({ id, name })),
]

/** How far each place is, for the fact sheet: the whole guide would be loaded with every page. */
export const drivesOf = ({ location }: Pick<Content, 'location'>) =>
  location.nearby.places.map(({ name, driveMinutes, allowMinutes }) => ({ name, driveMinutes, allowMinutes }))
