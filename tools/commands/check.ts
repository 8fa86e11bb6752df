/**
 * `npm run check`: the fast part of the tests, without a build and without browsers; and of unit tests those of files that
 * have changed since the last commit, or of which something that they import has. With `-- --owner` it reads content
 * and pictures only, takes seconds, and prints a line when all is well.
 */
import './end-with-npm.ts'
import { parseArgs } from 'node:util'
import { explain } from '../machine-errors.ts'
import { tellOwner } from '../checks/owner-check.ts'
import { quick, runStages } from '../runner.ts'
import { root } from '../root.ts'

try {
  const { values } = parseArgs({ options: { owner: { type: 'boolean' } } })
  if (!values.owner) await runStages([quick])
  else if (!(await tellOwner(root, new Date().toISOString().slice(0, 10)))) process.exitCode = 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
