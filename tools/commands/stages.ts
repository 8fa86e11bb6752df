/** The stages of `check`, `test`, `launch` and `everything`. Each counts what passed. */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentProblem } from '../content/load.ts'
import { ProblemsFound } from '../content/problem.ts'
import { formatProblem } from '../content/sentences.ts'
import { explain } from '../machine-errors.ts'
import { checkForOwner } from '../checks/owner-check.ts'
import { causesOf, named, playwrightFailures, playwrightLate, vitestFailures, vitestPassed } from './reports.ts'
import type { Failure } from './reports.ts'
import { root } from '../root.ts'
import { runNode } from '../run-node.ts'

/**
 * `late` passed at the second attempt only, and is included in `passed`. What failed is told by tests, or, where a
 * stage has none, by `reasons`.
 */
export type Count = {
  passed: number
  failed: number
  skipped: number
  late?: Failure[]
  tests?: Failure[]
  reasons?: string[]
}

/** Takes what a stage prints; undefined where it may print itself. */
type Say = ((text: string) => void) | undefined

export type Stage = { name: string; run: (say?: Say) => Promise<Count> }

const passed: Count = { passed: 1, failed: 0, skipped: 0 }
const failed: Count = { passed: 0, failed: 1, skipped: 0 }

const programs = {
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  oxfmt: 'oxfmt/bin/oxfmt',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
}

type Place = { folder?: string; environment?: Record<string, string>; say?: Say }

/** Runs a program of the project with the running Node, and shows its output. @returns whether it succeeded */
export function succeeds(
  file: string,
  parameters: string[] = [],
  { folder = root, environment = {}, say }: Place = {},
) {
  const stdio = say ? 'pipe' : 'inherit'
  const child = runNode(file, parameters, {
    cwd: folder,
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, ...environment },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => say?.(text))
  }
  return new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

const runsTool = (tool: keyof typeof programs, parameters: string[], place: Place = {}): Promise<boolean> =>
  succeeds(join(root, 'node_modules', programs[tool]), parameters, place)

/** A stage that counts as one test. Errors that a person can fix are printed without a stack. */
export async function one(work: () => boolean | Promise<boolean>, say?: Say): Promise<Count> {
  try {
    return (await work()) ? passed : failed
  } catch (error) {
    const explained = explain(error)
    if (say && typeof explained === 'string') say(`${explained}\n`)
    else console.error(explained)
    if (error instanceof ProblemsFound) return { ...failed, reasons: error.problems.map(formatProblem) }
    return typeof explained === 'string' ? { ...failed, reasons: [explained] } : failed
  }
}

const reports = join(root, '.cache', 'reports')

/**
 * Reads the counts from the report of a tool. A tool that fails without a failed test, or without a report, counts as
 * one failure.
 */
async function counted(
  name: string,
  run: (report: string) => Promise<boolean>,
  read: (report: unknown) => Count,
): Promise<Count> {
  const file = join(reports, `${name}.json`)
  await mkdir(reports, { recursive: true })
  await rm(file, { force: true })
  const isGood = await run(file)
  try {
    const count = read(JSON.parse(await readFile(file, 'utf8')))
    return isGood || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch {
    return failed
  }
}

/** Two counts as one. */
export const together = (first: Count, second: Count): Count => ({
  passed: first.passed + second.passed,
  failed: first.failed + second.failed,
  skipped: first.skipped + second.skipped,
  late: [...(first.late ?? []), ...(second.late ?? [])],
  tests: [...(first.tests ?? []), ...(second.tests ?? [])],
  reasons: [...(first.reasons ?? []), ...(second.reasons ?? [])],
})

type VitestCounts = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>

/** The projects of vitest.config.ts in each stage. The other resorts also have the tests of every built site. */
const vitestProjects = {
  unit: ['unit', 'apart'],
  site: ['site'],
  built: ['site', 'specification'],
  filled: ['site', 'filled'],
  coast: ['site', 'coast'],
}

type Asked = {
  folder?: string
  /** Test files, where not all of the stage are run. */
  files?: readonly string[]
  /** Is told the files of which every test passed. */
  passes?: (files: string[]) => void
}

export function vitest(
  stage: keyof typeof vitestProjects,
  { folder = root, files = [], passes = () => {} }: Asked = {},
): Promise<Count> {
  return counted(
    stage,
    (report) => {
      const projects = vitestProjects[stage].flatMap((name) => ['--project', name])
      const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      return runsTool('vitest', ['run', ...projects, ...told, ...files], { folder })
    },
    (report) => {
      passes(vitestPassed(report, root))
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as VitestCounts
      const tests = vitestFailures(report, root)
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, tests }
    },
  )
}

type PlaywrightCounts = { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }

export type JourneysProject = 'desk' | 'phone' | 'firefox' | 'webkit' | 'owner' | 'owner-firefox' | 'coast'

