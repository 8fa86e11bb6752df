/** What is said about a field beside its title, and the change that empties it. */
import type { Change } from '../answers.ts'
import { nothingIn } from '../field-path.ts'
import type { Field } from '../fields.ts'

/** Limits are beside the counter. */
export function restOf({ more = '', gaps = [] }: Field): string {
  if (gaps.length === 0) return more
  const boxes = gaps.map((gap) => `“${gap}”`).join(' and ')
  return `${more} Keep ${boxes}: the page fills ${gaps.length === 1 ? 'it' : 'them'} in.`.trim()
}

export function rangeInWords({ kind, min, max }: Field): string {
  // Nobody who types a price, or adds a season, asks for its limits.
  if (kind === 'sum' || kind === 'list' || (min === undefined && max === undefined)) return ''
  const unit = kind === 'words' || kind === 'cell' ? ' characters' : ''
  if (min === undefined) return `up to ${max}${unit}`
  return max === undefined ? `from ${min}${unit}` : `${min} to ${max}${unit}`
}

/** The change that leaves a field empty, or out. */
export const emptied = (field: Field): Change => ({ path: field.path, value: nothingIn(field), was: field.value })
