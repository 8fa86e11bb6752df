/** How windows show the value of a field. */
import { keyOf } from '../picture-key.ts'
import type { Value } from '../source.ts'
import { fill } from './page.ts'

/** Any value on a line, with its placeholders filled in. */
export function formatValue(value: Value | undefined): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value) && value.length === 0) return 'none yet'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object')
    return (
      keyOf(value) ||
      Object.values(value)
        .filter((each) => each !== null)
        .map(formatValue)
        .join(' · ')
    )
  return fill(String(value))
}
