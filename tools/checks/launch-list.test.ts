import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { Content } from '../../content/schema.ts'
import { soundContent } from '../../tests/content/content-copy.ts'
import { sample } from '../../tests/content/sample.ts'
import { listOpenFacts, openFacts, openTerms, inventedContacts, reasonsAgainst, refusal } from './launch-list.ts'
import { formatProblem } from '../content/sentences.ts'
import { lookAtPictures } from '../pictures/check.ts'

const content = soundContent()

const real = {
  siteUrl: 'https://the-resort.co.ke',
  email: 'stay@the-resort.co.ke',
  phone: '+254712345678',
  whatsapp: '+254712345678',
  social: content.site.social.map((each) => ({ ...each, url: 'https://social.co.ke/the-resort' })),
}

const sentencesAgainst = async (judged: Content) => (await reasonsAgainst(sample, judged)).map(formatProblem)

const fact = { page: 'Home', question: 'Is it so?', place: 'content/home.yaml, line 3', now: undefined }
const open = (path: string) => ({ path, why: 'Nobody has said so yet.' })

describe('the list of facts', () => {
  const [stay] = content.accommodations.stays
  const own = [
    'site.yaml#phone',
    'site.yaml#social.2',
    'site.yaml#roseVarieties',
    `accommodations.yaml#stays.${stay?.id}.features`,
  ]
  const unconfirmed = own.map(open)
  const facts = openFacts(sample, { ...content, unconfirmed })

  test('holds every entry, each with the place where it is written and what stands there if that is a line', () => {
    expect(facts.map(({ question }) => question)).toEqual(unconfirmed.map(({ why }) => why))
    const { phone, roseVarieties } = content.site
    expect(facts.map(({ now }) => now)).toEqual([
      `“${phone}”`,
      undefined,
      roseVarieties === null ? undefined : String(roseVarieties),
      undefined,
    ])
    for (const { place } of facts) expect(place).toMatch(/^content\/[a-z-]+\.yaml, line [1-9]\d*$/)
    // The path of every entry leads deeper than the first line.
    expect(facts.filter(({ place }) => place.endsWith(', line 1'))).toEqual([])
  })

  test('is grouped by page, each page once, in words', () => {
    const text = listOpenFacts([...facts, { ...fact, now: '“so”' }, { ...fact, page: 'Every page' }])
    const headings = text.split('\n').filter((line, index) => index > 2 && /^\S/.test(line))
    expect(new Set(headings).size).toBe(headings.length)
    expect(headings).toContain('Every page')
    expect(text).toContain('  • Is it so?\n      now “so” · content/home.yaml, line 3')
    expect(text).not.toMatch(/\.yaml#|undefined|\{\{/)
  })

  test('says so when it is empty', () => {
    expect(listOpenFacts([])).toMatch(/confirmed/)
  })
})

describe('contacts', () => {
  test('that are real are not in the way', () => {
    expect(inventedContacts(real)).toEqual([])
  })

  test.each([
    'https://mauahillhouse.example',
    'https://example.com',
    'https://www.example.org',
    'https://site.test',
    'http://localhost:4173',
    'http://the-resort.co.ke',
    'https://203.0.113.7',
    'https://[::1]',
    'https://intranet',
    'https://the-resort.co.ke:8443',
    'https://the-resort.co.ke/site',
    'https://a@the-resort.co.ke',
    'the-resort.co.ke',
  ])('an address like %s is refused', (siteUrl) => {
    const problems = inventedContacts({ ...real, siteUrl }).map(formatProblem)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('siteUrl')
  })

  test('each placeholder is named', () => {
    const problems = inventedContacts({
      ...real,
      email: 'stay@mauahillhouse.example',
      phone: '+254000000000',
      whatsapp: '+254000000000',
      social: real.social.map((each) => ({ ...each, url: 'https://instagram.example/garden' })),
    })
    expect(problems).toHaveLength(3 + real.social.length)
  })
})

describe('pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets/pictures'), { recursive: true })
  const entry = (key: string) => ({ key, file: `${key}.webp`, alt: `What ${key} shows.`, focus: { x: 50, y: 50 } })
  const draw = (file: string, width: number) =>
    sharp({ create: { width, height: 300, channels: 3, background: '#a33' } }).toFile(
      join(folder, 'assets/pictures', file),
    )

  test('that are missing, too small, of another kind or there twice are all named, and sound ones are not', async () => {
    for (const [file, width] of [
      ['small.jpg', 500],
      ['twice.png', 1200],
      ['twice.webp', 1200],
      ['sound.jpg', 1200],
    ] as const) {
      await draw(file, width)
    }
    writeFileSync(join(folder, 'assets/pictures/letter.png'), 'Dear guest')
    const looked = await lookAtPictures(folder, ['sound', 'small', 'gone', 'twice', 'letter'].map(entry))
    const problems = looked.problems.map(formatProblem)
    expect(problems).toHaveLength(4)
    expect(problems[0]).toMatch(/^small\.jpg .* is 500 pixels wide; it must be at least 1200/)
    expect(problems[1]).toMatch(/`gone`: there is no picture named gone/)
    expect(problems[2]).toMatch(/`twice`: twice\.png and twice\.webp have the same name/)
    expect(problems[3]).toMatch(/^letter\.png .* is not a picture/)
  })
})

