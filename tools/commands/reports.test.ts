import { expect, test } from 'vitest'
import { causesOf, playwrightFailures, vitestFailures } from './reports.ts'

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
    tests: [{ results: [{}, { error: { message: 'Error: too pale\n  at z' } }] }],
  }
  expect(playwrightFailures({ suites: [{ specs: [{ ...failed, ok: true }], suites: [{ specs: [failed] }] }] })).toEqual(
    [{ file: 'tests/journeys/pages/accessibility.spec.ts', title: 'axe on /', found: 'too pale' }],
  )
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
