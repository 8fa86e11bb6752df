/**
 * O3 The launch of the resort by the sea, in its copy of the project (tests/resorts/build.ts): sound content passes, and
 * each kind of unsound content is refused with its sentence. Where the command itself runs, its stages are those that
 * the test writes into `tools/commands/everything.ts` of one more copy: the long ones are stood in for.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { parseDocument } from 'yaml'
import type { Count } from '../../../tools/commands/stages.ts'
import { loadContent, pictureEntries } from '../../../tools/content/load.ts'
import { formatProblem, reportProblems } from '../../../tools/content/sentences.ts'
import { inSentences } from '../../../tools/commands/test-failures.ts'
import { reasonsAgainst, reasonsInContent, refusal } from '../../../tools/checks/launch-list.ts'
import { leastWidth } from '../../../tools/pictures/plan.ts'
import { setIn } from '../../content/content-copy.ts'
import { root } from '../../../tools/root.ts'
import { outputOf } from '../../../tools/run-node.ts'

const { content, problems } = loadContent(root)
if (!content) throw new Error(reportProblems(problems))
const { site, terms, enjoyments } = content

/** What its owner types once there is a real one; the site of a test has addresses that nobody can register. */
const typed = {
  siteUrl: 'https://www.the-lodge.pt',
  email: 'ola@the-lodge.pt',
  social: site.social.map((page) => ({ ...page, url: 'https://www.pages.pt/the-lodge' })),
}
const sound = { ...content, site: { ...site, ...typed } }
const sentencesOf = (judged: typeof sound) => reasonsInContent(judged).map(formatProblem)

/** One more copy, in which pictures, content and stages are changed. */
const folder = mkdtempSync(join(tmpdir(), 'launch-'))
for (const name of ['assets', 'content', 'lib', 'tools'])
  cpSync(join(root, name), join(folder, name), { recursive: true })
for (const name of ['app', 'node_modules', 'serve', 'tests', 'package.json'])
  symlinkSync(join(root, name), join(folder, name), 'junction')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// In which the build has left what it knows of the pictures.
const cache = process.env.WARIDI_CACHE ?? join(root, '../../.cache')
vi.stubEnv('WARIDI_CACHE', cache)

