/** What failed tests mean for the owner: the page, what is wrong there, and what to do. */
import { relative } from 'node:path'

/** A failed test: its file from the folder of the project, its title, and the first line of what it found. */
export type Failure = { file: string; title: string; found: string }

const colours = /\u001b\[[\d;]*m/g

function firstLine(message: string | undefined): string {
  const [line = ''] = (message ?? '').replaceAll(colours, '').trim().split('\n')
  return line.replace(/^(?:Error|AssertionError): /, '')
}

type VitestResults = {
  testResults: {
    name: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

export function vitestFailures(report: unknown, root: string): Failure[] {
  return (report as VitestResults).testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be loaded has no tests.
    if (assertionResults.length === 0 && message) return [{ file, title: file, found: firstLine(message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      found: firstLine(failureMessages[0]),
    }))
  })
}

type PlaywrightSuite = {
  specs: { ok: boolean; title: string; file: string; tests: { results: { error?: { message?: string } }[] }[] }[]
  suites?: PlaywrightSuite[]
}

export function playwrightFailures(report: unknown): Failure[] {
  const inSuite = ({ specs, suites = [] }: PlaywrightSuite): Failure[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, tests }) => {
        const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
        return { file: `tests/${file}`, title, found: firstLine(errors.find((each) => each !== undefined)) }
      }),
    ...suites.flatMap(inSuite),
  ]
  return (report as { suites: PlaywrightSuite[] }).suites.flatMap(inSuite)
}

const forTheKeeper = 'that is nothing which content should cause. Give these lines to whoever looks after the code'

/** What an owner can do, by the file and title of the test. */
const remedies: [test: RegExp, remedy: string][] = [
  // The resort by the sea is nobody's content.
  [/^(?:\.generated|tests\/resorts)\/coast\//, forTheKeeper],
  [/budgets.*: nothing moves/, forTheKeeper],
  [
    /budgets.*: budget of pictures/,
    'its pictures are heavier than their budget. Take calmer ones, with less grass, leaves and grain, or show fewer of them',
  ],
  [
    /budgets|prefetch/,
    'it has grown heavier than its budget. Shorten its texts, or take an entry out of its longest list',
  ],
  [
    /accessibility|large-text|type\.spec|pictures\.spec|header\.spec/,
    'something on it cannot be read or seen well enough. If you have changed a picture, take a calmer one or set its `focus`; if you have made a text longer, shorten it',
  ],
  [
    /tests\/site\/(?:html|pages|sections|shell|outline|found|heard)/,
    'a text or link that you have changed does not fit there. Undo your last change there and try again',
  ],
  [/tests\/hosts/, 'a host does not serve it as it should. That is nothing in your content'],
]

/** The page that a title names, as an address. */
const pageOf = (title: string) => /(?:^|\s)(\/(?:[a-z][a-z-]*)?|\/404)(?=[\s,:;)]|$)/.exec(title)?.[1]

/**
 * A sentence for each page and remedy, the shortest first. Each ends with the titles of its tests, for those who look
 * after the code.
 */
export function inSentences(failures: readonly Failure[]): string[] {
  const groups = Map.groupBy(failures, ({ file, title, found }) => {
    // A test that says itself what to type.
    if (file.includes('specification')) return found.split(': expected ')[0] ?? found
    const page = pageOf(title)
    const remedy = remedies.find(([pattern]) => pattern.test(`${file}: ${title}`))?.[1] ?? forTheKeeper
    return `${page === undefined ? 'The site' : `The page ${page}`}: ${remedy}.`
  })
  const most = 3
  return [...groups]
    .map(([sentence, tests]) => {
      const titles = tests
        .slice(0, most)
        .map(({ title, file, found }) => `      ${file}: ${title}${found && ` (${found.slice(0, 160)})`}`)
      const more = tests.length > most ? [`      and ${tests.length - most} more`] : []
      return [sentence, ...titles, ...more].join('\n')
    })
    .toSorted((a, b) => a.length - b.length)
}
