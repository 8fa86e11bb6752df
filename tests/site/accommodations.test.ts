import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { parseShareLink } from '../../app/enquiry/request/rules/share-link.ts'
import { guestsText, priceText } from '../../lib/prices.ts'
import { fill, plainText } from '../../lib/text.ts'
import { termsOf } from '../../app/resort/term-texts.ts'
import { builtPage, content, textOf } from './built-pages.ts'

const { stays, compare, helpChoosing } = content.accommodations
const page = builtPage('/accommodations')

const preset = (link: HTMLElement | null | undefined) =>
  Object.fromEntries(new URL(link?.getAttribute('href') ?? '', 'http://site.test').searchParams)

describe.each(stays)('S1 the stay $name', (stay) => {
  const article = page.querySelector(`article#${stay.id}`)

  test('shows its price, its guests, its description and its pictures', () => {
    expect(textOf(article)).toContain(plainText(stay.description))
    expect(textOf(article)).toContain(guestsText(stay.occupancy, content.ui.prices))
    const price = priceText(stay, content.ui.prices)
    const tag = stay.priceIsFrom ? price : `${price} ${content.ui.prices.perNight}`
    expect(textOf(article?.querySelector('[data-tag]') ?? null)).toBe(tag)
    expect(article?.querySelectorAll('img').map((img) => img.getAttribute('alt'))).toEqual(
      stay.pictures.map(({ picture }) => content.pictures[picture.key]?.alt),
    )
  })

  test('lists its features, and its amenities each with an icon', () => {
    const list = (label: string) => article?.querySelectorAll(`ul[aria-label=${label}] > li`) ?? []
    expect(list(content.ui.features).map(textOf)).toEqual(stay.features)
    expect(list(content.ui.amenities).map(textOf)).toEqual(stay.amenities.map(({ text }) => text))
    expect(list(content.ui.amenities).every((item) => item.querySelector('svg[aria-hidden=true]'))).toBe(true)
  })

  test('is booked and asked about by real links that say which stay is meant', () => {
    const links = article?.querySelectorAll('a') ?? []
    const book = links.find((link) => textOf(link) === content.accommodations.bookLabel)
    expect(preset(book)).toEqual({ subject: 'booking-request', stay: stay.id })
    expect(book?.getAttribute('aria-label')).toContain(stay.name)
    const ask = links.find((link) => textOf(link).startsWith(content.ui.askAboutStay))
    expect(preset(ask)).toEqual({ subject: 'general-inquiry', stay: stay.id })
  })
})

test('the comparison is a table with a caption, and a head for each row and column', () => {
  const table = page.querySelector('#compare table')
  expect(textOf(table?.querySelector('caption') ?? null)).toBe(compare.label)
  const columns = table?.querySelectorAll('thead th[scope=col]').map(textOf)
  expect(columns).toEqual([compare.feature, ...stays.map(({ name }) => name)])
  for (const row of table?.querySelectorAll('tbody tr, tfoot tr') ?? []) {
    expect(row.querySelectorAll('th[scope=row]')).toHaveLength(1)
    expect(row.querySelectorAll('td')).toHaveLength(stays.length)
    expect(row.querySelectorAll('th, td').map(textOf)).not.toContain('')
  }
})

describe('B1 before one books', () => {
  const { terms: facts, answers, asking, beforeYouBook } = content.terms
  const section = page.querySelector('#before-you-book')
  const { moreToAsk } = content.terms
  const terms = [...termsOf(facts, answers), ...moreToAsk.questions]
  const texts = (selector: string) => section?.querySelectorAll(selector).map(textOf)

  test('more questions are folded away below: with their answers, or with a toggle each', () => {
    const { heading, questions } = content.terms.moreToAsk
    const more = section?.querySelector('details')
    if (questions.length === 0) return
    expect(textOf(more?.querySelector('summary') ?? null)).toBe(heading)
    expect(more?.querySelectorAll('q').map(textOf)).toEqual(
      questions.filter(({ answer }) => answer === null).map(({ question }) => question),
    )
    for (const { answer } of questions) expect(textOf(more ?? null)).toContain(plainText(answer ?? ''))
  })

  test('every term stands there: with its answer, or as a question with a toggle of its own', () => {
    const settled = terms.filter(({ answer }) => answer !== null)
    const open = terms.filter(({ answer }) => answer === null)
    expect(texts('li p:first-child')).toEqual(expect.arrayContaining([...settled, ...open].map(({ label }) => label)))
    for (const { answer } of settled) expect(textOf(section)).toContain(plainText(answer ?? ''))
    expect(texts('q')).toEqual(open.map(({ question }) => question))
    const toggles = section?.querySelectorAll('button[aria-pressed]') ?? []
    expect(toggles.map((toggle) => [toggle.getAttribute('aria-pressed'), toggle.getAttribute('aria-label')])).toEqual(
      open.map(({ label }) => ['false', fill(content.ui.aboutEntry, { action: asking.add, name: label })]),
    )
  })

  test('it says how to book, in numbered steps, and ends with what is on no list', () => {
    const { heading, steps } = beforeYouBook.howToBook
    expect(texts('h3')).toContain(heading)
    expect(texts('ol > li')).toEqual(steps.map(({ name, text }) => `${name} ${plainText(text)}`))
    expect(textOf(section)).toContain(beforeYouBook.closing)
  })
})

