/**
 * `npm run check`: the fast part of the tests, without a build and without browsers; and of unit tests those of files that
 * have changed since the last commit, or of which something that they import has. With `-- --owner` it reads content
 * and pictures only, takes seconds, and prints a line when all is well; `-- --seen KEY` notes that the words of a
 * picture fit the file that is there.
 */
import './end-with-npm.ts'
import { explain } from '../machine-errors.ts'
import { tellOwner } from '../checks/owner-check.ts'
import { markSeen } from '../checks/seen.ts'
import { quick } from './stages.ts'
import { runStages } from '../runner.ts'
import { root } from '../root.ts'

const wishes = process.argv.slice(2)
const [wish, ...keys] = wishes
if (wish === '--seen') {
  const { isDone, says } = await markSeen(root, keys)
  if (isDone) console.log(says)
  else console.error(says)
  process.exitCode = isDone ? 0 : 1
} else if (wishes.some((each) => each !== '--owner')) {
  console.error(
    `"${wishes.join(' ')}" is not known here; there are: npm run check -- --owner, npm run check -- --seen KEY`,
  )
  process.exitCode = 1
} else if (wishes.length > 0) {
  try {
    process.exitCode = (await tellOwner(root, new Date().toISOString().slice(0, 10))) ? 0 : 1
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
} else {
  await runStages([quick])
}
