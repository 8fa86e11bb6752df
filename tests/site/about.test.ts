import { expect, test } from 'vitest'
import { guestsText, priceInLine } from '../../app/lib/prices.ts'
import { loadContent } from '../../build/content.ts'
import type { Content } from '../../content/schema.ts'
import { builtPage, textOf } from './built-pages.ts'

const content = loadContent(process.cwd()).content as Content
const { about, accommodations, site, ui } = content
const page = builtPage('/about-us')
const main = page.querySelector('main')

test('A1 the page is titled with the story, and says since when', () => {
  expect(textOf(page.querySelector('h1'))).toBe(about.heading)
  expect(textOf(main)).toContain(String(site.foundedYear))
  for (const paragraph of about.story.paragraphs) expect(textOf(main)).toContain(paragraph)
})

test('A2 the four values stand in a list, each under its name', () => {
  const list = main?.querySelectorAll('ul').find((each) => textOf(each).includes(about.values.list[0]?.text ?? ''))
  expect(list?.querySelectorAll('h3').map(textOf)).toEqual(about.values.list.map(({ heading }) => heading))
})

test('A3 each of the team has a heading, a picture and a blurb; the role stands in for a name', () => {
  for (const { name, role, text } of about.team.members) {
    const poster = main?.querySelectorAll('[data-poster]').find((each) => textOf(each.querySelector('h3')) === (name ?? role))
    expect(textOf(poster ?? null)).toContain(role)
    expect(textOf(poster ?? null)).toContain(text)
    expect(poster?.querySelectorAll('img')).toHaveLength(1)
  }
})

test('A4 the mission is a quote with its source, and a link leads to the stays of the home page', () => {
  expect(textOf(main?.querySelector('blockquote') ?? null)).toBe(about.mission.text)
  expect(textOf(main?.querySelector('blockquote + figcaption') ?? null)).toBe(about.mission.source)
  const link = main?.querySelectorAll('a').find((each) => textOf(each) === about.stays.linkLabel)
  expect(link?.getAttribute('href')).toBe('/#accommodations')
})

test('every stay is listed with its guests and its price', () => {
  for (const stay of accommodations.stays) {
    const text = textOf(main?.querySelector(`a[href="/accommodations#${stay.id}"]`) ?? null)
    expect(text).toBe([stay.name, guestsText(stay.occupancy, ui.prices), priceInLine(stay, ui.prices)].join(' '))
  }
})

test('A5 the title and the description are those of the page', () => {
  expect(textOf(page.querySelector('title'))).toBe(about.head.title)
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(about.head.description)
})
