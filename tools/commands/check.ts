/**
 * `npm run check`: the fast part of the tests, without a build and without browsers; lint and unit tests of files that
 * have changed since they passed, or of which something that they import has. With `-- --owner` it reads content
 * and pictures only, takes seconds, and prints a line when all is well.
 */
import { explain } from '../machine-errors.ts'
import { tellOwner } from '../checks/owner-check.ts'
import { changed } from './check-stages.ts'
import { runStages } from './stages.ts'
import { root } from '../root.ts'

const wishes = process.argv.slice(2)
if (wishes.some((wish) => wish !== '--owner')) {
  console.error(`"${wishes.join(' ')}" is not known here; there is only: npm run check -- --owner`)
  process.exitCode = 1
} else if (wishes.length > 0) {
  try {
    process.exitCode = (await tellOwner(root, new Date().toISOString().slice(0, 10))) ? 0 : 1
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
} else {
  await runStages([changed])
}
