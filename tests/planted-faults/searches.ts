/** Runs a part of `npm test` in a copy of the project, and says what it found. */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linesOf, playwrightTests, vitestTests } from '../../tools/commands/stages.ts'
import type { Search } from './faults.ts'
import type { ProjectCopy } from './project-copy.ts'

/** `reasons` say what failed, a line each; none where everything passed. `output` is what the tool printed. */
export type Outcome = { passed: number; reasons: string[]; output: string }

/** A built site: that of the project, or one of those in `tests/resorts/`. */
export type Site = 'main' | 'filled' | 'coast'

const sites: Partial<Record<Search['stage'], Site>> = {
  'Built site': 'main',
  'Filled in': 'filled',
  'Another resort': 'coast',
  Journeys: 'main',
}
export const siteOf = ({ stage }: Search): Site | undefined => sites[stage]

const vitestProjects = {
  'Unit tests': ['unit', 'apart', 'slow'],
  'Built site': ['site'],
  Specification: ['specification'],
  'Filled in': ['site', 'filled'],
  'Another resort': ['site', 'coast'],
}

const tools = {
  Types: ['typescript/bin/tsc', '--noEmit'],
  Format: ['oxfmt/bin/oxfmt', '--check'],
  Lint: ['oxlint/bin/oxlint', '--type-aware'],
  'Unused code': ['knip/bin/knip.js', '--no-progress'],
}

type Ended = { isGood: boolean; output: string }

/** Runs a program of Node in the copy, or in a folder of it. */
function run(copy: ProjectCopy, parameters: string[], { below = '', env = {} } = {}): Promise<Ended> {
  const child = spawn(process.execPath, parameters, {
    cwd: join(copy.folder, below),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of processes of its own, so that browsers and builds end with it.
    detached: process.platform !== 'win32',
    // One cache of pictures for all.
    env: { WARIDI_CACHE: join(import.meta.dirname, '../../.cache'), ...process.env, ...env },
  })
  const end = () => {
    if (process.platform === 'win32' || child.pid === undefined) child.kill()
    else process.kill(-child.pid, 'SIGTERM')
  }
  process.once('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isGood: false, output: error.message }))
    child.once('close', (code) => {
      process.off('exit', end)
      resolve({ isGood: code === 0, output })
    })
  })
}

const program = (copy: ProjectCopy, file: string) => join(copy.folder, 'node_modules', file)

export function build(copy: ProjectCopy, site: Site): Promise<Ended> {
  return run(copy, site === 'main' ? [copy.locate('tools/build.ts')] : [copy.locate('resorts/build.ts'), site])
}

/** Where nothing is counted, the tool passes or fails as a whole. */
const whole = ({ isGood, output }: Ended, what: string): Outcome => ({
  passed: Number(isGood),
  reasons: isGood ? [] : [what],
  output,
})

/** From the report of a tool. */
function counted({ output }: Ended, report: string, read: (report: unknown) => Omit<Outcome, 'output'>): Outcome {
  try {
    return { ...read(JSON.parse(readFileSync(report, 'utf8'))), output }
  } catch {
    return { passed: 0, reasons: [], output }
  }
}

type PlaywrightCounts = { stats: { expected: number; flaky: number } }

/** @throws ListProblem where a test file is absent, or its name means several */
export async function search(copy: ProjectCopy, by: Search): Promise<Outcome> {
  const report = join(copy.folder, '.cache/planted-fault.json')
  rmSync(report, { force: true })
  if (by.stage === 'Content') {
    return whole(await run(copy, [copy.locate('commands/check.ts'), '--owner']), by.stage)
  }
  if (!('files' in by)) {
    const [tool = '', ...parameters] = tools[by.stage]
    return whole(await run(copy, [program(copy, tool), ...parameters]), by.stage)
  }
  const files = by.files.map((name) => copy.locate(name))
  if (by.stage === 'Journeys') {
    const parameters = ['test', '--reporter=json', '--max-failures=1', '--project', by.project, '--grep', by.grep]
    const ended = await run(copy, [program(copy, '@playwright/test/cli.js'), ...parameters, ...files], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    return counted(ended, report, (told) => {
      const { expected, flaky } = (told as PlaywrightCounts).stats
      return {
        passed: expected + flaky,
        reasons: linesOf(playwrightTests(told as never).filter(({ status }) => status === 'failed')),
      }
    })
  }
  const site = siteOf(by)
  const below = site === 'filled' || site === 'coast' ? join('.generated', site) : ''
  const parameters = [
    'run',
    ...vitestProjects[by.stage].flatMap((name) => ['--project', name]),
    ...files,
    '--reporter=json',
    `--outputFile=${report}`,
    '--bail=1',
    ...(by.grep ? ['--testNamePattern', by.grep] : []),
  ]
  const ended = await run(copy, [program(copy, 'vitest/vitest.mjs'), ...parameters], { below })
  return counted(ended, report, (told) => ({
    passed: (told as { numPassedTests: number }).numPassedTests,
    // A file that cannot be loaded, of which the title is the file, has no tests.
    reasons: linesOf(
      vitestTests(told, join(copy.folder, below)).filter(
        ({ status, file, title }) => status === 'failed' && file !== title,
      ),
    ),
  }))
}
