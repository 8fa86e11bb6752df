/**
 * `npm test`: from types to journeys in three engines. `npm run everything` runs besides what is too slow for each
 * change, in hours; words choose some of the stages: `npm run everything -- editor launches`.
 */
import '../tools/commands/end-with-npm.ts'
import { installBrowsers } from './browsers.ts'
import { buildResort } from './resort/make.ts'
import { launchAll } from './resort/launches.ts'
import { build, whole } from '../tools/commands/stages.ts'
import { journeys, one, runStages, vitest, type Stage } from '../tools/runner.ts'

const stage = (name: string, run: Stage['run']): Stage => ({ name, run })

const usual = [
  whole,
  [build('fast'), stage('The test resort is built', () => one(buildResort))],
  stage('Built sites, specification', () => vitest(['site', 'specification', 'guest'])),
  stage('Journeys', () => journeys(['engines', 'desk', 'phone'])),
]

const slow = [stage('Launches', () => one(launchAll)), stage('Editor', () => journeys(['owner', 'owner-firefox']))]

const [what, ...words] = process.argv.slice(2)
// Browsers come while the first stages run. A journey says what is wrong with them.
installBrowsers().catch(() => {})
const isChosen = ({ name }: Stage) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word))
await runStages(what === 'everything' ? [build('published'), ...slow.filter(isChosen)] : usual)
