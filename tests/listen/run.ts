/** Runs all scenarios with one Orca and one Firefox, over the built site. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createSiteServer, listen } from '../../serve/server.ts'
import type { Programs } from './programs.ts'
import { differences, type Scenario } from './scenario.ts'
import { booking } from './scenarios/booking.ts'
import { editor } from './scenarios/editor.ts'
import { forms } from './scenarios/forms.ts'
import { pages } from './scenarios/pages.ts'
import { smallScreen } from './scenarios/small-screen.ts'
import { staysAndPlaces } from './scenarios/stays.ts'
import { startScreenReader, type Guest } from './screen-reader.ts'
import { root } from '../../tools/root.ts'

const reportFile = '.cache/reports/heard.txt'
/** The longest output to print: a whole page would fill the terminal. */
const longest = 400
const scenarios: Scenario[] = [...pages, ...staysAndPlaces, ...booking, ...forms, ...smallScreen, ...editor]

type Result = { title: string; heard: string; wrong: string[] }

/** Runs a scenario. An error in it is a result as well. */
async function resultsOf({ walk }: Scenario, guest: Guest): Promise<Result[]> {
  const results: Result[] = []
  try {
    await walk(guest, (title, heard, speech) => results.push({ title, heard, wrong: differences(heard, speech) }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    results.push({ title: 'can be walked to its end', heard: reason, wrong: ['it comes to its end'] })
  }
  return results
}

/**
 * On a busy machine Orca sometimes misses a sentence: what fails is tried once more, and counts as passed if it then
 * passes.
 */
async function walked(scenario: Scenario, guest: Guest): Promise<Result[]> {
  const first = await resultsOf(scenario, guest)
  if (first.every(({ wrong }) => wrong.length === 0)) return first
  const second = await resultsOf(scenario, guest)
  return second.map(
    (result) => first.find(({ title, wrong }) => title === result.title && wrong.length === 0) ?? result,
  )
}

function inWords({ title, heard, wrong }: Result): string {
  if (wrong.length === 0) return `  ✓ ${title}`
  const shown =
    heard.length > longest ? `${heard.slice(0, longest)} … (the rest is in ${reportFile})` : heard || '(nothing)'
  return `  ✗ ${title}\n      heard: ${shown}\n      expected: ${wrong.join('; ')}`
}

/**
 * Prints the results, and for failures what was heard and what was expected. Everything heard goes into
 * `.cache/reports/heard.txt`.
 *
 * @param part of the names of the scenarios to run; all where it is empty
 */
export async function listenToSite(programs: Programs, part: string): Promise<{ passed: number; failed: number }> {
  const server = createSiteServer({ dir: join(root, 'dist') })
  const { guest, end } = await startScreenReader(programs, await listen(server, 0))
  const leave = () => {
    end()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
  const all: Result[] = []
  const report: string[] = []
  try {
    for (const scenario of scenarios.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()))) {
      console.log(scenario.name)
      report.push(scenario.name)
      const results = await walked(scenario, guest)
      all.push(...results)
      report.push(
        ...results.map(({ title, heard, wrong }) => `${wrong.length > 0 ? '✗' : '✓'} ${title}\n    ${heard}`),
        '',
      )
      for (const result of results) console.log(inWords(result))
    }
  } finally {
    end()
    server.close()
    server.closeAllConnections()
    mkdirSync(dirname(join(root, reportFile)), { recursive: true })
    writeFileSync(join(root, reportFile), report.join('\n'))
  }
  const failed = all.filter(({ wrong }) => wrong.length > 0).length
  return { passed: all.length - failed, failed }
}
