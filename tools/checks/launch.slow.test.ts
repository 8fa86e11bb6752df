/**
 * How a launch begins and ends; what it refuses is in launch-list.test.ts. Its stages are stood in for: the long ones are
 * tried by `npm run everything` (tests/resort/launches.ts).
 */
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyContent, soundContent, withPhotographs } from '../../tests/content/content-copy.ts'
import { change } from '../../tests/resort/launches.ts'
import type { Count } from '../runner.ts'
import { launch } from './launch-list.ts'

const { pictures } = soundContent()
const copy = await withPhotographs(copyContent())
vi.stubEnv('WARIDI_CACHE', join(copy.root, '.cache'))

/** What its owner types once there is a real one, and the term that the sample leaves open, answered. */
change(copy.root, ({ site, terms }) => {
  Object.assign(site!, { siteUrl: 'https://www.the-lodge.pt', email: 'ola@the-lodge.pt', social: [] })
  terms!.terms.taxes.answer = structuredClone(terms!.terms.meals.answer)
})
const written = copy.read('site.yaml')

beforeEach(() => {
  for (const kind of ['log', 'error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  copy.write('site.yaml', written)
})

async function launched(found: Record<string, Count>) {
  const { exitCode } = process
  const run: string[] = []
  const stageOf = (name: string, count: Count) => ({
    name,
    run: () => {
      run.push(name)
      return Promise.resolve(count)
    },
  })
  const code = await launch(copy.root, () => Object.entries(found).map(([name, count]) => stageOf(name, count)))
  process.exitCode = exitCode
  const out = vi.mocked(console.log).mock.calls.join('\n').trimEnd()
  return { code, run, out, error: String(vi.mocked(console.error).mock.calls.at(-1) ?? '') }
}
const good = { passed: 7, failed: 0, skipped: 0 }
const failing = { passed: 7, failed: 1, skipped: 0 }
const reasons = ['Too heavy (tests/a.test.ts: budgets)']

test.each<[how: string, stages: Record<string, Count>, last: string, refused: string]>([
  [
    'passes where all stages do',
    { Build: good, Journeys: good },
    'dist/ holds the site for https://www.the-lodge.pt. docs/deploy.md tells how to put it there.',
    '',
  ],
  [
    'ends at the first stage that fails, with what its tests found',
    { Build: good, 'Built site': { ...failing, reasons }, Journeys: good },
    `    ✗ ${reasons[0]}\n\n14 passed, 1 failed`,
    reasons[0]!,
  ],
  [
    'says which stage failed where that has no reasons',
    { Build: good, 'Built site': failing, Journeys: good },
    '14 passed, 1 failed',
    'Built site failed (1). Give the lines above to those who look after the code.',
  ],
])('it %s', async (_, stages, last, refused) => {
  const { code, run, out, error } = await launched(stages)
  expect(out.endsWith(last), out).toBe(true)
  expect(error).toBe(refused && `\nThe site cannot be launched yet:\n\n  • ${refused}\n`)
  expect({ code, run }).toEqual(
    refused ? { code: 1, run: ['Build', 'Built site'] } : { code: 0, run: ['Build', 'Journeys'] },
  )
})

test('content that cannot be read, or a placeholder and a damaged picture, are refused before any stage', async () => {
  change(copy.root, ({ site }) => void Object.assign(site!, { foundedYear: 1 }))
  const unread = await launched({ Build: good })
  expect(unread).toMatchObject({ code: 1, run: [] })
  expect(unread.error).toMatch(/• content\/site\.yaml, line \d+: `foundedYear` /)

  change(copy.root, ({ site }) => void Object.assign(site!, { foundedYear: 1998, email: 'stay@lodge.example' }))
  truncateSync(join(copy.root, 'assets/pictures', `${Object.keys(pictures)[0]}.jpg`), 3000)
  const { code, run, error } = await launched({ Build: good })
  expect({ code, run }).toEqual({ code: 1, run: [] })
  expect(error).toMatch(
    /• content\/site\.yaml: `email` is a placeholder[^]*\n {2}• assets\/pictures\/.* is damaged or no picture/,
  )
})
