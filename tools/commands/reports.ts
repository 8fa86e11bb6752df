/** What failed, from the reports of Vitest and Playwright. */
import { relative } from 'node:path'

/** A failed test: its file from the folder of the project, its title, and the first line of what it found. */
export type Failure = { file: string; title: string; found: string }

const colours = /\u001b\[[\d;]*m/g

function firstLine(message: string | undefined): string {
  const [line = ''] = (message ?? '').replaceAll(colours, '').trim().split('\n')
  return line.replace(/^(?:Error|AssertionError): /, '')
}

type VitestReport = {
  testResults: {
    name: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

export function vitestFailures(report: unknown, root: string): Failure[] {
  return (report as VitestReport).testResults.flatMap(({ name, message, assertionResults }) => {
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

/** The files of which every test passed. */
export function vitestPassed(report: unknown, root: string): string[] {
  return (report as VitestReport).testResults
    .filter(({ message, assertionResults }) => !message && assertionResults.every(({ status }) => status !== 'failed'))
    .map(({ name }) => relative(root, name).replaceAll('\\', '/'))
}

type PlaywrightSpec = {
  ok: boolean
  title: string
  file: string
  tests: { status: string; results: { error?: { message?: string } }[] }[]
}

type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }

function playwrightSpecs(report: unknown, isAsked: (spec: PlaywrightSpec) => boolean): Failure[] {
  const inSuite = ({ specs, suites = [] }: PlaywrightSuite): Failure[] => [
    ...specs
      .filter((spec) => isAsked(spec))
      .map(({ title, file, tests }) => {
        const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
        return { file: `tests/${file}`, title, found: firstLine(errors.find((each) => each !== undefined)) }
      }),
    ...suites.flatMap(inSuite),
  ]
  return (report as { suites: PlaywrightSuite[] }).suites.flatMap(inSuite)
}

export const playwrightFailures = (report: unknown) => playwrightSpecs(report, ({ ok }) => !ok)

/** What passed at the second attempt only. */
export const playwrightLate = (report: unknown) =>
  playwrightSpecs(report, ({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'))

const mostNamed = 10

/** Tests by file and title, a line each: for those who see only the end of a log. */
export function named(failures: readonly Failure[]): string[] {
  const lines = [...new Set(failures.map(({ file, title }) => (file === title ? file : `${file}: ${title}`)))]
  const more = lines.length - mostNamed
  return more > 0 ? [...lines.slice(0, mostNamed), `and ${more} more`] : lines
}

/**
 * A line for each cause, however many tests found it: what was found, and the first test that did, in order of files.
 */
export function causesOf(failures: readonly Failure[]): string[] {
  const inOrder = failures.toSorted((a, b) => a.file.localeCompare(b.file) || a.title.localeCompare(b.title))
  return [...Map.groupBy(inOrder, ({ found, title }) => found || title)].map(([found, [first, ...others]]) => {
    const more = others.length > 0 ? `, and ${others.length} more` : ''
    return `${found} (${first?.file}: ${first?.title}${more})`
  })
}
