import { describe, expect, test } from 'vitest'
import { inSentences, playwrightFailures, vitestFailures } from './test-failures.ts'

describe('W2 what failed, for the owner', () => {
  test('is read from the reports of both tools, without colours and stacks', () => {
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
    expect(
      playwrightFailures({ suites: [{ specs: [{ ...failed, ok: true }], suites: [{ specs: [failed] }] }] }),
    ).toEqual([{ file: 'tests/journeys/pages/accessibility.spec.ts', title: 'axe on /', found: 'too pale' }])
  })

  test('names the page and what to do, once for all tests that say the same, the shortest first', () => {
    const budget = (title: string) => ({ file: 'tests/site/budgets.test.ts', title, found: '16 kB' })
    const sentences = inSentences([
      ...['/location fits', 'the document of /location', 'fonts of /location', 'scripts of /location'].map(budget),
      budget('/ fits'),
      { file: 'lib/dates.test.ts', title: 'leap years', found: '' },
    ])
    expect(sentences.map((each) => each.split('\n')[0])).toEqual([
      'The site: that is nothing which content should cause. Give these lines to whoever looks after the code.',
      'The page /: it has grown heavier than its budget. Shorten its texts, or take an entry out of its longest list.',
      'The page /location: it has grown heavier than its budget. Shorten its texts, or take an entry out of its longest list.',
    ])
    expect(sentences[2]).toMatch(
      /\n {6}tests\/site\/budgets\.test\.ts: \/location fits \(16 kB\)\n[^]*\n {6}and 1 more$/,
    )
  })

  test('tells pictures that are too heavy, and leaves the resort of the tests to whoever looks after the code', () => {
    const told = (file: string, title: string) => inSentences([{ file, title, found: '' }])[0]?.split('\n')[0]
    expect(told('tests/journeys/network/budgets.spec.ts', 'budget of pictures on a phone: /about')).toBe(
      'The page /about: its pictures are heavier than their budget. Take calmer ones, with less grass, leaves and grain, or show fewer of them.',
    )
    const keepers = /that is nothing which content should cause/
    expect(told('tests/journeys/network/budgets.spec.ts', 'nothing moves on / at any width')).toMatch(keepers)
    expect(told('.generated/coast/tests/site/budgets.test.ts', 'budgets of /about: its first screen')).toMatch(keepers)
  })

  test('lets the specification speak for itself', () => {
    const found =
      'Write `specification: false` in tests/settings.ts, line 4.: expected [ …(4) ] to deeply equal [ …(4) ]'
    const [sentence] = inSentences([{ file: 'tests/content/specification.test.ts', title: 'S1', found }])
    expect(sentence?.split('\n')[0]).toBe('Write `specification: false` in tests/settings.ts, line 4.')
  })
})
