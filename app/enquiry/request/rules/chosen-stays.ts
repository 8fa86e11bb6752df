import type { EnquiryWords } from '../../../../content/enquiry.schema.ts'
import { fill } from '../../../../lib/text.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import type { Stay } from './resort-data.ts'

/**
 * The chosen stays, in the order of the page, so that the order in which they were chosen makes no difference. Unknown
 * ids are left out, and a stay stands here more than once only as often as there are units of it.
 */
export function chosenStays<Some extends Pick<Stay, 'id' | 'units'>>(
  { stays: ids }: Pick<Draft, 'stays'>,
  stays: readonly Some[],
): Some[] {
  return stays.flatMap((stay) => {
    const wanted = ids.filter((id) => id === stay.id).length
    return Array.from({ length: Math.min(wanted, stay.units ?? 1) }, () => stay)
  })
}

/** Whether one more of this stay can be chosen. */
export function canAdd(stay: Stay, chosen: readonly Stay[]): boolean {
  return chosen.filter(({ id }) => id === stay.id).length < (stay.units ?? 1)
}

/** Each stay once, with the number of its units, in the order of the first of them. */
export function unitsOf<Some extends { id: string }>(chosen: readonly Some[]): { stay: Some; units: number }[] {
  const ids = new Set(chosen.map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const same = chosen.filter((stay) => stay.id === id)
    return same[0] ? [{ stay: same[0], units: same.length }] : []
  })
}

/** 'Orchard Room', '2 × Orchard Room' */
export function unitsText(name: string, units: number, words: Pick<EnquiryWords, 'estimate'>): string {
  return units === 1 ? name : fill(words.estimate.units, { units, stay: name })
}

/** 'Hilltop Home', '2 × Orchard Room + Hilltop Home' */
export function staysText(chosen: readonly Stay[], words: Pick<EnquiryWords, 'estimate'>): string {
  return unitsOf(chosen)
    .map(({ stay, units }) => unitsText(stay.name, units, words))
    .join(' + ')
}