test('what is in every stay stands above the comparison, once it is confirmed', () => {
  const { heading, items } = content.accommodations.inEveryStay
  const headings = page.querySelectorAll('#choosing h3').map(textOf)
  expect(headings.includes(heading)).toBe(items.length > 0)
  if (items.length === 0) return
  expect(headings.indexOf(heading)).toBeLessThan(headings.indexOf(plainText(compare.heading)))
  for (const { text } of items) {
    expect(textOf(page.querySelector('#choosing'))).toContain(plainText(text))
    expect(textOf(page.querySelector('[data-fact-sheet]'))).toContain(plainText(text))
  }
})

test('F4 the fact sheet has name, address, amenities, distances and hours', () => {
  const sheet = textOf(page.querySelector('[data-fact-sheet]'))
  const { site, location, ui } = content
  expect(sheet.startsWith(site.name)).toBe(true)
  const amenities = stays.flatMap((stay) => [...stay.features, ...stay.amenities.map(({ text }) => text)])
  const places = location.nearby.places.map(({ name }) => name)
  for (const part of [site.siteUrl, site.email, ...amenities, ...places, ui.hours.weekdays, ui.hours.weekend]) {
    expect(sheet).toContain(plainText(part))
  }
})

test('F4 B8 the fact sheet gives agents the form of a link that opens the request', () => {
  const sheet = textOf(page.querySelector('[data-fact-sheet]'))
  const [link = ''] = /\S+#enquiry=\S+/.exec(sheet) ?? []
  const [today, tomorrow] = ['2027-01-15', '2027-01-16']
  const filled = link.replace('YYYY-MM-DD', today).replace('YYYY-MM-DD', tomorrow)
  const offered = { stays, occasions: [] }
  const shared = parseShareLink(new URL(filled).hash, offered, today, { nights: 9, guests: 9, daysAhead: 9 })
  expect(shared?.preset).toMatchObject({ stays: [stays[0]?.id], checkIn: today, checkOut: tomorrow, adults: 2 })
  for (const { id } of stays) expect(sheet).toContain(id)
})

test('S2 help with choosing leads from who is coming to the stay, and to a question', () => {
  const section = page.querySelector('#choosing')
  expect(textOf(section?.querySelector('h2') ?? null)).toBe(helpChoosing.heading)
  const suggestions = section?.querySelectorAll('li a') ?? []
  expect(suggestions.length).toBeGreaterThan(0)
  expect(suggestions.map((link) => link.getAttribute('href'))).toEqual(helpChoosing.paths.map(({ stay }) => `#${stay}`))
  const ask = section?.querySelectorAll('a').find((link) => textOf(link) === helpChoosing.unsure.linkLabel)
  expect(preset(ask)).toEqual({ subject: 'general-inquiry' })
})

test('each question has an address and its answer; three and more are native disclosures', () => {
  const { accommodations: questions } = content.faq
  for (const { id, question, answer } of questions) {
    const entry = page.querySelector(`#${id}`)
    expect(textOf(entry?.querySelector('h3') ?? null)).toBe(question)
    expect(textOf(entry)).toContain(plainText(answer))
    expect(entry?.tagName).toBe(questions.length < 3 ? 'DIV' : 'DETAILS')
  }
})
