/** Runs the stages of `check`, `test`, `launch` and `everything`, each a program; counts, and names what failed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { root } from './root.ts'

/** `again`: a line for each test that passed at its second attempt alone. `printed`: what has not been shown yet. */
export type Count = {
  passed: number
  failed: number
  skipped: number
  again?: string[]
  reasons?: string[]
  printed?: string
}

/** One that is not `shown` prints nothing itself. */
export type Stage = { name: string; run: (isShown: boolean) => Promise<Count> }

async function runProgram(file: string, parameters: string[], { cwd = root, environment = {}, isShown = true } = {}) {
  const child = spawn(process.execPath, [file, ...parameters], {
    cwd,
    stdio: ['inherit', isShown ? 'inherit' : 'pipe', 'pipe'],
    // Lint and types are written in Go, which collects garbage less often if it may take more memory.
    env: { GOGC: '400', ...process.env, ...environment },
  })
  let [printed, complaint] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
    if (isShown) process.stderr.write(text)
    else printed += text
  })
  const end = () => child.kill()
  process.once('exit', end)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('exit', end)
  return { isGood: code === 0, printed, complaint }
}

export const succeeds = async (file: string, parameters: string[], place: { cwd: string; environment: object }) =>
  (await runProgram(file, parameters, place)).isGood

export const tool = (name: string) => join(root, 'node_modules', name)

/** A program that counts as one test. What it says is its reason, unless that is for programmers. */
export const program = (name: string, file: string, ...parameters: string[]): Stage => ({
  name,
  run: async (isShown) => {
    const { isGood, printed, complaint } = await runProgram(file, parameters, { isShown })
    const said = complaint || printed
    const reasons = isGood || /^ {4}at /m.test(said) ? [] : said.split('\n').filter((line) => line.trim())
    return { passed: Number(isGood), failed: Number(!isGood), skipped: 0, reasons, printed }
  },
})

type Test = { file: string; title: string; status: string; found?: string | undefined }

const vitestTests = ({ testResults }: JsonTestResults): Test[] =>
  testResults.flatMap(({ name, message: found, assertionResults }): Test[] => {
    const file = relative(root, name)
    // A file that could not be loaded has no tests.
    if (assertionResults.length === 0 && found) return [{ file, title: file, status: 'failed', found }]
    return assertionResults.map(({ status, fullName: title, failureMessages, meta }) => ({
      file,
      title,
      status,
      found: failureMessages?.[0] && [failureMessages[0], (meta as { diff?: string }).diff].join('\n'),
    }))
  })

const playwrightTests = ({ suites = [] }: { suites?: JSONReportSuite[] }): Test[] =>
  suites.flatMap(({ specs, ...inner }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        file: `tests/${file}`,
        title,
        status: { expected: 'passed', unexpected: 'failed', flaky: 'again', skipped: 'skipped' }[status],
        found: results.find(({ error }) => error)?.error?.message,
      })),
    ),
    ...playwrightTests(inner),
  ])

