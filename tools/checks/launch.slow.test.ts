/**
 * What a launch refuses, each with its sentence, and how it ends. Its stages are stood in for: the long ones are tried
 * by `npm run everything` (tests/resort/launches.ts).
 */
import { truncateSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { copyContent, soundContent, withPhotographs } from '../../tests/content/content-copy.ts'
import { change } from '../../tests/resort/causes.ts'
import type { Count, Stage } from '../commands/stages.ts'
import { pictureEntries } from '../content/load.ts'
import { pageName } from '../content/page-names.ts'
import { formatProblem } from '../content/sentences.ts'
import { leastWidth } from '../pictures/plan.ts'
import { reasonsAgainst, reasonsInContent, refusal } from './launch-list.ts'
import { launch } from './launch.ts'

const sample = soundContent()
const { site } = sample
/** The term that the sample leaves open, answered. */
const taxes = { ...sample.terms.terms.taxes, answer: sample.terms.terms.meals.answer }
const terms = { ...sample.terms, terms: { ...sample.terms.terms, taxes } }
const content = { ...sample, terms }

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

const readIt = 'Read the page, and say in the editor that it is right.'

describe('content', () => {
  test('that is sound passes', () => {
    expect(sentencesOf(sound)).toEqual([])
  })

  const home = pageName(site, 'home')
  test.each([
    [['home.yaml#quote'], [`${home}: one fact is not confirmed. ${readIt}`]],
    [['home.yaml#quote', 'home.yaml#about.lede'], [`${home}: 2 facts are not confirmed. ${readIt}`]],
    [
      ['site.yaml#name', 'site.yaml#address', 'terms.yaml#terms.price.answer'],
      [
        `Every page: one fact is not confirmed. ${readIt}`,
        ...Array<string>(2).fill('Not confirmed: Is it so, really?'),
      ],
    ],
  ])('with %j that nobody has confirmed is refused', (paths, sentences) => {
    const unconfirmed = paths.map((path) => ({ path, why: 'Is it so, really?' }))
    expect(sentencesOf({ ...sound, unconfirmed })).toEqual(sentences)
  })

  test('with a placeholder that is not confirmed is refused for one reason', () => {
    const unconfirmed = [{ path: 'site.yaml#email', why: 'Which one do you read?' }]
    const reasons = sentencesOf({ ...sound, unconfirmed, site: { ...sound.site, email: site.email } })
    expect(reasons).toEqual([expect.stringContaining('is a placeholder')])
  })

  const toFillIn = (question: string, field: string, file: string) =>
    `“${question}” has no answer: fill in \`answer\` of \`${field}\` in content/${file}, or set \`askUs: true\` if you would rather be asked.`
  const open = { answer: null, askUs: false }

  test.each(Object.keys(terms.terms) as (keyof typeof terms.terms)[])('without the answer to %s is refused', (id) => {
    const changed = { ...terms, terms: { ...terms.terms, [id]: { ...terms.terms[id], ...open } } }
    expect(sentencesOf({ ...sound, terms: changed })).toEqual([toFillIn(terms.terms[id].question, id, 'terms.yaml')])
  })

  test('that says from no age a child counts as a guest is refused', () => {
    const children = { ...terms.terms.children, countFromAge: null }
    expect(sentencesOf({ ...sound, terms: { ...terms, terms: { ...terms.terms, children } } })).toEqual([
      'The age from which a child counts as a guest is open: fill in `countFromAge` of `children` in content/terms.yaml, ' +
        'or set `askUs: true` if you would rather be asked.',
    ])
  })

  const nobodys = site.phone.slice(0, 4) + '0'.repeat(site.phone.length - 4)
  test.each<readonly [Partial<typeof site>, string]>([
    [
      { siteUrl: site.siteUrl },
      `\`siteUrl\` in content/site.yaml is a placeholder, ${site.siteUrl}: type the address that the site will have.`,
    ],
    [
      { email: site.email },
      `\`email\` in content/site.yaml is a placeholder, ${site.email}: type the address of the mailbox that you read.`,
    ],
    [
      { phone: nobodys },
      `\`phone\` in content/site.yaml is a placeholder that nobody can call, ${nobodys}: type the number that guests call.`,
    ],
    [
      { whatsapp: nobodys },
      `\`whatsapp\` in content/site.yaml is a placeholder, ${nobodys}: type the number that answers on WhatsApp.`,
    ],
    ...site.social.map(
      ({ name, url }, at) =>
        [
          { social: typed.social.map((page, index) => (index === at ? { ...page, url } : page)) },
          `The address of the ${name} page in content/site.yaml is a placeholder, ${url}: type the page's own, or take its line out of \`social\`.`,
        ] as [Partial<typeof site>, string],
    ),
  ])('with the placeholder in %o is refused', (placeholder, sentence) => {
    expect(sentencesOf({ ...sound, site: { ...sound.site, ...placeholder } })).toEqual([sentence])
  })
})

describe('the command', () => {
  const written = copy.read('site.yaml')

  /** Runs it with some fields of site.yaml changed. */
  async function launched(changed: Partial<typeof site>, wishes: string[] = [], counts: Record<string, Count> = {}) {
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
    const code = await launch(wishes, copy.root, () => stages)
    process.exitCode = exitCode
    const [out = () => '', error = () => ''] = said
    return { code, run, out: out(), error: error() }
  }
  const good = { passed: 7, failed: 0, skipped: 0 }

  test('passes with sound content, and its last line says what is ready', async () => {
    const { code, run, out, error } = await launched(typed, [], { Build: good, Journeys: good })
    expect({ code, run, error }).toEqual({ code: 0, run: ['Build', 'Journeys'], error: '' })
    expect(out.split('\n').at(-1)).toBe(
      `dist/ holds the site for ${typed.siteUrl}. docs/deploy.md tells how to put it there.`,
    )
  })

  test('refuses what is unsound before any stage, with all reasons', async () => {
    const { siteUrl, email } = site
    const { code, run, error } = await launched({ ...typed, siteUrl, email }, [], { Build: good })
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
    const { code, run, out, error } = await launched(typed, [], { Build: good, 'Built site': failing, Journeys: good })
    expect({ code, run }).toEqual({ code: 1, run: ['Build', 'Built site'] })
    const [stage, named, , counts] = out.trimEnd().split('\n').slice(-4)
    expect(stage).toMatch(/^✗ Built site .*: 7 passed, 1 failed$/)
    expect([named, counts]).toEqual([`    ✗ ${found} (${file}: ${title})`, '14 passed, 1 failed'])
    expect(error).toBe(refusal([`${found} (${file}: ${title})`]))
  })

  test('says which stage failed where that has no reasons', async () => {
    const { error } = await launched(typed, [], { Journeys: { passed: 0, failed: 1, skipped: 0 } })
    expect(error).toContain('  • Journeys failed (1). Give the lines above to those who look after the code.\n')
  })

  test('prints what is not confirmed', async () => {
    const { code, out } = await launched(typed, ['--list'])
    expect({ code, out }).toEqual({ code: 0, out: 'Everything is confirmed: content/unconfirmed.yaml is empty.' })
  })

  test('knows no other wish', async () => {
    const { code, error } = await launched(typed, ['--force'])
    expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining('npm run launch -- --list') })
  })
})

