import { describe, expect, test } from 'vitest'
import { plainText } from '../../lib/text.ts'
import { builtPage, content, textOf } from './built-pages.ts'

const { experiences, bookLabel, celebrations, celebrationQuestions } = content.enjoyments
const page = builtPage('/enjoyments')

test('the page opens with an index of the experiences, the celebrations and the way to the days', () => {
  const links = page.querySelectorAll(`nav[aria-label="${content.ui.onThisPage}"] ol > li > a`)
  const parts = [...experiences.map(({ id }) => `#${id}`), '#celebrations']
  expect(links.map((link) => link.getAttribute('href'))).toEqual([...parts, '/location#your-days'])
})

describe.each(experiences)('E1 the experience $name', (experience) => {
  const section = page.querySelector(`section#${experience.id}`)

  test('shows its name, icon, picture and description', () => {
    expect(textOf(section?.querySelector('h2') ?? null)).toBe(experience.name)
    expect(section?.querySelector('svg[aria-hidden=true]')).not.toBeNull()
    expect(section?.querySelectorAll('img')).toHaveLength(experience.secondPicture ? 2 : 1)
    expect(textOf(section)).toContain(plainText(experience.description))
  })

  test('lists features, each with an icon, and highlights', () => {
    const items = (part: string) => section?.querySelectorAll(`[data-${part}] li`) ?? []
    expect(items('features').map(textOf)).toEqual(experience.features.map(({ text }) => text))
    expect(items('features').every((item) => item.querySelector('svg[aria-hidden=true]'))).toBe(true)
    expect(items('highlights').map(textOf)).toEqual(experience.highlights)
  })

  test('is booked by a real link that says in words and in its address what it is about', () => {
    const link = section?.querySelectorAll('a').find((each) => textOf(each).startsWith(bookLabel))
    expect(link?.getAttribute('aria-label')).toContain(experience.name)
    const { searchParams, hash } = new URL(link?.getAttribute('href') ?? '', 'http://site.test')
    expect(Object.fromEntries(searchParams)).toEqual({ subject: 'booking-request', about: experience.id })
    expect(hash).toBe('#message')
  })
})

describe('celebrations', () => {
  const section = page.querySelector('section#celebrations')
  const shown = textOf(section)
  const linkOf = (label: string) => section?.querySelectorAll('a').find((link) => textOf(link) === label)

  test('G1 show what is held, with picture and icons', () => {
    expect(textOf(section?.querySelector('h2') ?? null)).toBe(plainText(celebrations.heading))
    expect(section?.querySelector('img')?.getAttribute('alt')).toBe(content.pictures[celebrations.picture.key]?.alt)
    expect(section?.querySelector('img')?.getAttribute('loading')).toBe('lazy')
    const kinds = section?.querySelectorAll('[data-icon-list] li')
    expect(kinds?.map(textOf)).toEqual(celebrations.kinds.map(({ text }) => plainText(text)))
    expect(kinds?.every((kind) => kind.querySelector('svg[aria-hidden=true]'))).toBe(true)
  })

  test.each(celebrationQuestions)(
    'G1 answer what hosts want to know of “$label”, or ask it for them',
    ({ label, question, answer }) => {
      expect(shown).toContain(label)
      expect(shown).toContain(answer ? plainText(answer.text) : question)
    },
  )

  test('G1 say how it goes on', () => {
    const steps = section?.querySelectorAll('ol > li').map(textOf)
    expect(steps).toEqual(celebrations.steps.list.map(({ name, text }) => `${name} ${plainText(text)}`))
  })

  const asked = [
    [celebrations.askLabel, celebrations.occasion],
    [celebrations.dayGuests.askLabel, celebrations.dayGuests.occasion],
  ] as const

  test.each(asked)('G1 G2 “%s” is a real link to the message about an occasion: %s', (label, occasion) => {
    expect(content.enquiry.occasions.map(({ id }) => id)).toContain(occasion)
    expect(linkOf(label)?.getAttribute('href')).toBe(`/?subject=special-arrangements&occasion=${occasion}#message`)
    expect(linkOf(label)?.hasAttribute('data-book')).toBe(true)
  })

  test('G2 a day without a night has an answer, or it is said where to ask', () => {
    const { heading, answer, open } = celebrations.dayGuests
    expect(section?.querySelectorAll('h3').map(textOf)).toContain(heading)
    expect(shown).toContain(plainText(answer ?? open))
    if (answer) expect(shown).not.toContain(plainText(open))
  })
})
