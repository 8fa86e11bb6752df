/** Runs the stages of `check`, `test`, `launch` and `everything`. Each counts what passed, and names what failed. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { formatProblem, ProblemsFound } from './content/problem.ts'
import { explain } from './machine-errors.ts'
import { root } from './root.ts'

/** `late` passed at the second attempt only, and is among `passed`. */
export type Count = { passed: number; failed: number; skipped: number; late?: string[]; reasons?: string[] }

/** Takes what a stage prints; without it a stage prints itself. */
type Say = ((text: string) => void) | undefined
export type Stage = { name: string; run: (say?: Say) => Promise<Count> }

type Place = { folder?: string; environment?: Record<string, string>; say?: Say }

/** Runs a program with the running Node. @returns whether it succeeded */
export function succeeds(file: string, parameters: string[] = [], { folder = root, environment, say }: Place = {}) {
  const stdio = say ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [file, ...parameters], {
    cwd: folder,
    stdio: ['inherit', stdio, stdio],
    // Lint and types are written in Go, which collects garbage less often if it may take more memory.
    env: { GOGC: '400', ...process.env, ...environment },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => say?.(String(text)))
  const end = () => child.kill()
  process.once('exit', end)
  return new Promise<boolean>((resolve) =>
    child.once('close', (code) => {
      process.off('exit', end)
      resolve(code === 0)
    }),
  )
}

export const tool = (name: string) => join(root, 'node_modules', name)

/** A stage that counts as one test. Errors that a person can mend are printed without a stack. */
export async function one(work: () => boolean | Promise<boolean>, say: Say = console.error): Promise<Count> {
  const failed = { passed: 0, failed: 1, skipped: 0 }
  try {
    return (await work()) ? { passed: 1, failed: 0, skipped: 0 } : failed
  } catch (error) {
    const explained = explain(error)
    say(`${typeof explained === 'string' ? explained : (error as Error).stack}\n`)
    if (error instanceof ProblemsFound) return { ...failed, reasons: error.problems.map(formatProblem) }
    return typeof explained === 'string' ? { ...failed, reasons: [explained] } : failed
  }
}

type Test = { file: string; title: string; status: string; found?: string | undefined }

type VitestReport = {
  testResults: {
    name: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const vitestTests = (report: unknown, folder: string): Test[] =>
  (report as VitestReport).testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(folder, name)
    // A file that could not be loaded has no tests.
    if (assertionResults.length === 0 && message) return [{ file, title: file, status: 'failed', found: message }]
    return assertionResults.map(({ status, fullName: title, failureMessages: [found] }) => ({
      file,
      title,
      status,
      found,
    }))
  })

type Suite = {
  specs: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
  suites?: Suite[]
}

const playwrightTests = (report: { suites?: Suite[] } | Suite): Test[] => [
  ...('specs' in report ? report.specs : []).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      file: `tests/${file}`,
      title,
      status: { expected: 'passed', unexpected: 'failed', flaky: 'late' }[status] ?? 'skipped',
      found: results.find(({ error }) => error)?.error?.message,
    })),
  ),
  ...(report.suites ?? []).flatMap(playwrightTests),
]

/** A line for each test that failed: what it found, and where. */
function linesOf(tests: readonly Test[]): string[] {
  const first = (text = '') =>
    text
      .replaceAll(/\u001b\[[\d;]*m/g, '')
      .trim()
      .split('\n')[0]!
      .replace(/^(?:Assertion)?Error: /, '')
  return tests.map(
    ({ file, title, found }) => `${first(found) || title} (${file}${file === title ? '' : `: ${title}`})`,
  )
}

/** A tool that fails without a failed test, or without a report, counts as one failure. */
async function counted(name: string, run: (report: string) => Promise<boolean>, read: (report: never) => Test[]) {
  const report = join(root, '.cache/reports', `${name}.json`)
  mkdirSync(join(report, '..'), { recursive: true })
  rmSync(report, { force: true })
  const isGood = await run(report)
  const tests = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8')) as never) : []
  const are = (...wanted: string[]) => tests.filter(({ status }) => wanted.includes(status))
  const failed = are('failed')
  return {
    passed: are('passed', 'late').length,
    failed: failed.length || Number(!isGood),
    skipped: tests.length - are('passed', 'late', 'failed').length,
    late: linesOf(are('late')),
    reasons: linesOf(failed),
  }
}

/** @param more files or flags, where not all tests of these projects of vitest.config.ts are run */
export const vitest = (projects: string[], { folder = root, say }: Place = {}, more: string[] = []): Promise<Count> =>
  counted(
    `vitest-${projects.join('-')}`,
    (report) => {
      const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests']
      const chosen = projects.flatMap((name) => ['--project', name])
      return succeeds(tool('vitest/vitest.mjs'), ['run', ...chosen, ...told, ...more], { folder, say })
    },
    (report) => vitestTests(report, folder),
  )

/** @param more files or flags, where not all journeys of these projects of playwright.config.ts are walked */
export const journeys = (projects: string[], place: Place = {}, more: string[] = []): Promise<Count> =>
  counted(
    `journeys-${projects.join('-')}`,
    (report) => {
      const parameters = ['test', '--reporter=list,json', ...projects.map((name) => `--project=${name}`), ...more]
      const environment = { ...place.environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      return succeeds(tool('@playwright/test/cli.js'), parameters, { ...place, environment })
    },
    playwrightTests,
  )

const inWords = ({ passed, failed, skipped, late = [] }: Count): string =>
  [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(late.length > 0 ? [`${late.length} only at the second attempt`] : []),
  ].join(', ')

export type Result = { name: string; count: Count }
const mostNamed = 10

/**
 * Runs stages one after the other, and those of a list side by side, of which the last prints as it goes; ends with the
 * tests that failed and a line of counts. Sets the exit code. What it has started ends with it.
 *
 * @param stops whether the first failure is the end; otherwise every stage runs
 */
export async function runStages(stages: (Stage | Stage[])[], { stops = false } = {}): Promise<Result[]> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  const all: Result[] = []
  const summary: string[] = []
  for (const [index, stage] of stages.entries()) {
    const group = [stage].flat()
    console.log(`\n[${index + 1}/${stages.length}] ${group.map(({ name }) => name).join(', ')} …`)
    const results = await Promise.all(
      group.map(async ({ name, run }, at) => {
        const start = performance.now()
        let text = ''
        const count = await run(at === group.length - 1 ? undefined : (more) => void (text += more))
        const seconds = ((performance.now() - start) / 1000).toFixed(1)
        return { name, count, text, line: `${count.failed > 0 ? '✗' : '✓'} ${name} (${seconds} s): ${inWords(count)}` }
      }),
    )
    for (const { text, line, count } of results) {
      console.log(text + line)
      const named = (count.reasons ?? []).slice(0, mostNamed).map((each) => `    ✗ ${each}`)
      summary.push(line, ...named, ...(count.late ?? []).map((each) => `    second attempt: ${each}`))
    }
    all.push(...results.map(({ name, count }) => ({ name, count })))
    if (stops && all.some(({ count }) => count.failed > 0)) break
  }
  const sumOf = (what: 'passed' | 'failed' | 'skipped') => all.reduce((sum, { count }) => sum + count[what], 0)
  const late = all.flatMap(({ count }) => count.late ?? [])
  const sum = { passed: sumOf('passed'), failed: sumOf('failed'), skipped: sumOf('skipped'), late }
  console.log(`\n${summary.join('\n')}\n\n${inWords(sum)}`)
  process.exitCode = sum.failed > 0 ? 1 : 0
  return all
}
