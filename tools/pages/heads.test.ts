/** What owners may type or leave out in heads and structured data, which the snapshots of `tests/guest/` hold whole. */
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { nakuru } from '../../lib/places.sample.ts'
import { soundContent } from '../../tests/content/content-copy.ts'
import { inlineConstants } from './inline-script.ts'
import { structuredData } from './json-ld.ts'
import { pageSummaries, socialTags } from './social-cards.ts'

const card = { src: '/cards/here.0123abcd.jpg', width: 1200, height: 630, alt: 'Here' }
const content = soundContent()
const { site, home, accommodations, terms } = content
const pageOf = (path: string, of: typeof content) => ({
  ...pageSummaries(of).find((each) => each.path === path)!,
  card,
})
const dataOf = (path: string, of = content) =>
  structuredData(of, pageOf(path, of), ({ key }) => `/pictures/${key}.webp`)

test('the range of prices is told where the lowest and the highest are shown', () => {
  const [lowest] = accommodations.stays.toSorted((one, other) => one.priceUsd - other.priceUsd)
  const cards = home.accommodations.cards.map((each) => ({ ...each, stay: lowest!.id }))
  const open = {
    ...content,
    accommodations: { ...accommodations, seasons: [] },
    home: { ...home, accommodations: { ...home.accommodations, cards } },
  }
  expect(dataOf('/', open)).not.toContain('priceRange')
  expect(dataOf('/about-us', open)).toContain('priceRange')
  // It tells no prices of seasons, of which one is the highest.
  expect(dataOf('/about-us')).not.toContain('priceRange')
})

test('B2 what an owner has not confirmed is left out', () => {
  const { arrival, payment } = terms.terms
  const unanswered = { arrival: { ...arrival, answer: null }, payment: { ...payment, answer: null } }
  const open = {
    ...content,
    site: { ...site, place: { ...site.place, gate: null }, footer: { ...site.footer, blurb: 'A garden.' } },
    terms: { ...terms, terms: { ...terms.terms, ...unanswered } },
  }
  for (const [path, name] of [
    ['/accommodations', 'checkinTime'],
    ['/accommodations', 'checkoutTime'],
    ['/accommodations', 'paymentAccepted'],
    ['/location', 'geo'],
    ['/', 'foundingDate'],
  ] as const) {
    expect(dataOf(path)).toContain(`"${name}":`)
    expect(dataOf(path, open)).not.toContain(`"${name}":`)
  }
})

test('no text can end its data block', () => {
  const blurb = 'A garden. </script><!--'
  const data = dataOf('/', { ...content, site: { ...site, footer: { ...site.footer, blurb } } })
  expect(data.match(/</g)).toHaveLength(2)
  expect(JSON.parse(/>(.*)</s.exec(data)![1]!)['@graph'][0]).toMatchObject({ description: blurb })
})

test('quotes and brackets come out of the tags for previews as they went in', () => {
  const odd = 'Title "quoted" & <odd>'
  const page = pageOf('/', { ...content, home: { ...home, head: { title: odd, description: odd } } })
  const tags = parse(socialTags(site, { ...page, card: { ...card, alt: odd } }))
  for (const name of ['og:title', 'og:description', 'og:image:alt'])
    expect(tags.querySelector(`[property="${name}"]`)?.getAttribute('content')).toBe(odd)
})

test('R4 a notice begins and ends with its days at the resort', () => {
  const notice = { text: 'Paint', from: '2026-12-02', until: '2026-12-06', link: null }
  const place = { ...site.place, timeZone: nakuru.timeZone }
  expect(inlineConstants({ notice, place })).toMatchObject({
    'import.meta.env.NOTICE_BEGINS': String(Date.parse('2026-12-01T21:00:00Z')),
    'import.meta.env.NOTICE_ENDS': String(Date.parse('2026-12-06T21:00:00Z')),
  })
})
