/**
 * `npm run check`: the fast part of the tests, without a build and without browsers. With `-- --owner` it reads content
 * and pictures only, takes seconds, and prints a line when all is well.
 */
import { explain } from '../machine-errors.ts'
import { checkForOwner } from '../checks/owner-check.ts'
import { formatProblem, reportProblems } from '../content/sentences.ts'
import { content, format, lint, runStages, types, unit, unused } from './stages.ts'
import { root } from '../root.ts'

async function forOwner(): Promise<void> {
  const { problems, reminders, lookedThrough } = await checkForOwner(root, new Date().toISOString().slice(0, 10))
  const reminded = reminders.map((reminder) => ` A reminder: ${formatProblem(reminder)}.`.replace(/\.\.$/, '.'))
  if (problems.length === 0) return console.log(`All is well: ${lookedThrough}.${reminded.join('')}`)
  console.error(reportProblems(problems))
  console.error(problems.length === 1 ? 'One thing to mend.' : `${problems.length} things to mend.`)
  process.exitCode = 1
}

const wishes = process.argv.slice(2)
if (wishes.some((wish) => wish !== '--owner')) {
  console.error(`"${wishes.join(' ')}" is not known here; there is only: npm run check -- --owner`)
  process.exitCode = 1
} else if (wishes.length > 0) {
  await forOwner().catch((error: unknown) => {
    console.error(explain(error))
    process.exitCode = 1
  })
} else {
  await runStages([content, types, format, lint, unused, unit])
}
