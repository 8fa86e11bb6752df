/** What the planner of Your days reckons with, without the words and pictures of the pages. */
import type { Plugin } from 'vite'
import type { DayHours, NamedOuting } from '../../app/your-days/planner/outing.ts'
import type { Content } from '../../content/schema.ts'
import { drivingMinutes } from '../../lib/distances.ts'

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
      road: { km: place.roadKm.max, minutes: drivingMinutes(place) },
      onTheWayBy: place.onTheWayBy ?? undefined,
    })),
    ...enjoyments.experiences.map((each): NamedOuting => ({ id: each.id, name: each.name, ...visitOf(each) })),
  ]
}

/** The hours of a day; arrival and departure are those of the terms, once they are answered. */
export function hoursOf({ days: { hours }, terms: { terms } }: Answered): Hours {
  const answer = terms.arrival.answer
  const { arrival, departure } = answer ?? hours
  return {
    from: minutes(hours.from),
    arrival: minutes(arrival),
    departure: minutes(departure),
    isSettled: answer !== null,
  }
}

type Answered = {
  days: Pick<Content['days'], 'hours'>
  terms: { terms: { arrival: Pick<Content['terms']['terms']['arrival'], 'answer'> } }
}

type Hours = Omit<DayHours, 'sunset'> & {
  /** Whether arrival and departure are answered. */
  isSettled: boolean
}

/** How far each place is. */
const drivesOf = ({ location }: Pick<Content, 'location'>) =>
  location.nearby.places.map(({ name, driveMinutes, roadKm, allowMinutes }) => ({
    name,
    driveMinutes,
    roadKm,
    allowMinutes,
  }))

/**
 * Gives them to the planner as the module `virtual:outings`, and the drives to the fact sheet as `virtual:drives`: the
 * whole guide would be loaded with every page.
 */
export function outingsPlugin(content: () => Content): Plugin {
  const modules: Record<string, () => Record<string, unknown>> = {
    '\0virtual:outings': () => ({ outings: outingsOf(content()), hours: hoursOf(content()) }),
    '\0virtual:drives': () => ({ drives: drivesOf(content()) }),
  }
  return {
    name: 'site-outings',
    resolveId: (source) => (modules[`\0${source}`] ? `\0${source}` : undefined),
    load: (id) =>
      Object.entries(modules[id]?.() ?? {})
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n') || undefined,
  }
}
