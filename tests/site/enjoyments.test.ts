import { describe, expect, test } from 'vitest'
import { plainText } from '../../app/lib/text.ts'
import { builtPage, content, textOf } from './built-pages.ts'

const { experiences, bookLabel } = content.enjoyments
const page = builtPage('/enjoyments')

test('the page opens with a numbered index of the experiences', () => {
  const links = page.querySelectorAll(`nav[aria-label="${content.ui.onThisPage}"] ol > li > a`)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(experiences.map(({ id }) => `#${id}`))
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
