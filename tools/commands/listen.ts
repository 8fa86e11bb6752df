/**
 * `npm run listen`: runs a screen reader over the built site. `npm run listen -- gallery` runs only the scenarios with
 * that word in their names. See `tests/listen/run.ts`.
 */
import { installPrograms, missingPrograms } from '../../tests/listen/programs.ts'
import { listenToSite } from '../../tests/listen/run.ts'
import { isBuilt } from '../built-state.ts'
import { root } from '../root.ts'

const programs = await installPrograms()
if (!programs) {
  console.log(missingPrograms)
} else {
  // Loading the build tools takes longer than starting a server.
  if (!isBuilt(root, 'fast')) await (await import('../build.ts')).buildSite('fast')
  const { passed, failed } = await listenToSite(programs, process.argv.slice(2).join(' '))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
