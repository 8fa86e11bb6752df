import { expect, test } from 'vitest'
import { formatTime } from '../../app/lib/hours.ts'
import { formatPhone, telLink, whatsAppDigits } from '../../app/lib/phone.ts'
import { guestsText, usd } from '../../app/lib/prices.ts'
import { loadContent } from '../../build/content.ts'
import type { Content } from '../../content/schema.ts'
import { builtPage, textOf } from './built-pages.ts'

const content = loadContent(process.cwd()).content as Content
const { home, site, ui } = content
const page = builtPage('/')

/** The link of an element with exactly these words. */
const linkOf = (selector: string, words: string) =>
  page.querySelectorAll(`${selector} a`).find((link) => textOf(link) === words)

test('H1 the first screen welcomes, and offers to book and to explore', () => {
  expect(textOf(page.querySelector('h1'))).toBe(home.hero.heading.join(' '))
  expect(linkOf('main section', home.hero.bookLabel)?.getAttribute('href')).toBe('/?subject=booking-request#contact')
  expect(linkOf('main section', home.hero.exploreLabel)?.getAttribute('href')).toBe('/accommodations')
})

test('H2 the teaser about the place has its heading, three values and a quote', () => {
  const section = page.querySelectorAll('main section').find((each) => textOf(each.querySelector('h2')) === home.about.heading)
  expect(section?.querySelectorAll('li h3').map(textOf)).toEqual(home.about.values.map(({ heading }) => heading))
  expect(home.about.values).toHaveLength(3)
  expect(textOf(page.querySelector('blockquote p'))).toBe(home.quote.text)
  expect(page.querySelector('blockquote p')?.getAttribute('lang')).toBe(home.quote.lang)
})

test('H3 three enjoyments are shown, each leading to its place, and a link leads to all', () => {
  for (const { experience, linkLabel } of home.enjoyments.cards) {
    expect(linkOf('[data-poster]', linkLabel)?.getAttribute('href')).toBe(`/enjoyments#${experience}`)
  }
  expect(home.enjoyments.cards).toHaveLength(3)
  expect(linkOf('main', home.enjoyments.linkLabel)?.getAttribute('href')).toBe('/enjoyments')
})

test('H4 V4 three stays are shown with guests and dollars, and the two buttons lead on', () => {
  const section = page.querySelector('section#accommodations')
  const cards = section?.querySelectorAll('[data-poster]') ?? []
  expect(cards).toHaveLength(3)
  for (const [index, { stay: id }] of home.accommodations.cards.entries()) {
    const stay = content.accommodations.stays.find((each) => each.id === id)
    expect(stay).toBeDefined()
    if (!stay) continue
    expect(textOf(cards[index]?.querySelector('h3') ?? null)).toBe(stay.name)
    expect(textOf(cards[index] ?? null)).toContain(usd(stay.priceUsd))
    expect(textOf(cards[index] ?? null)).toContain(guestsText(stay.occupancy, ui.prices))
  }
  expect(textOf(section)).toContain(home.accommodations.lede)
  expect(linkOf('section#accommodations', home.accommodations.compareLabel)?.getAttribute('href')).toBe('/accommodations#compare')
  expect(linkOf('section#accommodations', home.accommodations.guidanceLabel)?.getAttribute('href')).toBe('#contact')
})

test('H5 the contact section has telephone, e-mail, WhatsApp and the form', () => {
  const section = page.querySelector('section#contact')
  const hrefs = section?.querySelectorAll('a').map((link) => link.getAttribute('href'))
  expect(hrefs).toContain(telLink(site.phone))
  expect(hrefs).toContain(`mailto:${site.email}`)
  expect(hrefs?.some((href) => href?.startsWith(`https://wa.me/${whatsAppDigits(site.whatsapp)}`))).toBe(true)
  expect(textOf(section)).toContain(formatPhone(site.phone))
  expect(section?.querySelectorAll('h3').map(textOf)).toContain(ui.form.heading)
  expect(section?.querySelectorAll('form')).toHaveLength(1)
})

test('V3 business hours are shown, with emergency support and the time in which e-mail is answered', () => {
  const rows = page.querySelectorAll('section#contact table tr').map(textOf)
  const range = ({ opens, closes }: { opens: string; closes: string }) => `${formatTime(opens)} – ${formatTime(closes)}`
  expect(rows).toEqual([
    `${ui.hours.weekdays}${range(site.hours.weekdays)}`,
    `${ui.hours.weekend}${range(site.hours.weekend)}`,
    `${ui.hours.emergency}${ui.hours.always}`,
  ])
  expect(textOf(page.querySelector('section#contact'))).toContain(home.contact.email.text)
})
