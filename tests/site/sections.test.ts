/**
 * What the pages say and where they lead: a table for each kind of question. Stays, experiences and places have files
 * of their own.
 */
import { expect, test } from 'vitest'
import { formatTime } from '../../lib/hours.ts'
import { formatPhone, telLink, whatsAppDigits } from '../../lib/phone.ts'
import { priceInLine, usd } from '../../lib/prices.ts'
import { roomAloud, roomMarked } from '../../lib/room.ts'
import { plainText } from '../../lib/text.ts'
import { builtPage, content, pagePaths, textOf } from './built-pages.ts'

const { about, accommodations, enjoyments, home, location, site, ui } = content
const page = {
  '/': builtPage('/'),
  '/about-us': builtPage('/about-us'),
  '/enjoyments': builtPage('/enjoyments'),
  '/location': builtPage('/location'),
}

const openings = [
  ['/', home.hero.heading.join(' '), home.head],
  ['/accommodations', accommodations.heading, accommodations.head],
  ['/enjoyments', enjoyments.heading, enjoyments.head],
  ['/location', location.heading, location.head],
  ['/about-us', about.heading, about.head],
] as const

test.each(openings)(
  'H1 A1 A5 L1 %s opens with its heading, and has its title and description',
  (path, heading, { title, description }) => {
    const opened = builtPage(path)
    expect(textOf(opened.querySelector('h1'))).toBe(plainText(heading))
    expect(textOf(opened.querySelector('title'))).toBe(title)
    expect(opened.querySelector('meta[name=description]')?.getAttribute('content')).toBe(description)
  },
)

const leads = [
  ['/', 'main section', home.hero.bookLabel, '/?subject=booking-request#message'],
  ['/', 'main section', home.hero.exploreLabel, '/accommodations'],
  ...home.enjoyments.cards.map(
    ({ experience, linkLabel }) => ['/', '[data-poster]', linkLabel, `/enjoyments#${experience}`] as const,
  ),
  ['/', 'main', home.enjoyments.linkLabel, '/enjoyments'],
  ['/', '#accommodations', home.accommodations.compareLabel, '/accommodations#compare'],
  ['/', '#accommodations', home.accommodations.guidanceLabel, '#contact'],
  ['/about-us', 'main', about.stays.linkLabel, '/#accommodations'],
  ['/location', '[data-poster]', location.callToAction.contactLabel, '/#contact'],
  ['/location', '[data-poster]', location.callToAction.accommodationsLabel, '/#accommodations'],
] as const

test.each(leads)('H1 H3 H4 A4 L5 on %s, in %s, “%s” leads to %s', (path, place, label, href) => {
  const link = page[path].querySelectorAll(`${place} a`).find((each) => textOf(each) === label)
  expect(link?.getAttribute('href')).toBe(href)
})

const lists = [
  ['/', 'h3', home.about.values],
  ['/about-us', 'h3', about.values.list],
  ['/enjoyments', 'h3', enjoyments.whyChoose.cards],
  ['/location', 'h2', location.highlights],
] as const

test.each(lists)(
  'H2 A2 E2 L3 %s lists, each under a heading %s with an icon, what it is proud of',
  (path, rank, entries) => {
    const list = page[path]
      .querySelectorAll('main ul')
      .find((each) => textOf(each).includes(plainText(entries[0]?.text ?? '')))
    expect(list?.querySelectorAll(`li ${rank}`).map(textOf)).toEqual(entries.map(({ heading }) => heading))
    for (const { text } of entries) expect(textOf(list ?? null)).toContain(plainText(text))
    expect(list?.querySelectorAll('li').every((item) => item.querySelector('svg[aria-hidden=true]'))).toBe(true)
  },
)

test('H2 A4 the quotes stand as quotes, with their source', () => {
  const [proverb, mission] = [page['/'].querySelector('blockquote p'), page['/about-us'].querySelector('blockquote')]
  expect(textOf(proverb)).toBe(plainText(home.quote.text))
  expect([mission, mission?.nextElementSibling ?? null].map((each) => textOf(each ?? null))).toEqual(
    [about.mission.text, about.mission.source].map(plainText),
  )
})

