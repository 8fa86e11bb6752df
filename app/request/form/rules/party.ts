import { terms } from '../../../../content/terms.yaml'
import type { Draft } from '../../draft.ts'
import type { Chosen } from './chosen-stays.ts'

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
  const children = childAges.filter((age) => !isBaby(age))
  const babies = childAges.filter(isBaby)
  return {
    adults,
    children,
    babies,
    counted: (adults ?? 0) + children.length,
    guests: (adults ?? 0) + childAges.length,
  }
}
