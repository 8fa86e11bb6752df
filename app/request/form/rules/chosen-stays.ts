import { stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import { experiences } from '../../../../content/enjoyments.yaml'
import { occasions } from '../../../../content/request.yaml'
import type { Draft, KnownIds } from '../../draft.ts'

const idsIn = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
export const knownIds: KnownIds = { stays: idsIn(stays), experiences: idsIn(experiences), occasions: idsIn(occasions) }

export type Chosen = { stay: Stay; units: number }

/** In the order of the page, whichever was chosen first, without unknown ids, and no more units than there are. */
export const chosenOf = ({ stays: ids }: Pick<Draft, 'stays'>): Chosen[] =>
  stays
    .map((stay) => ({ stay, units: Math.min(ids.filter((id) => id === stay.id).length, unitsIn(stay)) }))
    .filter(({ units }) => units > 0)

export const unitsOf = (stay: Stay, chosen: readonly Chosen[]): number =>
  chosen.find((each) => each.stay === stay)?.units ?? 0

/** With a unit of a stay more, or less; also where the resort has no more. */
export const withUnit = (chosen: readonly Chosen[], stay: Stay, by: 1 | -1 = 1): Chosen[] =>
  stays
    .map((each) => ({ stay: each, units: unitsOf(each, chosen) + (each === stay ? by : 0) }))
    .filter(({ units }) => units > 0)

/** While the owner has not said how many there are, only one can be chosen. */
export const unitsIn = (stay: Stay) => stay.units ?? 1

/** As a draft holds them: a stay twice for two units. */
export const idsOf = (chosen: readonly Chosen[]): string[] =>
  chosen.flatMap(({ stay, units }) => Array<string>(units).fill(stay.id))

export const canAdd = (stay: Stay, chosen: readonly Chosen[]): boolean => unitsOf(stay, chosen) < unitsIn(stay)

export const roomIn = (some: readonly Chosen[]): number =>
  some.reduce((room, { stay, units }) => room + units * stay.occupancy.max, 0)

/** The guests that all of them take together, as in `{{sleeps}}`. */
export const roomInAll = roomIn(stays.map((stay) => ({ stay, units: unitsIn(stay) })))
