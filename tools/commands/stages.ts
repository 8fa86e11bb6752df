/** The stages of `check`, `test`, `launch` and `everything`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkForOwner } from '../checks/owner-check.ts'
import { formatProblem, ProblemsFound } from '../content/problem.ts'
import { root } from '../root.ts'
import { one, succeeds, tool, vitest, type Stage } from '../runner.ts'

export const content: Stage = {
  name: 'Content',
  run: (say = (text) => process.stderr.write(text)) =>
    one(async () => {
      const { problems, reminders } = await checkForOwner(root, new Date().toISOString().slice(0, 10))
      for (const reminder of reminders) say(`A reminder: ${formatProblem(reminder)}\n`)
      if (problems.length > 0) throw new ProblemsFound(problems)
      return true
    }, say),
}

const ofTool = (name: string, program: string, ...parameters: string[]): Stage => ({
  name,
  run: (say) => one(() => succeeds(tool(program), parameters, { say })),
})

/** What needs no build and no browser, and runs side by side. */
const still: Stage[] = [
  content,
  ofTool('Types', 'typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'),
  ofTool('Format', 'oxfmt/bin/oxfmt', '--check'),
  ofTool('Lint', 'oxlint/bin/oxlint', '--type-aware'),
  ofTool('Unused code', 'knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', '.cache/knip'),
]
/** A folder from a zip has no commits, and so no changes. */
const since = existsSync(join(root, '.git')) ? ['--changed'] : []
export const quick: Stage[] = [...still, { name: 'Unit tests', run: (say) => vitest(['unit'], { say }, since) }]
export const whole: Stage[] = [
  ...still,
  { name: 'Unit and integration tests', run: (say) => vitest(['unit', 'isolated', 'slow'], { say }) },
]

export const build = (encoding: 'fast' | 'published'): Stage => ({
  name: 'Build',
  run: () =>
    one(async () => {
      await (await import('../build.ts')).buildSite(encoding)
      return true
    }),
})
