/** What the planner of Your days reckons with, without the words and pictures of the pages. */
import type { Plugin } from 'vite'
import type { DayHours, NamedOuting } from '../../app/your-days/planner/outing.ts'
import type { Content } from '../../content/schema.ts'
import { minutesToAllow } from '../../lib/distances.ts'

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const visitOf = (each: { visitMinutes: number; bestWhen: NamedOuting['when']; notBefore?: string | undefined }) => ({
  visitMinutes: each.visitMinutes,
  when: each.bestWhen,
  notBefore: each.notBefore === undefined ? undefined : minutes(each.notBefore),
})

/** The places, then the experiences. The road takes what the guide tells guests to allow. */
export function outingsOf({ location, enjoyments }: Pick<Content, 'location' | 'enjoyments'>): NamedOuting[] {
  return [
    ...location.nearby.places.map((place): NamedOuting => ({
      id: place.id,
      name: place.name,
      checkFirst: place.checkFirst,
      ...visitOf(place),
      road: { km: place.roadKm.max, minutes: minutesToAllow(place) },
    })),
    ...enjoyments.experiences.map((each): NamedOuting => ({ id: each.id, name: each.name, ...visitOf(each) })),
  ]
}

export function hoursOf({ days: { hours } }: Pick<Content, 'days'>): Omit<DayHours, 'sunset'> {
  return { from: minutes(hours.from), arrival: minutes(hours.arrival), departure: minutes(hours.departure) }
}

/** Gives them to the planner as the module `virtual:outings`. */
export function outingsPlugin(content: () => Content): Plugin {
  const id = '\0virtual:outings'
  return {
    name: 'site-outings',
    resolveId: (source) => (source === 'virtual:outings' ? id : undefined),
    load: (requested) =>
      requested === id
        ? `export const outings = ${JSON.stringify(outingsOf(content()))}\nexport const hours = ${JSON.stringify(hoursOf(content()))}`
        : undefined,
  }
}
