import type { Occupancy } from './prices.ts'

type Stay = { id: string; occupancy: Occupancy }

/** Stays that suit a purpose, the one that suits best first, each with its reason. */
export type Suggestion = { stay: string; why: string }

/**
 * The stay to suggest: the first of the suggestions that takes the whole party. A party is a range, such as one or two:
 * the stay must hold the most of it, and not ask for more guests than that. Nothing where none does, which the content
 * schema does not let happen.
 */
export function stayFor<Known extends Stay>(
  party: Occupancy,
  suggestions: readonly Suggestion[],
  stays: readonly Known[],
): { stay: Known; why: string } | undefined {
  for (const { stay: id, why } of suggestions) {
    const stay = stays.find((each) => each.id === id)
    if (stay && stay.occupancy.min <= party.max && party.max <= stay.occupancy.max) return { stay, why }
  }
  return undefined
}
