/**
 * Plants the faults of `faults.ts`, one at a time, in a copy of the project, and says whether `npm test` finds each.
 * The named tests must pass without the fault first. It takes a quarter of an hour; words choose some of the faults:
 *
 *     node tests/planted-faults/run.ts
 *     node tests/planted-faults/run.ts header paper
 */
import { faults, type Fault, type Search } from './faults.ts'
import { problemsOfList } from './list-problems.ts'
import { ProjectCopy } from './project-copy.ts'
import { ListProblem } from './project-files.ts'
import { build, search, siteOf, type Outcome } from './searches.ts'

const words = process.argv.slice(2)

const isChosen = (fault: Fault) =>
  words.length === 0 || words.some((word) => JSON.stringify(fault).toLowerCase().includes(word.toLowerCase()))

const lastLines = (output: string) =>
  output
    .trimEnd()
    .split('\n')
    .slice(-20)
    .map((line) => `      ${line}`)
    .join('\n')

/** Why the tests of a fault say nothing; undefined where they pass without it. */
async function unfit(copy: ProjectCopy, by: Search): Promise<string | undefined> {
  const { passed, reasons, output }: Outcome = await search(copy, by)
  if (reasons.length > 0) return `fails without a fault: ${reasons.join('; ')}\n${lastLines(output)}`
  return passed > 0 ? undefined : `runs no test here\n${lastLines(output)}`
}

/** Plants a fault, and takes it out again. @returns whether it was found, and by what */
async function tryOut(copy: ProjectCopy, fault: Fault): Promise<{ isFound: boolean; line: string }> {
  const changed = copy.changed(fault.edits)
  const { by } = fault
  const takeOut = copy.plant(changed)
  try {
    const site = siteOf(by)
    const built = site && (await build(copy, site))
    if (built && !built.isGood) {
      return { isFound: false, line: `with it, nothing can be built\n${lastLines(built.output)}` }
    }
    const { passed, reasons, output } = await search(copy, by)
    if (reasons.length > 0) return { isFound: true, line: `found by ${reasons[0]}` }
    const missed = `not found (planted in ${[...changed.keys()].join(', ')})`
    return { isFound: false, line: passed > 0 ? missed : `${missed}: no test can be run\n${lastLines(output)}` }
  } finally {
    takeOut()
  }
}

async function tryAll(copy: ProjectCopy, chosen: readonly Fault[]): Promise<void> {
  const finders = new Map(chosen.map(({ by }) => [JSON.stringify(by), by]))
  console.log(`Without a fault: ${finders.size} sets of tests …`)
  for (const site of new Set([...finders.values()].map(siteOf))) {
    if (!site) continue
    const { isGood, output } = await build(copy, site)
    if (!isGood) throw new ListProblem(`The project cannot be built without a fault.\n${lastLines(output)}`)
  }
  const reasons = new Map<string, string | undefined>()
  for (const [key, by] of finders) reasons.set(key, await unfit(copy, by))

  let found = 0
  for (const [at, fault] of chosen.entries()) {
    const reason = reasons.get(JSON.stringify(fault.by))
    const start = performance.now()
    const { isFound, line } = reason
      ? { isFound: false, line: `${fault.by.stage} ${reason}` }
      : await tryOut(copy, fault)
    found += Number(isFound)
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`${isFound ? '✓' : '✗'} ${at + 1}/${chosen.length} ${fault.title} (${seconds} s)\n      ${line}`)
  }
  console.log(`\n${found} passed, ${chosen.length - found} failed`)
  process.exitCode = found < chosen.length ? 1 : 0
}

const chosen = faults.filter(isChosen)
const copy = new ProjectCopy()
process.on('exit', () => copy.remove())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
try {
  const problems = problemsOfList(copy, chosen)
  if (chosen.length === 0) problems.push(`No fault of the list has to do with “${words.join(' ')}”.`)
  if (problems.length > 0) throw new ListProblem(problems.join('\n'))
  await tryAll(copy, chosen)
} catch (error) {
  console.error(error instanceof ListProblem ? error.message : error)
  process.exitCode = 1
}
