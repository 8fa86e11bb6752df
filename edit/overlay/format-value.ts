/** What windows say of fields and of their values. */
import { keyOf } from '../picture-key.ts'
import type { Value } from '../source.ts'
import { fill } from './page.ts'

/** Any value on a line, with its placeholders filled in. */
export function inWords(value: Value | undefined): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value) && value.length === 0) return 'none yet'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object')
    return (
      keyOf(value) ||
      Object.values(value)
        .filter((each) => each !== null)
        .map(inWords)
        .join(' · ')
    )
  return fill(String(value))
}

/** The first sentence of what a schema says. */
export const titleOf = ({ about }: { about: string }): string => about.split(/\.(?:\s|$)/)[0] ?? ''

/** What a schema says without its limits, which are told beside a counter, or once something is wrong. */
export const withoutLimits = (about: string): string => about.replace(/\s*\d+ to \d+ characters\.$/, '')
