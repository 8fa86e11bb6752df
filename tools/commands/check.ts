/** `npm run check`: what needs no build and no browser; with `-- --owner` content and pictures alone, in seconds. */
import './end-with-npm.ts'
import { parseArgs } from 'node:util'
import { fail } from '../machine-errors.ts'
import { tellOwner } from '../checks/owner-check.ts'
import { quickChecks, runStages } from '../run-stages.ts'
import { root } from '../root.ts'

try {
  const { values } = parseArgs({ options: { owner: { type: 'boolean' } } })
  if (!values.owner) await runStages([quickChecks])
  else if (!(await tellOwner(root, new Date().toISOString().slice(0, 10)))) process.exitCode = 1
} catch (error) {
  fail(error)
}
