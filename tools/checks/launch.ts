/** `npm run launch`: what is asked before a site is published. */
import { loadContent } from '../content/load.ts'
import { formatProblem } from '../content/problem.ts'
import { runStages, type Stage } from '../runner.ts'
import { failedStages, listOpenFacts, openFacts, reasonsAgainst, refusal } from './launch-list.ts'

function refuse(reasons: readonly string[]): 1 {
  console.error(refusal(reasons))
  return 1
}

/**
 * Prints what prevents the launch, or where the site is that was built for it.
 *
 * @param wishes what was typed behind the command: nothing, or `--list` for what the owner still has to confirm
 * @param stages run one after the other once content and pictures are sound; the first that fails is the end
 * @returns the exit code
 */
export async function launch(wishes: readonly string[], root: string, stages: () => Stage[]): Promise<0 | 1> {
  if (wishes.some((wish) => wish !== '--list')) {
    console.error(`"${wishes.join(' ')}" is not known here; there is only: npm run launch -- --list`)
    return 1
  }
  const { content, problems } = loadContent(root)
  if (content === null) return refuse(problems.map(formatProblem))
  if (wishes.length > 0) {
    console.log(listOpenFacts(openFacts(root, content)))
    return 0
  }
  const reasons = await reasonsAgainst(root, content)
  if (reasons.length > 0) return refuse(reasons.map(formatProblem))
  const failed = failedStages(await runStages(stages(), { stops: true }))
  if (failed.length > 0) return refuse(failed)
  console.log(`\ndist/ holds the site for ${content.site.siteUrl}. docs/deploy.md tells how to put it there.`)
  return 0
}
