import { expect, test } from 'vitest'
import { causesOf, named, playwrightFailures, playwrightLate, vitestFailures } from './reports.ts'

test('what failed is read from the reports of both tools, without colours and stacks', () => {
  const vitest = {
    testResults: [
      {
        name: '/project/tests/site/budgets.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'a', failureMessages: [] },
          {
            status: 'failed',
            fullName: '/location fits',
            failureMessages: ['\u001b[31mAssertionError: 16 kB, at most 14.6\u001b[39m\n    at x.ts'],
          },
        ],
      },
      { name: '/project/tests/site/html.test.ts', message: 'Error: no dist\nat y', assertionResults: [] },
    ],
  }
  expect(vitestFailures(vitest, '/project')).toEqual([
    { file: 'tests/site/budgets.test.ts', title: '/location fits', found: '16 kB, at most 14.6' },
    { file: 'tests/site/html.test.ts', title: 'tests/site/html.test.ts', found: 'no dist' },
  ])
  const failed = {
    ok: false,
    title: 'axe on /',
    file: 'journeys/pages/accessibility.spec.ts',
    tests: [{ status: 'unexpected', results: [{}, { error: { message: 'Error: too pale\n  at z' } }] }],
  }
  const late = { ...failed, ok: true, title: 'the menu', tests: [{ status: 'flaky', results: [] }] }
  const good = { ...late, title: 'links', tests: [{ status: 'expected', results: [] }] }
  const playwright = { suites: [{ specs: [good, late], suites: [{ specs: [failed] }] }] }
  const file = 'tests/journeys/pages/accessibility.spec.ts'
  expect(playwrightFailures(playwright)).toEqual([{ file, title: 'axe on /', found: 'too pale' }])
  expect(playwrightLate(playwright)).toEqual([{ file, title: 'the menu', found: '' }])
})

test('at most ten tests are named, each once by its file and title', () => {
  const tests = Array.from({ length: 12 }, (_, at) => ({ file: 'a.test.ts', title: `case ${at + 1}`, found: '' }))
  expect(named(tests.slice(0, 2))).toEqual(['a.test.ts: case 1', 'a.test.ts: case 2'])
  expect(named(tests)).toEqual([...named(tests.slice(0, 10)), 'and 2 more'])
  expect(
    named([{ file: 'b.test.ts', title: 'b.test.ts', found: '' }, ...tests.slice(0, 1), ...tests.slice(0, 1)]),
  ).toEqual(['b.test.ts', 'a.test.ts: case 1'])
})

test('a cause that many tests found is one line, in the order of the files', () => {
  const of = (file: string, title: string, found: string) => ({ file, title, found })
  expect(
    causesOf([
      of('tests/site/b.test.ts', 'links', 'no such page'),
      of('tests/site/a.test.ts', 'the page /location', 'too heavy'),
      of('tests/site/a.test.ts', 'the page /', 'too heavy'),
      of('tests/site/c.test.ts', 'without a message', ''),
    ]),
  ).toEqual([
    'too heavy (tests/site/a.test.ts: the page /, and 1 more)',
    'no such page (tests/site/b.test.ts: links)',
    'without a message (tests/site/c.test.ts: without a message)',
  ])
})
