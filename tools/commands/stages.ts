/** The stages of `check`, `test`, `launch` and `everything`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { program, tool, vitest, type Stage } from '../runner.ts'

/** What needs no build and no browser, and runs side by side. */
const still: Stage[] = [
  program('Content', 'tools/commands/check.ts', '--owner'),
  program(
    'Types',
    tool('typescript/bin/tsc'),
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
  ),
  program('Format', tool('oxfmt/bin/oxfmt'), '--check'),
  program('Lint', tool('oxlint/bin/oxlint'), '--type-aware'),
  program('Unused code', tool('knip/bin/knip.js'), '--no-progress', '--cache', '--cache-location', '.cache/knip'),
]
/** A folder from a zip has no commits, and so no changes. */
const since = existsSync(join(root, '.git')) ? ['--changed'] : []
export const quick: Stage[] = [...still, vitest('Unit tests', ['unit'], since)]
export const whole: Stage[] = [...still, vitest('Unit and integration tests', ['unit', 'isolated', 'slow'])]

export const build = (encoding: 'fast' | 'published'): Stage => program('Build', 'tools/build.ts', encoding)
