/** What search engines, messengers and browsers read of the built site; heads are in the snapshots of `tests/guest/`. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formatTime } from '../../lib/hours.ts'
import { formatPhone } from '../../lib/phone.ts'
import { usd } from '../../lib/prices.ts'
import { cardSize, mostBytes } from '../../tools/pages/social-cards.ts'
import { builtFile, builtPage, content, isBuilt, pagePaths, type PagePath } from './built-pages.ts'

const { site } = content
const { siteUrl } = site
const addresses = pagePaths.filter((path) => path !== '/404')

type Node = { [key: string]: unknown }

function dataOf(path: PagePath): Node[] {
  const blocks = builtPage(path).querySelectorAll('script[type="application/ld+json"]')
  expect(blocks).toHaveLength(1)
  const data = JSON.parse(blocks[0]?.textContent ?? '') as Node
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph'] as Node[]
}

const ofType = (nodes: Node[], type: string) => nodes.filter((node) => [node['@type']].flat().includes(type))

/** Every page, parsed once. */
const built = new Map(pagePaths.map((path) => [path, builtPage(path)]))

type Seen = { text: string; links: string[]; pictures: string[]; card: string | undefined }

/** A page as its readers get it. */
function seenOn(path: PagePath): Seen {
  const body = builtPage(path).querySelector('body')
  for (const silent of body?.querySelectorAll('script, style, template') ?? []) silent.remove()
  return {
    text: (body?.text ?? '').replaceAll(/\s+/g, ' '),
    links: body?.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '') ?? [],
    pictures: body?.querySelectorAll('img[src]').map((img) => img.getAttribute('src') ?? '') ?? [],
    card: built.get(path)?.querySelector('meta[property="og:image"]')?.getAttribute('content'),
  }
}

/**
 * Whether an address of the site is a page, with the element of its fragment. `#resort` is an id in structured data
 * only.
 */
function leadsSomewhere(address: string): boolean {
  const { origin, pathname, hash } = new URL(address)
  if (origin !== siteUrl || !(addresses as string[]).includes(pathname)) return false
  if (['', '#resort'].includes(hash)) return true
  return built.get(pathname as PagePath)?.getElementById(hash.slice(1)) !== null
}

/** Said by words of schema.org, by signs or by the order of a list: `tests/guest/` compares them with those of before. */
const implied =
  /^(?:@type|contactType|dayOfWeek|addressCountry|priceCurrency|unitText|valid(?:From|Through)|position|value|latitude|longitude|businessFunction)$/

/** Whether a value is on the page, as the page writes it. */
function isShown(key: string, value: unknown, { text, links, pictures, card }: Seen): boolean {
  const said = String(value)
  if (said.startsWith(siteUrl))
    return said === card || leadsSomewhere(said) || pictures.includes(said.slice(siteUrl.length))
  if (/^(?:https:|.*@)/.test(said)) return links.some((href) => href.replace('mailto:', '') === said)
  if (/^\d\d:\d\d$/.test(said)) return text.includes(formatTime(said))
  if (key === 'telephone') return text.includes(formatPhone(said, site.place.telephone))
  if (/price$/i.test(key)) return text.includes(usd(Number(said)))
  const parts = /^(?:priceRange|paymentAccepted)$/.test(key) ? said.split(/–|, /) : [said]
  return parts.every((part) => text.includes(part))
}

function unseen(value: unknown, seen: Seen, key = ''): string[] {
  if (implied.test(key)) return []
  if (Array.isArray(value)) return value.flatMap((each) => unseen(each, seen, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => unseen(each, seen, name))
  return isShown(key, value, seen) ? [] : [`${key}: ${String(value)}`]
}

describe.each(addresses)('structured data of %s', (path) => {
  const nodes = dataOf(path)

  test('holds nothing that the page does not show', () => {
    expect(unseen(nodes, seenOn(path))).toEqual([])
  })

  test('F3 has a picture and a description of the resort, and a picture of each stay', () => {
    const [resort] = ofType(nodes, site.kind)
    expect(String(resort?.description).length).toBeGreaterThan(40)
    for (const { image } of [resort!, ...ofType(nodes, 'HotelRoom')])
      expect(isBuilt(new URL(String(image)).pathname)).toBe(true)
  })
})

describe.each(addresses)('a link to %s', (path) => {
  const page = built.get(path) ?? builtPage(path)
  const tag = (name: string) =>
    page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ??
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ??
    ''

  test('shows a card that every network takes', async () => {
    const { origin, pathname } = new URL(tag('image'))
    expect(origin).toBe(siteUrl)
    const card = builtFile(pathname)
    expect(card.length).toBeLessThanOrEqual(mostBytes)
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...cardSize })
    expect([tag('image:width'), tag('image:height')].map(Number)).toEqual([cardSize.width, cardSize.height])
    expect(tag('image:alt')).toContain(site.name)
    expect(tag('twitter:image:alt')).toBe(tag('image:alt'))
  })
})

test('every page names icons that exist, and there is one where browsers look for it unasked', () => {
  for (const path of pagePaths) {
    const icons = builtPage(path).querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')
    expect(icons.map((icon) => icon.getAttribute('href') ?? '').filter((href) => !isBuilt(href))).toEqual([])
  }
  expect([...builtFile('favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0])
})