describe('content', () => {
  test('that is sound passes', () => {
    expect(sentencesOf(sound)).toEqual([])
  })

  const unconfirmed = (count: number) =>
    Array.from({ length: count }, () => ({ path: 'site.yaml#phone', why: 'Nobody has said so.', page: 'Home' }))
  test.each([
    [1, 'One fact is not confirmed (content/unconfirmed.yaml). To see it, type: npm run launch -- --list'],
    [2, '2 facts are not confirmed (content/unconfirmed.yaml). To see them, type: npm run launch -- --list'],
  ])('with %d facts that nobody has confirmed is refused', (count, sentence) => {
    expect(sentencesOf({ ...sound, unconfirmed: unconfirmed(count) })).toEqual([sentence])
  })

  const toFillIn = (question: string, field: string, file: string) =>
    `“${question}” has no answer: fill in \`answer\` of \`${field}\` in content/${file}, or decide with \`askUs: true\` that guests ask you.`
  const open = { answer: null, askUs: false }

  test.each(Object.keys(terms.terms) as (keyof typeof terms.terms)[])('without the answer to %s is refused', (id) => {
    const changed = { ...terms, terms: { ...terms.terms, [id]: { ...terms.terms[id], ...open } } }
    expect(sentencesOf({ ...sound, terms: changed })).toEqual([toFillIn(terms.terms[id].question, id, 'terms.yaml')])
  })

  test('that says from no age a child counts as a guest is refused', () => {
    const children = { ...terms.terms.children, countFromAge: null }
    expect(sentencesOf({ ...sound, terms: { ...terms, terms: { ...terms.terms, children } } })).toEqual([
      'The age from which a child counts as a guest is open: fill in `countFromAge` of `children` in content/terms.yaml, ' +
        'or decide with `askUs: true` that guests ask you.',
    ])
  })

  test.each(enjoyments.celebrationQuestions)('without the answer for hosts to $id is refused', ({ id, question }) => {
    const celebrationQuestions = enjoyments.celebrationQuestions.map((each) =>
      each.id === id ? { ...each, ...open } : each,
    )
    expect(sentencesOf({ ...sound, enjoyments: { ...enjoyments, celebrationQuestions } })).toEqual([
      toFillIn(question, id, 'enjoyments.yaml'),
    ])
  })

  test('without the answer for day guests is refused', () => {
    const { celebrations } = enjoyments
    const dayGuests = { ...celebrations.dayGuests, ...open }
    expect(
      sentencesOf({ ...sound, enjoyments: { ...enjoyments, celebrations: { ...celebrations, dayGuests } } }),
    ).toEqual([toFillIn(dayGuests.heading, 'dayGuests', 'enjoyments.yaml')])
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

/** What the copy's `everything.ts` holds: the check of the content as it is, and the rest with its result. */
const stagesWith = (name: string, count: Count) => `import { content } from './stages.ts'
export const everything = () => [content, { name: '${name}', run: () => Promise.resolve(${JSON.stringify(count)}) }]
`

describe('the command', () => {
  const siteFile = join(folder, 'content/site.yaml')
  const written = readFileSync(siteFile, 'utf8')

  /** Runs the command with some fields of site.yaml changed. */
  function launch(changed: Partial<typeof site>, stages: string) {
    const document = parseDocument(written)
    for (const [field, value] of Object.entries(changed)) setIn(document, [field], value)
    writeFileSync(siteFile, document.toString())
    writeFileSync(join(folder, 'tools/commands/everything.ts'), stages)
    return outputOf('tools/commands/launch.ts', [], { cwd: folder, env: { ...process.env, WARIDI_CACHE: cache } })
  }

  test('passes with sound content, and its last line says what is ready', () => {
    const { status, stdout, stderr } = launch(typed, stagesWith('Journeys', { passed: 1, failed: 0, skipped: 0 }))
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining('cannot be launched') })
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      `dist/ holds the site for ${typed.siteUrl}. docs/deploy.md tells how to put it there.`,
    )
  }, 60_000)

  test('refuses what is unsound before any stage, with all reasons', () => {
    const { siteUrl } = site
    const { status, stdout, stderr } = launch(
      { ...typed, siteUrl, notice: null, email: site.email },
      'export const everything = "none"\n',
    )
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.trim()).toBe(
      refusal(sentencesOf({ ...sound, site: { ...sound.site, siteUrl, email: site.email } })).trim(),
    )
    expect(stderr.match(/•/g)).toHaveLength(2)
  }, 60_000)

  test('refuses a page over its budget and a failure of another kind, in sentences that stand last', () => {
    const heavy = {
      file: 'tests/site/budgets.test.ts',
      title: 'budgets of /location: its document',
      found: '27000 bytes, at most 26000',
    }
    const other = { file: 'lib/dates.test.ts', title: 'leap years', found: '29' }
    const reasons = inSentences([heavy, other])
    const { status, stdout, stderr } = launch(
      typed,
      stagesWith('Built site', { passed: 7, failed: 2, skipped: 0, reasons }),
    )
    expect(status).toBe(1)
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('8 passed, 2 failed')
    // Reminders of the content may stand before.
    expect(stderr.slice(-refusal(reasons).length - 1)).toBe(`${refusal(reasons)}\n`)
    expect(stderr).toContain(
      '• The page /location: it has grown heavier than its budget. Shorten its texts, or take an entry out of its longest list.',
    )
    expect(stderr).toContain(
      '• The site: that is nothing which content should cause. Give these lines to whoever looks after the code.',
    )
  }, 60_000)
})

test('pictures that are missing, damaged, or too small are refused, and nothing else is', async () => {
  const pictures = join(folder, 'assets/pictures')
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
  const reasons = await reasonsAgainst(folder, { ...sound, pictures: Object.fromEntries(changed) })
  expect(reasons.map(formatProblem)).toEqual([
    `content/pictures.yaml, \`${gone}\`: there is no picture named ${nameOf(gone)} (as JPEG, PNG, WebP or AVIF) in assets/pictures. Put it there or correct \`file\`.`,
    `${nameOf(torn)}.jpg (content/pictures.yaml, \`${torn}\`) is damaged or incomplete and cannot be read. Copy or export the picture again.`,
    `${nameOf(small)}.jpg (content/pictures.yaml, \`${small}\`) is ${least - 1} pixels wide; it must be at least ${least}, or it looks blurred. Export it larger.`,
  ])
}, 30_000)
