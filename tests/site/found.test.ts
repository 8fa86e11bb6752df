/** What search engines, messengers and browsers read of the built site; heads are in the snapshots of `tests/guest/`. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formatTime } from '../../lib/hours.ts'
import { formatPhone } from '../../lib/phone.ts'
import { guestsMarked, priceText } from '../../lib/prices.ts'
import { asPrinted } from '../../lib/text.ts'
import { cardSize, mostBytes } from '../../tools/pages/social-cards.ts'
import { builtFile, builtPage, content, isBuilt, pagePaths, type PagePath } from './built-pages.ts'

const { site, ui, accommodations } = content
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
  for (const hidden of body?.querySelectorAll('script, style, template') ?? []) hidden.remove()
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

/** That a stay is let and not sold, in the words of https://schema.org/docs/hotels.html. */
const leaseOut = 'http://purl.org/goodrelations/v1#LeaseOut'

/** Whether a value is on the page, in the format of the page. A value without a rule counts as missing. */
function isVisible(key: string, value: unknown, { text, links, pictures, card }: Seen): boolean {
  const rate = (priceUsd: number, priceIsFrom: boolean) =>
    text.includes(priceText({ priceUsd, priceIsFrom }, ui.prices))
  switch (key) {
    case '@type':
      return typeof value === 'string'
    case '@id':
      return value === leaseOut || leadsSomewhere(String(value))
    case 'url':
    case 'item':
      return leadsSomewhere(String(value))
    case 'name':
    case 'description':
    case 'streetAddress':
    case 'addressLocality':
    case 'foundingDate':
      return text.includes(String(value))
    case 'addressCountry':
      return value === site.place.countryCode && text.includes(site.address.country)
    // The card for previews is made from what the page shows; a stay's picture is one of the page.
    case 'image':
      return value === card || pictures.some((src) => `${siteUrl}${src}` === value)
    case 'contactType':
      return value === 'reservations'
    case 'dayOfWeek':
      return text.includes(['Saturday', 'Sunday'].includes(String(value)) ? ui.hours.weekend : ui.hours.weekdays)
    case 'opens':
    case 'closes':
    case 'checkinTime':
    case 'checkoutTime':
      return text.includes(formatTime(String(value)))
    case 'paymentAccepted':
      return String(value)
        .split(', ')
        .every((way) => text.includes(way))
    case 'priceRange':
      return String(value)
        .split('–')
        .every((sum) => text.includes(sum))
    case 'email':
      return links.includes(`mailto:${String(value)}`)
    case 'telephone':
      return text.includes(formatPhone(String(value), site.place.telephone))
    case 'sameAs':
      return links.includes(String(value))
    case 'latitude':
    case 'longitude':
      return text.includes(`${site.place.gate?.lat}, ${site.place.gate?.lon}`)
    case 'price':
      return rate(Number(value), false)
    case 'lowPrice':
    case 'minPrice':
      return rate(Number(value), true)
    case 'priceCurrency':
      return value === 'USD' && /\$\d/.test(text)
    case 'unitText':
      return text.toLowerCase().includes(String(value).toLowerCase())
    case 'maxValue':
      return accommodations.stays.some(
        ({ occupancy }) => occupancy.max === value && text.includes(asPrinted(guestsMarked(occupancy, ui.prices))),
      )
    // An amenity is shown by its name, a list position by its order.
    case 'value':
      return value === true
    case 'position':
      return Number.isInteger(value)
    default:
      return false
  }
}

function invisible(value: unknown, seen: Seen, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => invisible(each, seen, key))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => invisible(each, seen, name))
  }
  return isVisible(key, value, seen) ? [] : [`${key}: ${String(value)}`]
}

describe.each(addresses)('structured data of %s', (path) => {
  const nodes = dataOf(path)

  test('holds nothing that the page does not show', () => {
    expect(invisible(nodes, seenOn(path))).toEqual([])
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
