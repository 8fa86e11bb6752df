/** The resort by the sea, which tests read in place of the owner's content. */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'
import { resortContent } from '../resort/content.ts'

const own = join(root, 'tests/resort/content')
const names = globSync('*.yaml', { cwd: own }).map((file) => basename(file, '.yaml'))

test('every optional fact is filled in', () => {
  const emptyIn = (value: unknown, path: string): string[] =>
    value === null || (Array.isArray(value) && value.length === 0)
      ? [path]
      : typeof value === 'object'
        ? Object.entries(value).flatMap(([key, each]) => emptyIn(each, `${path}.${key}`))
        : []
  expect(names.flatMap((name) => emptyIn(resortContent(name), name))).toEqual([
    // A picture of which it is not said from where, days on which all stays are closed, no prefix within the country,
    // a term that is open, and one to ask about.
    'accommodations.stays.2.pictures.5.side',
    'accommodations.closed.0.stays',
    'site.place.telephone.nationalPrefix',
    'terms.terms.taxes.answer',
    'terms.terms.residents.answer',
  ])
})
