/**
 * `npm test`: from types to journeys in three engines. `npm run everything` runs besides what is too slow for each
 * change, in hours; words choose some of the stages: `npm run everything -- editor launches`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installBrowsers } from '../../tests/browsers.ts'
import { fetchHostPrograms } from '../../tests/hosts/host-programs.ts'
import { buildCoast, buildFilled, coast, filled, ofCopies } from '../../tests/resorts/build.ts'
import { launchWithMap, launchWithoutMap } from '../../tests/resorts/launches.ts'
import { root } from '../root.ts'
import { build, journeys, one, runStages, succeeds, vitest, whole, type Stage } from './stages.ts'

const stage = (name: string, run: Stage['run']): Stage => ({ name, run })
const copyOf = (folder: string) => ({ folder, environment: ofCopies })

const usual = [
  whole,
  build('fast'),
  stage('Built site, specification, hosts', () => vitest(['site', 'specification', 'hosts'])),
  stage('Another resort is built', () => one(buildCoast)),
  stage('Another resort', () => vitest(['site', 'coast'], copyOf(coast))),
  stage('Another resort, journeys', () => journeys(['coast'], copyOf(coast))),
  stage('Filled in is built', () => one(buildFilled)),
  stage('Filled in', () => vitest(['site', 'filled'], copyOf(filled))),
  stage('Journeys', () => journeys(['desk', 'phone', 'firefox', 'webkit'])),
]

/** Stryker has packages of its own, because it is larger than most other tools together. */
const inMutation = (...parameters: string[]) =>
  spawnSync('npm', parameters, { cwd: join(root, 'tests/mutation'), stdio: 'inherit', shell: true }).status === 0

const slow = [
  stage('Launches', () => one(async () => (await launchWithMap()) && launchWithoutMap())),
  ...[filled, coast].map((folder) =>
    stage('Journeys of other resorts', () => journeys(['desk', 'phone'], copyOf(folder), ['/tests/journeys/'])),
  ),
  stage('Editor', () => journeys(['owner', 'owner-firefox'])),
  stage('Planted faults', () => one(() => succeeds('tests/planted-faults/run.ts'))),
  stage('Screen reader', () => one(() => succeeds('tools/commands/listen.ts'))),
  stage('Mutation', () => one(() => inMutation('ci') && inMutation('run', 'mutate'))),
]

const [what, ...words] = process.argv.slice(2)
// Browsers come while the first stages run. A journey says what is wrong with them.
installBrowsers()
  .then(() => fetchHostPrograms())
  .catch(() => {})
const isChosen = ({ name }: Stage) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word))
await runStages(what === 'everything' ? [build('published'), ...slow.filter(isChosen)] : usual)
