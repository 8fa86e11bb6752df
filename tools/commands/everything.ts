/**
 * `npm run everything`: what is worth running and too slow for each change, in hours. Words choose some of the stages:
 * `npm run everything -- editor launches`. docs/testing.md says when it was last run, and what came out.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { launchWithMap, launchWithoutMap } from '../../tests/resorts/launches.ts'
import { editorJourneys, otherResorts, publishedBuild } from './site-stages.ts'
import { one, runStages, succeeds, type Stage } from './stages.ts'
import { root } from '../root.ts'

const program = (name: string, file: string, parameters: string[] = []): Stage => ({
  name,
  run: () => one(() => succeeds(file, parameters)),
})

/** Stryker has packages of its own, because it is larger than most other tools together. */
const mutation: Stage = {
  name: 'Mutation',
  run: () =>
    one(() =>
      [['ci'], ['run', 'mutate']].every((parameters) => {
        const folder = join(root, 'tests/mutation')
        return spawnSync('npm', parameters, { cwd: folder, stdio: 'inherit' }).status === 0
      }),
    ),
}

const stages: Stage[] = [
  publishedBuild,
  { name: 'Launches with a map of its own', run: () => one(launchWithMap) },
  { name: 'Launches without a map', run: () => one(launchWithoutMap) },
  otherResorts,
  editorJourneys,
  program('Planted faults', 'tests/planted-faults/run.ts'),
  program('Screen reader', 'tools/commands/listen.ts'),
  mutation,
]

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const isChosen = ({ name }: Stage) => words.some((word) => name.toLowerCase().includes(word))
const unknown = words.filter((word) => !stages.some(({ name }) => name.toLowerCase().includes(word)))
if (unknown.length > 0) {
  console.error(`“${unknown.join(' ')}” is in no name of these stages: ${stages.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
} else {
  await runStages(
    words.length === 0
      ? stages
      : [publishedBuild, ...stages.filter((each) => each !== publishedBuild && isChosen(each))],
  )
}
