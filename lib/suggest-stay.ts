import type { Occupancy } from './prices.ts'

type Stay = { id: string; occupancy: Occupancy }

/** Suggested stays for a purpose, the best first, each with its reason. */
export type Suggestion = { stay: string; why: string }

/**
 * The first suggestion that fits the whole party. A party is a range, such as one or two guests: the stay must have
 * room for the larger number, and its least number must not be above it. Undefined where none fits, which the content
 * schema prevents.
 */
export function suggestStay<Known extends Stay>(
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
