/** What the planner of Your days works with, without the words and pictures of the pages. */
import type { Plugin } from 'vite'
import type { Outing } from '../../app/plan/planner/outing.ts'
import type { Content } from '../../content/schema.ts'
import { drivingMinutes } from '../../lib/distances.ts'

/** The places, then the experiences. */
export function outingsOf({ location, enjoyments }: Pick<Content, 'location' | 'enjoyments'>): Outing[] {
  return [
    ...location.nearby.places.map((place) => ({
      id: place.id,
      name: place.name,
      visit: { ...place.visit, km: place.roadKm.max, minutes: drivingMinutes(place) },
    })),
    ...enjoyments.experiences.map(({ id, name }) => ({ id, name })),
  ]
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
    '\0virtual:outings': () => ({ outings: outingsOf(content()), neighbours: content().days.neighbours }),
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
