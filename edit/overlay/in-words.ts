/** Any value on a line, with its placeholders filled in. */
import { keyOf } from '../picture-key.ts'
import type { Value } from '../source.ts'
import { fill } from './page.ts'

export function inWords(value: Value | undefined): string {
  if (value === null || value === undefined) return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object') return keyOf(value) || JSON.stringify(value)
  return fill(String(value))
}
