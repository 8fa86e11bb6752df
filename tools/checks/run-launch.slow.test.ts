/** How a launch begins and ends. Its stages are stood in for: `npm run everything` tries the long ones. */
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyContent, soundContent, withPhotographs } from '../../tests/content/content-copy.ts'
import { beforeLaunch, change } from '../../tests/resort/launches.ts'
import type { Count } from '../run-stages.ts'
import { launch } from './run-launch.ts'

const { pictures } = soundContent()
const copy = await withPhotographs(copyContent())
change(copy.root, beforeLaunch)
const written = copy.read('site.yaml')

beforeEach(() => {
  for (const kind of ['log', 'error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  copy.write('site.yaml', written)
})

async function launched(found: readonly Count[]) {
  const { exitCode } = process
  const run: string[] = []
  const stages = found.map((count, at) => ({
    name: `Stage ${at + 1}`,
    run: () => {
      run.push(`Stage ${at + 1}`)
      return Promise.resolve(count)
    },
  }))
  const code = await launch(copy.root, () => stages)
  process.exitCode = exitCode
  const out = vi.mocked(console.log).mock.calls.join('\n').trimEnd()
  return { code, run, out, error: String(vi.mocked(console.error).mock.calls.at(-1) ?? '') }
}

const good = { passed: 7, failed: 0, skipped: 0 }
const failing = { ...good, failed: 1 }
const told = { ...failing, reasons: ['Too heavy (tests/a.test.ts: budgets)'] }
const askOthers = 'Stage 2 failed (1). Give the lines above to those who look after the code.'

test('it passes where all stages do, and its last line says what is ready', async () => {
  const { code, run, out, error } = await launched([good, good])
  expect({ code, run, error }).toEqual({ code: 0, run: ['Stage 1', 'Stage 2'], error: '' })
  expect(out).toMatch(/\ndist\/ holds the site for https:\/\/www\.the-lodge\.pt\. docs\/deploy\.md .*$/)
})

test.each<[Count, summary: string, reason: string]>([
  [told, `    ✗ ${told.reasons[0]}\n\n14 passed, 1 failed`, told.reasons[0]!],
  [failing, '14 passed, 1 failed', askOthers],
])('it ends at the first stage that fails, with what is known of it (%#)', async (second, summary, reason) => {
  const { code, run, out, error } = await launched([good, second, good])
  expect({ code, run }).toEqual({ code: 1, run: ['Stage 1', 'Stage 2'] })
  expect(out.endsWith(summary), out).toBe(true)
  expect(error).toBe(`\nThe site cannot be launched yet:\n\n  • ${reason}\n`)
})

test('W2 what is wrong with content and pictures is refused before any stage, by file and line', async () => {
  change(copy.root, ({ site }) => void Object.assign(site!, { foundedYear: 1 }))
  const unread = await launched([good])
  expect(unread).toMatchObject({ code: 1, run: [] })
  expect(unread.error).toMatch(/• content\/site\.yaml, line \d+: `foundedYear` /)

  copy.write('site.yaml', written)
  const placeholders = { siteUrl: 'https://the-lodge.example', email: 'stay@lodge.example' }
  change(copy.root, ({ site }) => void Object.assign(site!, placeholders))
  truncateSync(join(copy.root, 'assets/pictures', `${Object.keys(pictures)[0]}.jpg`), 3000)
  const { code, run, error } = await launched([good])
  expect({ code, run }).toEqual({ code: 1, run: [] })
  const ofSite = [1, 2].map(() => /• content\/site\.yaml, line \d+: `\w+` is a placeholder/.source).join('.*\n {2}')
  expect(error).toMatch(new RegExp(`^ {2}• assets/pictures/.* is damaged or no picture.*\n {2}${ofSite}.*\n$`, 'm'))
})