type Walk = {
  folder?: string
  environment?: Record<string, string>
  /** Files and a part of the titles, where not all journeys of the projects are walked. */
  only?: { files: string[]; titles: string }
}

export function journeys(
  projects: JourneysProject[],
  { folder = root, environment = {}, only = { files: [], titles: '' } }: Walk = {},
): Promise<Count> {
  return counted(
    `journeys-${projects.join('-')}`,
    (report) => {
      const chosen = projects.map((name) => `--project=${name}`)
      const grep = only.titles ? ['--grep', only.titles] : []
      const parameters = ['test', '--reporter=list,json', ...chosen, ...grep, ...only.files]
      const told = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      return runsTool('playwright', parameters, { environment: told, folder })
    },
    (report) => {
      const { expected, unexpected, flaky, skipped } = (report as PlaywrightCounts).stats
      const [tests, late] = [playwrightFailures(report), playwrightLate(report)]
      return { passed: expected + flaky, failed: unexpected, skipped, late, tests }
    },
  )
}

export const content: Stage = {
  name: 'Content',
  run: (say = (text) => process.stderr.write(text)) =>
    one(async () => {
      const { problems, reminders } = await checkForOwner(root, new Date().toISOString().slice(0, 10))
      for (const reminder of reminders) say(`A reminder: ${formatProblem(reminder)}\n`)
      if (problems.length > 0) throw new ContentProblem(problems)
      return true
    }, say),
}

/** Lint and types are written in Go, which collects garbage less often if it may take more memory. */
const environment = { GOGC: '400', ...process.env } as Record<string, string>

const ofTool = (name: string, tool: keyof typeof programs, parameters: string[]): Stage => ({
  name,
  run: (say) => one(() => runsTool(tool, parameters, { environment, say })),
})

/** What was checked before is remembered in `.cache`. */
export const types = ofTool('Types', 'tsc', [
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/types.tsbuildinfo',
])

/** @param files where not all are checked */
export const lintOf = (files: readonly string[] = []): Stage => ofTool('Lint', 'oxlint', ['--type-aware', ...files])

/** Layout of the code: `npx oxfmt` writes it. */
export const format = ofTool('Format', 'oxfmt', ['--check'])

/** Files, exports and dependencies that nothing uses. */
export const unused = ofTool('Unused code', 'knip', ['--no-progress', '--cache', '--cache-location', '.cache/knip'])

/** Also those that start programs, servers and builds, or encode pictures. */
export const unit: Stage = { name: 'Unit and integration tests', run: () => vitest('unit') }

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** What failed in a stage. */
export type Result = { name: string; failed: number; reasons: string[] }

type Ended = { name: string; count: Count; line: string; text: string }

async function ended({ name, run }: Stage, isAlone: boolean): Promise<Ended> {
  const start = performance.now()
  let text = ''
  const count = await run(isAlone ? undefined : (more) => void (text += more))
  return { name, count, text, line: `${count.failed > 0 ? '✗' : '✓'} ${name} (${seconds(start)}): ${inWords(count)}` }
}

/**
 * Runs stages one after the other, and those of a list side by side, of which the last prints as it goes; ends with the
 * tests that failed and a line of counts. Sets the exit code, and returns the failures of each stage.
 *
 * @param stops whether the first failure is the end; otherwise every stage runs
 */
export async function runStages(stages: (Stage | Stage[])[], { stops = false } = {}): Promise<Result[]> {
  const all: Ended[] = []
  for (const [index, stage] of stages.entries()) {
    const group = [stage].flat()
    console.log(`\n[${index + 1}/${stages.length}] ${group.map(({ name }) => name).join(', ')} …`)
    const results = await Promise.all(group.map((each, at) => ended(each, at === group.length - 1)))
    for (const { text, line } of results) console.log(`${text}${line}`)
    all.push(...results)
    if (stops && results.some(({ count }) => count.failed > 0)) break
  }
  const sum = all.map(({ count }) => count).reduce(together, { passed: 0, failed: 0, skipped: 0 })
  console.log(`\n${all.flatMap(summary).join('\n')}\n\n${inWords(sum)}`)
  process.exitCode = sum.failed > 0 ? 1 : 0
  return all.map(({ name, count: { failed: bad, reasons = [], tests = [] } }) => {
    return { name, failed: bad, reasons: [...reasons, ...causesOf(tests)] }
  })
}

/** The line of a stage, and under it the tests that failed, or needed a second attempt. */
const summary = ({ line, count: { tests = [], late = [] } }: Ended): string[] => [
  line,
  ...named(tests).map((each) => `    ✗ ${each}`),
  ...named(late).map((each) => `    second attempt: ${each}`),
]

function inWords({ passed: good, failed: bad, skipped, late = [] }: Count): string {
  const rest = [skipped > 0 && `${skipped} skipped`, late.length > 0 && `${late.length} only at the second attempt`]
  return [`${good} passed, ${bad} failed`, ...rest.filter((each) => each !== false)].join(', ')
}
