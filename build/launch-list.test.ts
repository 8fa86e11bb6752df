import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadContent } from './content.ts'
import { listOpenFacts, openFacts, placeholders, reasonsAgainst } from './launch-list.ts'

const root = join(import.meta.dirname, '..')
const { content } = loadContent(root)
if (!content) throw new Error('The content has problems: npm run check tells them.')

const real = {
  siteUrl: 'https://the-resort.co.ke',
  email: 'stay@the-resort.co.ke',
  phone: '+254712345678',
  whatsapp: '+254712345678',
  social: content.site.social.map((each) => ({ ...each, url: 'https://social.co.ke/the-resort' })),
}

const fact = { page: 'Home', question: 'Is it so?', place: 'content/home.yaml, line 3', now: undefined }

describe('the list of facts', () => {
  const facts = openFacts(root, content)

  test('holds every entry, each with the place where it is written', () => {
    expect(facts.map(({ question }) => question)).toEqual(content.unconfirmed.map(({ why }) => why))
    for (const { place } of facts) expect(place).toMatch(/^content\/[a-z-]+\.yaml, line [1-9]\d*$/)
    // The path of every entry leads deeper than the first line.
    expect(facts.filter(({ place }) => place.endsWith(', line 1'))).toEqual([])
  })

  test('is grouped by page, each page once, in words', () => {
    const text = listOpenFacts([...facts, { ...fact, now: '“so”' }, { ...fact, page: 'footer of every page' }])
    const headings = text.split('\n').filter((line, index) => index > 2 && /^\S/.test(line))
    expect(new Set(headings).size).toBe(headings.length)
    expect(headings).toContain('Footer of every page')
    expect(text).toContain('  • Is it so?\n      now “so” · content/home.yaml, line 3')
    expect(text).not.toMatch(/\.yaml#|undefined|\{\{/)
  })

  test('says so when it is empty', () => {
    expect(listOpenFacts([])).toMatch(/confirmed/)
  })
})

describe('contacts', () => {
  test('that are real are not in the way', () => {
    expect(placeholders(real)).toEqual([])
  })

  test.each([
    'https://waridigardens.example', 'https://example.com', 'https://www.example.org', 'https://site.test',
    'http://localhost:4173', 'http://the-resort.co.ke', 'https://203.0.113.7', 'https://[::1]', 'https://intranet',
    'https://the-resort.co.ke:8443', 'https://the-resort.co.ke/site', 'https://a@the-resort.co.ke', 'the-resort.co.ke',
  ])('an address like %s is refused', (siteUrl) => {
    const problems = placeholders({ ...real, siteUrl })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('siteUrl')
  })

  test('each placeholder is named', () => {
    const problems = placeholders({
      ...real,
      email: 'stay@waridigardens.example',
      phone: '+254000000000',
      whatsapp: '+254000000000',
      social: real.social.map((each) => ({ ...each, url: 'https://instagram.example/garden' })),
    })
    expect(problems).toHaveLength(3 + real.social.length)
  })
})

describe('a launch', () => {
  test('goes on where nothing is in the way', () => {
    expect(reasonsAgainst({ facts: [], contacts: real, pictures: [] })).toEqual([])
  })

  test('is refused with everything that is in the way at once', () => {
    const contacts = { ...real, phone: '+254000000000' }
    const reasons = reasonsAgainst({ facts: [fact, fact], contacts, pictures: ['lake.jpg is 200 pixels wide.'] })
    expect(reasons).toHaveLength(3)
    expect(reasons[0]).toMatch(/^2 facts .*--list$/)
    expect(reasons[2]).toBe('lake.jpg is 200 pixels wide.')
  })
})
