import { stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import { experiences } from '../../../../content/enjoyments.yaml'
import { occasions } from '../../../../content/enquiry.yaml'
import { terms } from '../../../../content/terms.yaml'
import type { Draft, KnownIds } from '../../draft.ts'

const idsIn = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
export const known: KnownIds = { stays: idsIn(stays), experiences: idsIn(experiences), occasions: idsIn(occasions) }

export type Chosen = { stay: Stay; units: number }

/**
 * The chosen stays, in the order of the page, so that the order in which they were chosen makes no difference. Unknown
 * ids are left out, and of each stay there are no more units than the resort has.
 */
export function chosenOf({ stays: ids }: Pick<Draft, 'stays'>): Chosen[] {
  return stays.flatMap((stay) => {
    const units = Math.min(ids.filter((id) => id === stay.id).length, unitsIn(stay))
    return units > 0 ? [{ stay, units }] : []
  })
}

/** While the owner has not said how many there are, only one can be chosen. */
export const unitsIn = (stay: Stay) => stay.units ?? 1

/** As a draft holds them: a stay twice for two units. */
export const idsOf = (chosen: readonly Chosen[]): string[] =>
  chosen.flatMap(({ stay, units }) => Array<string>(units).fill(stay.id))

export const canAdd = (stay: Stay, chosen: readonly Chosen[]): boolean =>
  (chosen.find((each) => each.stay === stay)?.units ?? 0) < unitsIn(stay)

const countFromAge = terms.children.countFromAge ?? 2

/** Whether a child counts as no guest. A child whose age is missing counts. */
export const isBaby = (age: number | null): boolean => age !== null && age < countFromAge

/** Until somebody has said how many they are. */
export const usualAdults = 2

/** As many as was said, or else the least that the chosen stays are meant for. */
export function adultsOf({ adults, stays: ids }: Pick<Draft, 'adults' | 'stays'>): number {
  const least = chosenOf({ stays: ids }).reduce((sum, { stay, units }) => sum + units * stay.occupancy.min, 0)
  return adults ?? Math.max(usualAdults, least)
}

export const guestsOf = (draft: Pick<Draft, 'adults' | 'stays' | 'childAges'>): number =>
  adultsOf(draft) + draft.childAges.length

/** The guests for whom stays must have room. */
export const countedGuests = (draft: Draft): number =>
  adultsOf(draft) + draft.childAges.filter((age) => !isBaby(age)).length

/** The guests that these stays take. */
export const roomIn = (some: readonly Chosen[]): number =>
  some.reduce((room, { stay, units }) => room + units * stay.occupancy.max, 0)

/** The guests that all of them take together, as in `{{sleeps}}`. */
export const roomInAll = roomIn(stays.map((stay) => ({ stay, units: unitsIn(stay) })))

/** What the guest asked about, and the draft without it. */
export type Topic = { id: string; name: string; booking?: string; without: Partial<Draft> }

/** Stays are listed for a general inquiry only: a booking request has a field for them. */
export function askedAbout({ subject, stays: ids, about }: Draft): Topic[] {
  const chosen = subject === 'general-inquiry' ? chosenOf({ stays: ids }) : []
  const experience = experiences.filter(({ id }) => id === about)
  return [
    ...chosen.map(({ stay: { id, name } }) => ({ id, name, without: { stays: ids.filter((each) => each !== id) } })),
    ...experience.map(({ id, name, booking }) => ({ id, name, booking, without: { about: '' } })),
  ]
}
