import { expect, test } from 'vitest'
import { agedFacts } from './owner-check.ts'
import { formatProblem } from '../content/problem.ts'

const text = `localCurrency: { perUsd: 129.5, date: 2026-08-24 }
seasons:
  - { from: 12-20, until: 01-02 }
  - { from: 2026-11-01, until: 2026-11-21 }
closed:
  - { from: 2026-11-01, until: 2026-11-22 }
places:
  - asOf: 2025-10
  - asOf: 2025-11
  - name: 2020-01
`
const [season, rate, closing] = ['line 4: `until` is over', 'line 1: `date` is more', 'line 6: `until` is over']
const [october, november] = ['line 8: `asOf` is more', 'line 9: `asOf` is more']

test.each([
  ['2026-10-31', []],
  ['2026-11-21', [october]],
  ['2026-11-22', [season, october]],
  ['2026-11-23', [rate, season, closing, october]],
  ['2026-12-01', [rate, season, closing, october, november]],
])('R1, R2: what is out of date on %s is reminded of by file, line and field', (today, told) => {
  const found = agedFacts(new Map([['content/accommodations.yaml', text]]), today).map(formatProblem)
  expect(found.map((each) => /line \d+: `\w+` is [a-z]+/.exec(each)?.[0])).toEqual(told)
  for (const each of found) expect(each).toMatch(/^content\/accommodations\.yaml, .* \(20[-\d]+\): \w/)
})
