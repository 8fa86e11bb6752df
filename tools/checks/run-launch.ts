import type { Content } from '../../content/schema.ts'
import { runStages, type Result, type Stage } from '../run-stages.ts'
import { filesIn } from '../content/read-folder.ts'
import { loadContent } from '../content/load.ts'
import { formatProblem, inOrder, type Problem } from '../content/problem.ts'
import { placeIn, readSource } from '../content/read-yaml.ts'
import { reasonsInContent } from './launch-reasons.ts'
import { problemsBeyondContent } from './owner-check.ts'

export async function reasonsAgainst(root: string, content: Content): Promise<Problem[]> {
  const files = filesIn(root)
  const reasons = reasonsInContent(content).map(({ at, ...reason }): Problem => {
    return { ...reason, at: at.path.length > 0 ? placeIn(readSource(files, at.file), at.path) : at }
  })
  return [...reasons, ...(await problemsBeyondContent(root, content))]
}

/** What failed, as reasons against a launch: a line for each cause. */
const failedStages = (results: readonly Result[]): string[] =>
  results.flatMap(({ name, failed, reasons = [] }) => {
    if (failed === 0 || reasons.length > 0) return reasons
    return [`${name} failed (${failed}). Give the lines above to those who look after the code.`]
  })

/** @param stages run once content and pictures are sound; the first that fails is the end @returns the exit code */
export async function launch(root: string, stages: () => Stage[]): Promise<0 | 1> {
  const { content, problems } = loadContent(filesIn(root))
  const reasons = inOrder(content ? await reasonsAgainst(root, content) : problems).map(formatProblem)
  if (reasons.length === 0) reasons.push(...new Set(failedStages(await runStages(stages(), { stops: true }))))
  const listed = reasons.map((reason) => `  • ${reason}\n`).join('')
  if (reasons.length > 0) console.error(`\nThe site cannot be launched yet:\n\n${listed}`)
  else console.log(`\ndist/ holds the site for ${content?.site.siteUrl}. docs/deploy.md tells how to put it there.`)
  return reasons.length > 0 ? 1 : 0
}
