/** The stages of `check` and `test`. They run one after the other, and each counts what passed. */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentProblem } from '../content/load.ts'
import { formatProblem } from '../content/sentences.ts'
import { explain } from '../machine-errors.ts'
import { inSentences, playwrightFailures, vitestFailures } from './test-failures.ts'
import { checkForOwner } from '../checks/owner-check.ts'
import { root } from '../root.ts'
import { runNode } from '../run-node.ts'

/**
 * `late` passed at the second attempt only, and is included in `passed`. `reasons` say what failed, in sentences for the
 * owner.
 */
export type Count = { passed: number; failed: number; skipped: number; late?: number; reasons?: string[] }

export type Stage = { name: string; run: () => Promise<Count> }

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

type Place = { folder?: string; environment?: Record<string, string> }

/** Runs a tool with the running Node and shows its output. @returns whether it succeeded */
async function succeeds(
  tool: keyof typeof programs,
  parameters: string[],
  { folder = root, environment = {} }: Place = {},
): Promise<boolean> {
  const file = join(root, 'node_modules', programs[tool])
  const child = runNode(file, parameters, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...environment } })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** A stage that counts as one test. Errors that a person can fix are printed without a stack. */
export async function one(work: () => boolean | Promise<boolean>): Promise<Count> {
  try {
    return (await work()) ? passed : failed
  } catch (error) {
    const explained = explain(error)
    console.error(explained)
    return typeof explained === 'string' ? { ...failed, reasons: explained.split('\n') } : failed
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
  late: (first.late ?? 0) + (second.late ?? 0),
  reasons: [...(first.reasons ?? []), ...(second.reasons ?? [])],
})

type VitestReport = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>

/** The projects of vitest.config.ts in each stage. The other resorts also have the tests of every built site. */
const vitestProjects = {
  unit: ['unit', 'apart'],
  site: ['site'],
  hosts: ['hosts'],
  filled: ['site', 'filled'],
  coast: ['site', 'coast'],
}

export function vitest(stage: keyof typeof vitestProjects, folder = root): Promise<Count> {
  return counted(
    stage,
    (report) =>
      succeeds(
        'vitest',
        [
          'run',
          ...vitestProjects[stage].flatMap((name) => ['--project', name]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        { folder },
      ),
    (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as VitestReport
      const reasons = inSentences(vitestFailures(report, root))
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, reasons }
    },
  )
}

type PlaywrightReport = { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }

export type JourneysProject = 'desk' | 'phone' | 'firefox' | 'webkit' | 'owner' | 'owner-firefox' | 'coast'

export function journeys(projects: JourneysProject[], folder = root): Promise<Count> {
  return counted(
    `journeys-${projects.join('-')}`,
    (report) => {
      const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      const chosen = projects.flatMap((name) => ['--project', name])
      return succeeds('playwright', ['test', '--reporter=list,json', ...chosen], { environment, folder })
    },
    (report) => {
      const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats
      return {
        passed: expected + flaky,
        failed: unexpected,
        skipped,
        late: flaky,
        reasons: inSentences(playwrightFailures(report)),
      }
    },
  )
}

export const content: Stage = {
  name: 'Content',
  run: () =>
    one(async () => {
      const { problems, reminders } = await checkForOwner(root, new Date().toISOString().slice(0, 10))
      for (const reminder of reminders) console.warn(`A reminder: ${formatProblem(reminder)}`)
      if (problems.length > 0) throw new ContentProblem(problems)
      return true
    }),
}

export const types: Stage = { name: 'Types', run: () => one(() => succeeds('tsc', ['--noEmit'])) }

export const lint: Stage = { name: 'Lint', run: () => one(() => succeeds('oxlint', ['--type-aware'])) }

/** Layout of the code: `npx oxfmt` writes it. */
export const format: Stage = { name: 'Format', run: () => one(() => succeeds('oxfmt', ['--check'])) }

/** Files, exports and dependencies that nothing uses. */
export const unused: Stage = { name: 'Unused code', run: () => one(() => succeeds('knip', ['--no-progress'])) }

export const unit: Stage = { name: 'Unit tests', run: () => vitest('unit') }

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/** What failed in a stage. */
export type Result = { name: string; failed: number; reasons: string[] }

/**
 * Runs every stage, also after a failure, and ends with a line of counts. Sets the exit code, and returns the failures
 * of each stage.
 */
export async function runStages(stages: Stage[]): Promise<Result[]> {
  let sum: Count = { passed: 0, failed: 0, skipped: 0 }
  const summary: string[] = []
  const results: Result[] = []
  for (const [index, { name, run }] of stages.entries()) {
    console.log(`\n[${index + 1}/${stages.length}] ${name} …`)
    const start = performance.now()
    const count = await run()
    sum = together(sum, count)
    results.push({ name, failed: count.failed, reasons: count.reasons ?? [] })
    summary.push(`${count.failed > 0 ? '✗' : '✓'} ${name} (${seconds(start)}): ${inWords(count)}`)
    console.log(summary.at(-1))
  }
  console.log(`\n${summary.join('\n')}\n\n${inWords(sum)}`)
  process.exitCode = sum.failed > 0 ? 1 : 0
  return results
}

function inWords({ passed: good, failed: bad, skipped, late = 0 }: Count): string {
  const rest = [skipped > 0 && `${skipped} skipped`, late > 0 && `${late} only at the second attempt`]
  return [`${good} passed, ${bad} failed`, ...rest.filter((each) => each !== false)].join(', ')
}