test('A1 the story says since when, and all of its paragraphs', () => {
  const text = textOf(page['/about-us'].querySelector('main'))
  for (const part of [String(site.foundedYear), ...about.story.paragraphs]) expect(text).toContain(plainText(part))
})

test('A3 each of the team has a heading, a picture and a blurb; the role stands in for a name', () => {
  for (const { name, role, text } of about.team.members) {
    const poster = page['/about-us']
      .querySelectorAll('main [data-poster]')
      .find((each) => textOf(each.querySelector('h3')) === (name ?? role))
    for (const part of [role, text]) expect(textOf(poster ?? null)).toContain(plainText(part))
    expect(poster?.querySelectorAll('img')).toHaveLength(1)
  }
})

test('every stay is listed on the about page with its guests and its price', () => {
  for (const stay of accommodations.stays) {
    const text = textOf(page['/about-us'].querySelector(`main a[href="/accommodations#${stay.id}"]`))
    expect(text).toBe(
      [stay.name, roomAloud(stay, accommodations.stays, ui.prices), priceInLine(stay, ui.prices)].join(' '),
    )
  }
})

test('H3 H4 V4 the chosen enjoyments and stays stand on the home page, the stays with guests and dollars', () => {
  const section = page['/'].querySelector('section#accommodations')
  const stays = home.accommodations.cards.map(({ stay: id }) => accommodations.stays.find((stay) => stay.id === id))
  const cards = section?.querySelectorAll('[data-poster]') ?? []
  expect(cards.map((card) => textOf(card.querySelector('h3')))).toEqual(stays.map((stay) => stay?.name))
  const chosen = home.enjoyments.cards.map(
    ({ experience: id }) => enjoyments.experiences.find((each) => each.id === id)?.name,
  )
  const posters = page['/'].querySelectorAll('[data-poster] h3').map(textOf)
  expect(posters).toEqual([...chosen, ...stays.map((stay) => stay?.name)])
  for (const [index, stay] of stays.entries()) {
    for (const part of stay ? [usd(stay.priceUsd), plainText(roomMarked(stay, accommodations.stays, ui.prices))] : [])
      expect(textOf(cards[index] ?? null)).toContain(part)
  }
  expect(textOf(section)).toContain(plainText(home.accommodations.lede))
})

test.each(pagePaths)('the mark stands before the kicker of the head of %s, and of no section', (path) => {
  const marked = builtPage(path)
    .querySelectorAll('[data-kicker]')
    .filter((kicker) => kicker.querySelector('svg'))
  expect(marked).toHaveLength(1)
  // The home page's title lies on its picture, above the band with the kicker.
  const head = marked[0]?.closest('[data-hero]') ?? marked[0]?.parentNode
  expect(head?.querySelectorAll('h1')).toHaveLength(1)
})

test('H5 V3 the contact section has telephone, e-mail, WhatsApp, the form and the business hours', () => {
  const section = page['/'].querySelector('section#contact')
  const hrefs = section?.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '') ?? []
  expect(hrefs).toEqual(expect.arrayContaining([telLink(site.phone), `mailto:${site.email}`]))
  expect(hrefs.some((href) => href.startsWith(`https://wa.me/${whatsAppDigits(site.whatsapp)}`))).toBe(true)
  for (const part of [formatPhone(site.phone, site.place.telephone), home.contact.email.text])
    expect(textOf(section)).toContain(plainText(part))
  expect(section?.querySelectorAll('h3').map(textOf)).toContain(ui.form.heading)
  expect(section?.querySelectorAll('form')).toHaveLength(1)
  const range = ({ opens, closes }: { opens: string; closes: string }) => `${formatTime(opens)} – ${formatTime(closes)}`
  expect(section?.querySelectorAll('table tr').map(textOf)).toEqual([
    `${ui.hours.weekdays}${range(site.hours.weekdays)}`,
    `${ui.hours.weekend}${range(site.hours.weekend)}`,
    `${ui.hours.emergency}${plainText(ui.hours.always)}`,
  ])
})