const soundTerms = soundContent().terms
const { meals, taxes } = soundTerms.terms
const terms = { ...soundTerms.terms, taxes: { ...taxes, answer: meals.answer } }

describe('B1 terms', () => {
  const withTerms = (changes: Partial<typeof terms>) =>
    openTerms({ terms: { ...soundTerms, terms: { ...terms, ...changes } } }).map(formatProblem)

  test('that are answered, or that guests may ask for, are not in the way', () => {
    expect(withTerms({})).toEqual([])
    const asked = { ...terms.children, answer: null, countFromAge: null, askUs: true }
    expect(withTerms({ meals: { ...terms.meals, answer: null, askUs: true }, children: asked })).toEqual([])
  })

  test('that are open are named, each with its question and where to answer it', () => {
    const reasons = withTerms({ meals: { ...terms.meals, answer: null }, arrival: { ...terms.arrival, answer: null } })
    expect(reasons).toHaveLength(2)
    expect(reasons[0]).toContain(terms.meals.question)
    expect(reasons[1]).toMatch(/`arrival` in content\/terms\.yaml.*`askUs: true`/)
    expect(withTerms({ children: { ...terms.children, countFromAge: null } })).toEqual([
      expect.stringContaining('countFromAge'),
    ])
  })
})

describe('a launch', () => {
  const settled = {
    ...content,
    unconfirmed: [],
    site: { ...content.site, ...real },
    pictures: {},
    terms: { ...soundTerms, terms },
  }

  test('goes on where nothing is in the way', async () => {
    expect(await sentencesAgainst(settled)).toEqual([])
  })

  test('is refused with everything that is in the way at once', async () => {
    const reasons = await sentencesAgainst({
      ...settled,
      unconfirmed: [open('site.yaml#address')],
      site: { ...settled.site, phone: '+254000000000' },
      pictures: { 'no-such-picture': { file: 'no-such-picture.webp', alt: 'Nothing.', focus: { x: 50, y: 50 } } },
    })
    expect(reasons).toHaveLength(3)
    expect(reasons.join('\n')).toMatch(/it is right\.\n`phone`[^]*\n[^\n]*no picture named no-such-picture/)
  })
})

test('W2 a refusal ends with its reasons, each once, the shortest first', () => {
  expect(refusal(['Long it is.', 'Short.', 'Long it is.'])).toBe(
    '\nThe site cannot be launched yet:\n\n  • Short.\n  • Long it is.\n',
  )
})
