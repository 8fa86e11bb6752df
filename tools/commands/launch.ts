/**
 * `npm run launch`: builds the site for its real address, or says what prevents that. With `-- --list` it prints what
 * the owner still has to confirm.
 */
import { loadContent } from '../content/load.ts'
import { formatProblem } from '../content/sentences.ts'
import { failedStages, listOpenFacts, openFacts, reasonsAgainst, refusal } from '../checks/launch-list.ts'
import type { Content } from '../../content/schema.ts'
import { everything } from './everything.ts'
import { runStages } from './stages.ts'
import { root } from '../root.ts'

function refuse(reasons: readonly string[]): void {
  console.error(refusal(reasons))
  process.exitCode = 1
}

async function launch(content: Content): Promise<void> {
  const reasons = await reasonsAgainst(root, content)
  if (reasons.length > 0) return refuse(reasons.map(formatProblem))
  const failed = failedStages(await runStages(everything('published')))
  if (failed.length > 0) return refuse(failed)
  console.log(`\ndist/ holds the site for ${content.site.siteUrl}. docs/deploy.md tells how to put it there.`)
}

const wishes = process.argv.slice(2)
const { content, problems } = loadContent(root)
if (wishes.some((wish) => wish !== '--list')) {
  console.error(`"${wishes.join(' ')}" is not known here; there is only: npm run launch -- --list`)
  process.exitCode = 1
} else if (content === null) {
  refuse(problems.map(formatProblem))
} else if (wishes.length > 0) {
  console.log(listOpenFacts(openFacts(root, content)))
} else {
  await launch(content)
}