test('pictures that are missing, damaged, or too small are refused, and nothing else is', async () => {
  const pictures = join(copy.root, 'assets/pictures')
  const least = leastWidth('card')
  const take = (name: string, width: number) =>
    sharp({ create: { width, height: 900, channels: 3, background: '#356' } })
      .jpeg()
      .toFile(join(pictures, `${name}.jpg`))
  const [gone = '', torn = '', small = ''] = pictureEntries(content)
    .filter(({ use }) => use === 'card')
    .map(({ key }) => key)
  const nameOf = (key: string) => `launch-${key}`
  await take(nameOf(torn), least)
  truncateSync(join(pictures, `${nameOf(torn)}.jpg`), 3000)
  await take(nameOf(small), least - 1)
  const changed = Object.entries(sound.pictures).map(([key, picture]) =>
    [gone, torn, small].includes(key) ? [key, { ...picture, file: `${nameOf(key)}.jpg` }] : [key, picture],
  )
  const reasons = await reasonsAgainst(copy.root, { ...sound, pictures: Object.fromEntries(changed) })
  expect(reasons.map(formatProblem)).toEqual([
    `content/pictures.yaml, \`${gone}\`: there is no picture named ${nameOf(gone)} (as JPEG, HEIC, PNG, WebP or AVIF) in assets/pictures. Put it there or correct \`file\`.`,
    `${nameOf(torn)}.jpg (content/pictures.yaml, \`${torn}\`) is damaged or incomplete and cannot be read. Copy or export the picture again.`,
    `${nameOf(small)}.jpg (content/pictures.yaml, \`${small}\`) is ${least - 1} pixels wide; it must be at least ${least}, or it looks blurred. Export it larger.`,
  ])
}, 30_000)
