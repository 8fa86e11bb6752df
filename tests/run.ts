/**
 * `npm test`: from types to journeys in three engines. `npm run everything` runs besides what is too slow for each
 * change, in hours; words choose some of the stages: `npm run everything -- editor launches`.
 */
import '../tools/commands/end-with-npm.ts'
import { installBrowsers } from './browsers.ts'
import { build, journeys, program, runStages, vitest, allChecks, type Stage } from '../tools/run-stages.ts'

const usual = [
  allChecks,
  [build('fast'), program('The test resort is built', 'tests/resort/make.ts')],
  vitest('Built sites, specification', ['site', 'specification', 'guest']),
  journeys('Journeys', ['engines', 'desk', 'phone']),
]

const slow = [program('Launches', 'tests/resort/launches.ts'), journeys('Editor', ['owner', 'owner-firefox'])]

const [what, ...words] = process.argv.slice(2)
// Browsers come while the first stages run. A journey says what is wrong with them.
installBrowsers().catch(() => {})
const isChosen = ({ name }: Stage) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word))
await runStages(what === 'everything' ? [build('published'), ...slow.filter(isChosen)] : usual)