/** What tells most of an error: its first line, a counterexample with its seed, and the first line that changed. */
function tellingOf(error = ''): string {
  const [text = ''] = error.replaceAll(/\u001b\[[\d;]*m/g, '').split(/\n\s*Call log:/i)
  const [first = '', ...lines] = text.trim().split('\n')
  // Playwright indents the differences.
  const begin = `^${/^ *(?=@@)/m.exec(text)?.[0] ?? ''}`
  const wanted = ['^{ seed: ', '^Counterexample: ', `${begin}-(?! Expected)`, `${begin}\\+(?! Received)`]
  const found = [...wanted, '^Expected.*: ', '^Received.*: '].map((each) =>
    lines.find((line) => line.search(each) === 0),
  )
  const shortened = found.flatMap((line) => line?.trim().slice(0, 200) ?? [])
  return [first.replace(/^(?:Assertion)?Error: /, ''), ...shortened].join('  ')
}

const lineOf = ({ file, title, found }: Test) =>
  `${tellingOf(found) || title} (${file}${file === title ? '' : `: ${title}`})`

/** A tool whose report names tests. Where it fails without a failed test, or without a report, that is one failure. */
function tested(
  name: string,
  projects: string[],
  read: (report: never) => Test[],
  how: (report: string) => { file: string; parameters: string[]; environment?: Record<string, string> },
): Stage {
  const report = join(root, '.cache/reports', `${projects.join('-')}.json`)
  const run = async (isShown: boolean): Promise<Count> => {
    mkdirSync(dirname(report), { recursive: true })
    rmSync(report, { force: true })
    const { file, parameters, environment = {} } = how(report)
    const { isGood, printed } = await runProgram(tool(file), parameters, { environment, isShown })
    const tests = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8')) as never) : []
    const { passed = [], failed = [], again = [], ...others } = Object.groupBy(tests, ({ status }) => status)
    return {
      passed: passed.length,
      failed: failed.length || Number(!isGood),
      skipped: Object.values(others).flat().length,
      again: again.map(lineOf),
      reasons: failed.map(lineOf),
      printed,
    }
  }
  return { name, run }
}

export const vitest = (name: string, projects: string[], more: string[] = []): Stage =>
  tested(name, projects, vitestTests, (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests']
    const chosen = projects.map((project) => `--project=${project}`)
    return { file: 'vitest/vitest.mjs', parameters: ['run', ...chosen, ...reporters, ...more] }
  })

/** @param more files or flags, where not all journeys are walked */
export const journeys = (name: string, projects: string[], more: string[] = [], environment = {}): Stage =>
  tested(name, projects, playwrightTests, (report) => ({
    file: '@playwright/test/cli.js',
    parameters: ['test', '--reporter=list,json', ...projects.map((project) => `--project=${project}`), ...more],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }))

function countInWords({ passed, failed, skipped, again = [] }: Count): string {
  const rest = [again.length > 0 && `${again.length} passed when run again`, skipped > 0 && `${skipped} skipped`]
  return [`${passed} passed, ${failed} failed`, ...rest.filter(Boolean)].join(', ')
}

export type Result = Count & { name: string }

/**
 * Runs stages one after the other, and those of a list side by side, of which the last prints as it goes; sets the exit
 * code. What it has started ends with it. @param stops whether the first failure is the end
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
        const count = await run(at === group.length - 1)
        const seconds = ((performance.now() - start) / 1000).toFixed(1)
        return {
          ...count,
          name,
          line: `${count.failed > 0 ? '✗' : '✓'} ${name} (${seconds} s): ${countInWords(count)}`,
        }
      }),
    )
    for (const { line, printed = '', reasons = [], again = [] } of results) {
      console.log(printed + line)
      // Where all fail, ten tell enough.
      summary.push(line, ...reasons.slice(0, 10).map((each) => `    ✗ ${each}`))
      summary.push(...again.map((each) => `    ? passed when run again: ${each}`))
    }
    all.push(...results)
    if (stops && all.some(({ failed }) => failed > 0)) break
  }
  const sumOf = (what: 'passed' | 'failed' | 'skipped') => all.reduce((sum, count) => sum + count[what], 0)
  const sum = { passed: sumOf('passed'), failed: sumOf('failed'), skipped: sumOf('skipped') }
  console.log(`\n${summary.join('\n')}\n\n${countInWords({ ...sum, again: all.flatMap(({ again = [] }) => again) })}`)
  process.exitCode = sum.failed > 0 ? 1 : 0
  return all
}

/** What needs no build and no browser, and runs side by side. */
const staticChecks: Stage[] = [
  program('Content', 'tools/commands/check.ts', '--owner'),
  program('Types', tool('typescript/bin/tsc')),
  program('Format', tool('oxfmt/bin/oxfmt'), '--check'),
  program('Lint', tool('oxlint/bin/oxlint'), '--type-aware'),
  program('Unused code', tool('knip/bin/knip.js'), '--no-progress', '--cache', '--cache-location', '.cache/knip'),
]
/** A folder from a zip has no commits, and so no changes. */
const since = existsSync(join(root, '.git')) ? ['--changed'] : []
export const quickChecks: Stage[] = [...staticChecks, vitest('Unit tests', ['unit'], since)]
export const allChecks: Stage[] = [...staticChecks, vitest('Unit and integration tests', ['unit', 'slow'])]

export const build = (how: 'fast' | 'published' | 'draft'): Stage => program('Build', 'tools/build.ts', how)
