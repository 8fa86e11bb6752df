/**
 * `npm run launch`: builds the site for its real address, or says what is in the way. With `-- --list` it prints what
 * the owner still has to confirm.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadContent, pictureEntries, reportProblems } from '../content.ts'
import { listOpenFacts, openFacts, reasonsAgainst } from '../launch-list.ts'
import { chooseOriginal, inspectOriginal, listOriginals, refuseTooSmall } from '../picture-originals.ts'
import type { Content } from '../../content/schema.ts'
import { everything } from './everything.ts'
import { root, runStages } from './stages.ts'

/** What is wrong with pictures: all of it, where the build stops at the first. */
async function pictureProblems(content: Content): Promise<string[]> {
  const folder = join(root, 'assets/pictures')
  const originals = await listOriginals(folder)
  const problems: string[] = []
  for (const entry of pictureEntries(content)) {
    try {
      const file = chooseOriginal(entry, originals)
      const size = await inspectOriginal(entry.key, file, await readFile(join(folder, file)))
      refuseTooSmall(entry.key, file, size)
    } catch (error) {
      if (!(error instanceof Error && error.name.endsWith('Problem'))) throw error
      problems.push(error.message)
    }
  }
  return problems
}

function refuse(reasons: readonly string[]): void {
  console.error(`The site cannot be launched yet:\n\n${reasons.map((reason) => `  • ${reason}`).join('\n')}\n`)
  process.exitCode = 1
}

async function launch(content: Content): Promise<void> {
  const { siteUrl } = content.site
  const facts = openFacts(root, content)
  const reasons = reasonsAgainst({ facts, contacts: content.site, pictures: await pictureProblems(content) })
  if (reasons.length > 0) return refuse(reasons)
  await runStages(everything)
  if (process.exitCode === 0) console.log(`\ndist/ holds the site for ${siteUrl}. docs/deploy.md tells how to put it there.`)
  else refuse(['A check failed: see above.'])
}

const wishes = process.argv.slice(2)
const { content, problems } = loadContent(root)
if (wishes.some((wish) => wish !== '--list')) {
  console.error(`"${wishes.join(' ')}" is no wish that this command knows; there is only: npm run launch -- --list`)
  process.exitCode = 1
} else if (content === null) {
  refuse(reportProblems(problems).split('\n'))
} else if (wishes.length > 0) {
  console.log(listOpenFacts(openFacts(root, content)))
} else {
  await launch(content)
}
