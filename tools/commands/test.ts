/**
 * `npm test`: from types to journeys in three engines. `npm run everything` runs besides what is too slow for each
 * change, in hours; words choose some of the stages: `npm run everything -- editor launches`.
 */
import { installBrowsers } from '../../tests/browsers.ts'
import { buildCoast, buildFilled, coast, filled, ofCopies } from '../../tests/resorts/build.ts'
import { launchWithMap, launchWithoutMap } from '../../tests/resorts/launches.ts'
import { build, journeys, one, runStages, succeeds, vitest, whole, type Stage } from './stages.ts'

const stage = (name: string, run: Stage['run']): Stage => ({ name, run })
const copyOf = (folder: string) => ({ folder, environment: ofCopies })

const usual = [
  whole,
  build('fast'),
  stage('Built site, specification', () => vitest(['site', 'specification'])),
  stage('Another resort is built', () => one(buildCoast)),
  stage('Another resort', () => vitest(['site', 'coast'], copyOf(coast))),
  stage('Another resort, journeys', () => journeys(['coast'], copyOf(coast))),
  stage('Filled in is built', () => one(buildFilled)),
  stage('Filled in', () => vitest(['site', 'filled'], copyOf(filled))),
  stage('Journeys', () => journeys(['desk', 'phone', 'firefox', 'webkit'])),
]

const slow = [
  stage('Launches', () => one(async () => (await launchWithMap()) && launchWithoutMap())),
  ...[filled, coast].map((folder) =>
    stage('Journeys of other resorts', () => journeys(['desk', 'phone'], copyOf(folder), ['/tests/journeys/'])),
  ),
  stage('Editor', () => journeys(['owner', 'owner-firefox'])),
  stage('Screen reader', () => one(() => succeeds('tools/commands/listen.ts'))),
]

const [what, ...words] = process.argv.slice(2)
// Browsers come while the first stages run. A journey says what is wrong with them.
installBrowsers().catch(() => {})
const isChosen = ({ name }: Stage) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word))
await runStages(what === 'everything' ? [build('published'), ...slow.filter(isChosen)] : usual)
