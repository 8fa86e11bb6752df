import { stays } from '../../../../content/accommodations.yaml'
import type { Stay } from '../../../../content/accommodations.schema.ts'
import { experiences } from '../../../../content/enjoyments.yaml'
import { occasions } from '../../../../content/enquiry.yaml'
import { terms } from '../../../../content/terms.yaml'
import type { PlainDate } from '../../../../lib/dates.ts'
import type { Draft, KnownIds } from '../../draft.ts'

const idsIn = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)
export const known: KnownIds = { stays: idsIn(stays), experiences: idsIn(experiences), occasions: idsIn(occasions) }

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

const countFromAge = terms.children.countFromAge ?? 2

/** Whether a child counts as no guest. A child whose age is missing counts. */
const isBaby = (age: number | null): boolean => age !== null && age < countFromAge

const usualAdults = 2

/** Who comes; `children` and `babies` by their ages. Stays must have room for `counted`; `guests` are all. */
export type Party = ReturnType<typeof partyOf>

/** Until somebody has said how many adults they are: the usual two, and null where the chosen stays are meant for more. */
export function partyOf({ adults: said, childAges }: Pick<Draft, 'adults' | 'childAges'>, chosen: Chosen[]) {
  const least = chosen.reduce((sum, { stay, units }) => sum + units * stay.occupancy.min, 0)
  const adults = said ?? (least > usualAdults ? null : usualAdults)
  const told = adults ?? 0
  const children = childAges.filter((age) => !isBaby(age))
  const babies = childAges.filter(isBaby)
  return { adults, children, babies, counted: told + children.length, guests: told + childAges.length }
}

/** On what the fit and the price of stays depend. */
export type Asked = {
  chosen: Chosen[]
  party: Party
  areResidents: boolean
  /** no more than the form takes; none while there are no dates */
  nights: PlainDate[]
  /** in nights, also more than the form takes; 0 while there are no dates */
  lengthOfStay: number
}

export const roomIn = (some: readonly Chosen[]): number =>
  some.reduce((room, { stay, units }) => room + units * stay.occupancy.max, 0)

/** The guests that all of them take together, as in `{{sleeps}}`. */
export const roomInAll = roomIn(stays.map((stay) => ({ stay, units: unitsIn(stay) })))

/** What the guest asked about, and the draft without it. */
export type Topic = { id: string; name: string; booking?: string; without: Partial<Draft> }

/** Stays are listed for a general inquiry only: a booking request has a field for them. */
export function askedAbout({ subject, stays: ids, about }: Draft, chosen: readonly Chosen[]): Topic[] {
  const listed = subject === 'general-inquiry' ? chosen : []
  const experience = experiences.filter(({ id }) => id === about)
  return [
    ...listed.map(({ stay: { id, name } }) => ({ id, name, without: { stays: ids.filter((each) => each !== id) } })),
    ...experience.map(({ id, name, booking }) => ({ id, name, booking, without: { about: '' } })),
  ]
}
