/** The tests that need no build and no browser. Most of them use one processor, so they run side by side. */
import { ModuleGraph } from './module-graph.ts'
import { PassedBefore, lintPrints, unitTestPrints, untouchedSlowTests, type Prints } from './passed-before.ts'
import { content, format, lintOf, types, unit, unused, vitest, type Count, type Stage } from './stages.ts'
import { root } from '../root.ts'

/** What `npm test` runs first. */
export const all: Stage[] = [content, types, format, lintOf(), unused, unit]

/** Runs a stage for the files that did not pass before as they are. @param leftOut those that are left to `npm test` */
const onlyChanged = (
  name: string,
  what: string,
  printsOf: (root: string, graph: ModuleGraph) => Prints,
  run: (files: string[], remember: (passed: string[]) => void, say: Parameters<Stage['run']>[0]) => Promise<Count>,
  leftOut: (root: string, graph: ModuleGraph) => ReadonlySet<string> = () => new Set(),
): Stage => ({
  name,
  run: (say) => {
    const graph = new ModuleGraph(root)
    const prints = printsOf(root, graph)
    const passed = new PassedBefore(root, what)
    const changed = passed.without(prints)
    const slow = leftOut(root, graph)
    const files = changed.filter((file) => !slow.has(file))
    const left = changed.length - files.length
    const others = `the others passed today as they are${left > 0 ? `, but for ${left} slow ones, as in the last commit` : ''}`
    const line = `${name}: ${files.length} of ${prints.size} files; ${others}\n`
    if (say) say(line)
    else console.log(line)
    if (files.length === 0) return Promise.resolve({ passed: 1, failed: 0, skipped: 0 })
    return run(files, (good) => passed.remember(prints, good), say)
  },
})

const lintChanged = onlyChanged('Lint', 'lint', lintPrints, async (files, remember, say) => {
  const count = await lintOf(files).run(say)
  if (count.failed === 0) remember(files)
  return count
})

const unitChanged = onlyChanged(
  'Unit tests',
  'unit',
  unitTestPrints,
  (files, passes) => vitest('unit', { files, passes }),
  untouchedSlowTests,
)

/** What `npm run check` runs. */
export const changed: Stage[] = [content, types, format, lintChanged, unused, unitChanged]
