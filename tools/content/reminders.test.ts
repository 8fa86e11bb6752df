import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { agedFacts } from './reminders.ts'
import { formatProblem } from './problem.ts'

test('a fact is reminded of once its month is more than a year ago, by file, line and field', () => {
  const root = mkdtempSync(join(tmpdir(), 'aged-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'content'))
  writeFileSync(
    join(root, 'content/location.yaml'),
    'places:\n  - asOf: 2025-10\n  - asOf: 2025-11\n  - name: 2020-01\n',
  )
  expect(agedFacts(root, '2026-11-30').map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/location\.yaml, line 2: `asOf` is more than a year ago \(2025-10\): /),
  ])
  expect(agedFacts(root, '2026-10-31')).toEqual([])
  expect(agedFacts(root, '2027-01-01')).toHaveLength(2)
})

test('R1, R2: a rate of more than 90 days ago, and dated days that are over', () => {
  const root = mkdtempSync(join(tmpdir(), 'aged-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'content'))
  writeFileSync(
    join(root, 'content/accommodations.yaml'),
    [
      'localCurrency: { perUsd: 129.5, date: 2026-08-24 }',
      'seasons:',
      '  - { from: 12-20, until: 01-02 }',
      '  - { from: 2026-11-01, until: 2026-11-21 }',
      'closed:',
      '  - { from: 2026-11-01, until: 2026-11-22 }',
      '',
    ].join('\n'),
  )
  const told = (today: string) =>
    agedFacts(root, today).map((reminder) => /line \d+: `\w+` is [a-z]+/.exec(formatProblem(reminder))?.[0])
  expect(told('2026-11-22')).toEqual(['line 4: `until` is over'])
  expect(told('2026-11-23')).toEqual(['line 1: `date` is more', 'line 4: `until` is over', 'line 6: `until` is over'])
})
