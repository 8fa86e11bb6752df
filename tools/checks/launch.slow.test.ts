/**
 * What a launch refuses, each with its sentence, and how it ends. Its stages are stood in for: the long ones are tried
 * by `npm run everything` (tests/resort/launches.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { copyContent, soundContent, withPhotographs } from '../../tests/content/content-copy.ts'
import { change } from '../../tests/resort/causes.ts'
import type { Count, Stage } from '../runner.ts'
import { formatProblem } from '../content/problem.ts'
import { launch, reasonsInContent, refusal } from './launch-list.ts'

const resort = soundContent()
/** The term that the sample leaves open, answered. */
const taxes = { ...resort.terms.terms.taxes, answer: resort.terms.terms.meals.answer }
const content = { ...resort, terms: { ...resort.terms, terms: { ...resort.terms.terms, taxes } } }
const { site } = content

/** What its owner types once there is a real one; the site of a test has addresses that nobody can register. */
const typed = {
  siteUrl: 'https://www.the-lodge.pt',
  email: 'ola@the-lodge.pt',
  social: site.social.map((page) => ({ ...page, url: 'https://www.pages.pt/the-lodge' })),
}
const sound = { ...content, site: { ...site, ...typed } }
const sentencesOf = (judged: typeof sound) => reasonsInContent(judged).map(formatProblem)

const copy = await withPhotographs(copyContent())
change(copy.root, (files) => void Object.assign(files.terms!.terms.taxes, { answer: taxes.answer }))
vi.stubEnv('WARIDI_CACHE', join(copy.root, '.cache'))

describe('the command', () => {
  const written = copy.read('site.yaml')

  /** Runs it with some fields of site.yaml changed. */
  async function launched(changed: Partial<typeof site>, counts: Record<string, Count> = {}) {
    copy.write('site.yaml', written)
    change(copy.root, (files) => void Object.assign(files.site!, changed))
    const exitCode = process.exitCode
    const said = (['log', 'error', 'warn'] as const).map((kind) => {
      const spy = vi.spyOn(console, kind).mockImplementation(() => undefined)
      onTestFinished(() => spy.mockRestore())
      return () => spy.mock.calls.join('\n')
    })
    const run: string[] = []
    const stages = Object.entries(counts).map(([name, count]): Stage => ({
      name,
      run: () => {
        run.push(name)
        return Promise.resolve(count)
      },
    }))
    const code = await launch(copy.root, () => stages)
    process.exitCode = exitCode
    const [out = () => '', error = () => ''] = said
    return { code, run, out: out(), error: error() }
  }
  const good = { passed: 7, failed: 0, skipped: 0 }

  test('passes with sound content, and its last line says what is ready', async () => {
    const { code, run, out, error } = await launched(typed, { Build: good, Journeys: good })
    expect({ code, run, error }).toEqual({ code: 0, run: ['Build', 'Journeys'], error: '' })
    expect(out.split('\n').at(-1)).toBe(
      `dist/ holds the site for ${typed.siteUrl}. docs/deploy.md tells how to put it there.`,
    )
  })

  test('refuses what is unsound before any stage, with all reasons', async () => {
    const { siteUrl, email } = site
    const { code, run, error } = await launched({ ...typed, siteUrl, email }, { Build: good })
    expect({ code, run }).toEqual({ code: 1, run: [] })
    expect(error.trim()).toBe(refusal(sentencesOf({ ...sound, site: { ...sound.site, siteUrl, email } })).trim())
    expect(error.match(/•/g)).toHaveLength(2)
  })

  test('refuses content that cannot be read, with every sentence of the check', async () => {
    const { code, error } = await launched({ foundedYear: 1 })
    expect(code).toBe(1)
    expect(error).toMatch(/^\nThe site cannot be launched yet:\n\n {2}• content\/site\.yaml, line \d+: `foundedYear` /)
  })

  test('ends at the first stage that fails, with its tests in the summary and its reasons last', async () => {
    const [file, title, found] = ['tests/site/budgets.test.ts', 'budgets of /location', 'The first screen is too heavy']
    const failing = { passed: 7, failed: 1, skipped: 0, reasons: [`${found} (${file}: ${title})`] }
    const { code, run, out, error } = await launched(typed, { Build: good, 'Built site': failing, Journeys: good })
    expect({ code, run }).toEqual({ code: 1, run: ['Build', 'Built site'] })
    const [stage, named, , counts] = out.trimEnd().split('\n').slice(-4)
    expect(stage).toMatch(/^✗ Built site .*: 7 passed, 1 failed$/)
    expect([named, counts]).toEqual([`    ✗ ${found} (${file}: ${title})`, '14 passed, 1 failed'])
    expect(error).toBe(refusal([`${found} (${file}: ${title})`]))
  })

  test('says which stage failed where that has no reasons', async () => {
    const { error } = await launched(typed, { Journeys: { passed: 0, failed: 1, skipped: 0 } })
    expect(error).toContain('  • Journeys failed (1). Give the lines above to those who look after the code.\n')
  })

  test('refuses a picture that is damaged', async () => {
    const file = join(copy.root, 'assets/pictures', Object.values(content.pictures)[0]!.file)
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, 3000))
    const { code, run, error } = await launched(typed, { Build: good })
    writeFileSync(file, whole)
    expect({ code, run, error }).toEqual({
      code: 1,
      run: [],
      error: expect.stringContaining('is damaged or incomplete'),
    })
  })
})
