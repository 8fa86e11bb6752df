/** Any value on a line, with its placeholders filled in. */
import { keyOf } from '../picture-key.ts'
import type { Value } from '../source.ts'
import { fill } from './page.ts'

export function inWords(value: Value | undefined): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value) && value.length === 0) return 'none yet'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object') return keyOf(value) || Object.values(value).filter((each) => each !== null).map(inWords).join(' · ')
  return fill(String(value))
}
