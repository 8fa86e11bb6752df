/** The owner's check: everything that content and pictures can have wrong, in seconds, without building anything. */
import type { Content } from '../../content/schema.ts'
import { agedFacts } from '../content/reminders.ts'
import { loadContent } from '../content/load.ts'
import { pictureEntries } from '../content/picture-entries.ts'
import { formatProblem, problemsIn, reportProblems, type Problem } from '../content/problem.ts'
import { readAddresses } from '../calendars/addresses.ts'
import { missingLetterProblems } from '../brand/glyph-coverage.ts'
import { placesWithoutPin } from '../content/map.ts'
import { pictureProblems, unusedPictures } from '../pictures/check.ts'

export type OwnersCheck = {
  /** Empty where all is well. */
  problems: Problem[]
  /** What is worth a look and stops nothing. */
  reminders: Problem[]
  /** What was looked through: `14 files and 36 pictures`. */
  lookedThrough: string
}

/** What is wrong with pictures, letters and calendars' addresses where content is sound in itself. */
export async function problemsBeyondContent(root: string, content: Content): Promise<Problem[]> {
  return [
    ...(await pictureProblems(root, pictureEntries(content))),
    ...(await missingLetterProblems(root)),
    ...(await problemsIn(() => readAddresses(root, content.accommodations.stays))),
  ]
}

/**
 * @param root the folder of the project
 * @param today 'YYYY-MM-DD', at the resort
 */
export async function checkForOwner(root: string, today: string): Promise<OwnersCheck> {
  const { content, problems } = loadContent(root)
  // Pictures are named by content, so they are looked at once it is sound.
  if (content === null) return { problems, reminders: [], lookedThrough: '' }
  return {
    problems: await problemsBeyondContent(root, content),
    reminders: [
      ...agedFacts(root, today),
      ...placesWithoutPin(root, content),
      ...(await unusedPictures(root, content)),
    ],
    lookedThrough: `${Object.keys(content).length} files and ${Object.keys(content.pictures).length} pictures`,
  }
}

/** Prints what the owner has to fix, or a line when all is well. @returns whether it is */
export async function tellOwner(root: string, today: string): Promise<boolean> {
  const { problems, reminders, lookedThrough } = await checkForOwner(root, today)
  const reminded = reminders.map((reminder) => ` A reminder: ${formatProblem(reminder)}.`.replace(/\.\.$/, '.'))
  if (problems.length === 0) console.log(`All is well: ${lookedThrough}.${reminded.join('')}`)
  else
    console.error(
      `${reportProblems(problems)}\n${problems.length === 1 ? 'One thing' : `${problems.length} things`} to fix.`,
    )
  return problems.length === 0
}
