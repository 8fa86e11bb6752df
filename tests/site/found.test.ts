/** What search engines, messengers and browsers read of the built site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formatTime } from '../../app/lib/hours.ts'
import { formatPhone } from '../../app/lib/phone.ts'
import { guestsText, priceText } from '../../app/lib/prices.ts'
import { cardSize, mostBytes } from '../../build/social-cards.ts'
import { tokenColour } from '../../build/token-colours.ts'
import { builtFile, builtPage, content, isBuilt, pagePaths, type PagePath } from './built-pages.ts'

const { site, ui, home, accommodations, enjoyments, location } = content
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

type Seen = { text: string; links: string[] }

/** A page as its readers get it. */
function seenOn(path: PagePath): Seen {
  const body = builtPage(path).querySelector('body')
  for (const hidden of body?.querySelectorAll('script, style, template') ?? []) hidden.remove()
  return {
    text: (body?.text ?? '').replaceAll(/\s+/g, ' '),
    links: body?.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '') ?? [],
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

/** "Mo-Fr 08:00-20:00" is on a page that names those days, and the two times in its own way. */
function areHoursVisible(hours: string, text: string): boolean {
  const [days, opens = '', closes = ''] = hours.split(/ |(?<=:\d\d)-/)
  const names = { 'Mo-Fr': ui.hours.weekdays, 'Sa-Su': ui.hours.weekend }[days ?? '']
  return names !== undefined && [names, formatTime(opens), formatTime(closes)].every((words) => text.includes(words))
}

/** Whether a value is on the page, in the format of the page. A value without a rule counts as missing. */
function isVisible(key: string, value: unknown, holder: Node, { text, links }: Seen): boolean {
  const rate = (priceUsd: number, priceIsFrom: boolean) => text.includes(priceText({ priceUsd, priceIsFrom }, ui.prices))
  switch (key) {
    case '@type':
      return typeof value === 'string'
    case '@id':
    case 'url':
    case 'item':
      return leadsSomewhere(String(value))
    case 'name':
    case 'description':
    case 'streetAddress':
    case 'addressLocality':
    case 'addressCountry':
    case 'foundingDate':
      return text.includes(String(value))
    case 'telephone':
      return text.includes(formatPhone(String(value)))
    case 'sameAs':
      return links.includes(String(value))
    case 'latitude':
    case 'longitude':
      return text.includes(`${site.address.pin?.lat}, ${site.address.pin?.lon}`)
    case 'openingHours':
      return areHoursVisible(String(value), text)
    case 'price':
      return rate(Number(value), false)
    case 'minPrice':
      return rate(Number(value), true)
    case 'priceCurrency':
      return value === 'USD' && /\$\d/.test(text)
    case 'unitText':
      return text.toLowerCase().includes(String(value).toLowerCase())
    case 'minValue':
    case 'maxValue':
      return text.includes(guestsText({ min: Number(holder.minValue), max: Number(holder.maxValue) }, ui.prices))
    // An amenity is shown by its name, a list position by its order.
    case 'value':
      return value === true
    case 'position':
      return Number.isInteger(value)
    default:
      return false
  }
}

function invisible(value: unknown, seen: Seen, key = '', holder: Node = {}): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => invisible(each, seen, key, holder))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => invisible(each, seen, name, value as Node))
  }
  return isVisible(key, value, holder, seen) ? [] : [`${key}: ${String(value)}`]
}

describe.each(addresses)('structured data of %s', (path) => {
  const nodes = dataOf(path)

  test('holds nothing that the page does not show', () => {
    expect(invisible(nodes, seenOn(path))).toEqual([])
  })

  test('describes the resort and where the page stands', () => {
    const [resort] = ofType(nodes, 'Resort')
    expect(resort).toMatchObject({ '@id': `${siteUrl}/#resort`, name: site.name, telephone: site.phone })
    expect(resort).toMatchObject({ address: { streetAddress: site.address.street, addressLocality: site.address.city } })
    const [list] = ofType(nodes, 'BreadcrumbList')
    const last = (list?.itemListElement as Node[] | undefined)?.at(-1)
    expect(last?.item).toBe(path === '/' ? undefined : `${siteUrl}${path}`)
  })
})

describe('structured data', () => {
  test('V3 of the home page tells the hours, what guests find, and the site', () => {
    const nodes = dataOf('/')
    const [resort] = ofType(nodes, 'Resort')
    const { weekdays, weekend } = site.hours
    expect(resort?.openingHours).toEqual([
      `Mo-Fr ${weekdays.opens}-${weekdays.closes}`,
      `Sa-Su ${weekend.opens}-${weekend.closes}`,
    ])
    expect(resort?.amenityFeature).toMatchObject(
      enjoyments.experiences
        .filter(({ id }) => home.enjoyments.cards.some(({ experience }) => experience === id))
        .map(({ name }) => ({ name })),
    )
    expect(ofType(nodes, 'WebSite')).toMatchObject([{ name: site.name, url: `${siteUrl}/` }])
  })

  test('of About Us tells since when there is the resort', () => {
    expect(ofType(dataOf('/about-us'), 'Resort')).toMatchObject([{ foundingDate: String(site.foundedYear) }])
  })

  test('of Enjoyments names all of them', () => {
    const [resort] = ofType(dataOf('/enjoyments'), 'Resort')
    expect(resort?.amenityFeature).toMatchObject(enjoyments.experiences.map(({ name }) => ({ name, value: true })))
  })

  test('S1 V4 of Accommodations describes every stay, its price per night and its guests', () => {
    const rooms = ofType(dataOf('/accommodations'), 'HotelRoom')
    expect(rooms).toMatchObject(
      accommodations.stays.map(({ id, name, priceUsd, priceIsFrom, occupancy }) => ({
        '@id': `${siteUrl}/accommodations#${id}`,
        name,
        occupancy: { minValue: occupancy.min, maxValue: occupancy.max },
        offers: {
          '@type': 'Offer',
          priceSpecification: { [priceIsFrom ? 'minPrice' : 'price']: priceUsd, priceCurrency: 'USD', unitText: 'NIGHT' },
        },
      })),
    )
  })

  test('L4 of the guide describes every place, and the resort with its country', () => {
    const nodes = dataOf('/location')
    expect(ofType(nodes, 'TouristAttraction').map(({ name }) => name)).toEqual(location.nearby.places.map(({ name }) => name))
    expect(ofType(nodes, 'Resort')).toMatchObject([{ address: { addressCountry: site.address.country } }])
  })

  test('gives a position only once the pin is confirmed', () => {
    const [resort] = ofType(dataOf('/location'), 'Resort')
    expect(resort && 'geo' in resort).toBe(site.address.pin !== undefined)
  })

  test('stands on no page without an address', () => {
    expect(builtPage('/404').querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0)
  })
})

describe.each(addresses)('a link to %s', (path) => {
  const page = built.get(path) ?? builtPage(path)
  const tag = (name: string) =>
    page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ??
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''

  test('is told with title, description and the canonical address', () => {
    expect(tag('title')).toBe(page.querySelector('title')?.text)
    expect(page.querySelector('meta[property="og:description"]')?.getAttribute('content')).toBe(
      page.querySelector('meta[name="description"]')?.getAttribute('content'),
    )
    expect(tag('url')).toBe(page.querySelector('link[rel=canonical]')?.getAttribute('href'))
    expect(tag('site_name')).toBe(site.name)
    expect(tag('twitter:card')).toBe('summary_large_image')
  })

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

  test('comes before the page’s styles, of which impatient readers do not see the end', () => {
    const html = page.toString()
    expect(html.indexOf('og:image:alt')).toBeLessThan(html.indexOf('<style'))
  })
})

describe('for crawlers', () => {
  test('the sitemap lists every page with a day that has been', () => {
    const text = builtFile('sitemap.xml').toString()
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)]
    expect(listed.map(([, address]) => address)).toEqual(addresses.map((path) => `${siteUrl}${path}`))
    for (const [, , day] of listed) if (day) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now())
  })

  test('robots.txt closes nothing, so that a noindex is read, and names the sitemap', () => {
    const text = builtFile('robots.txt').toString()
    expect(text).not.toMatch(/^Disallow:[ \t]*\S/m)
    expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  })
})

describe('icons and colours', () => {
  test('every page names icons that exist, and the two colours of its paper', () => {
    const { day, evening } = tokenColour(readFileSync(join(process.cwd(), 'app/styles/tokens.css'), 'utf8'), '--paper')
    for (const path of pagePaths) {
      const page = builtPage(path)
      const icons = page.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')
      expect(icons.map((icon) => icon.getAttribute('href') ?? '').filter((href) => !isBuilt(href))).toEqual([])
      const colours = page.querySelectorAll('meta[name=theme-color]')
      expect(colours.map((colour) => [colour.getAttribute('media'), colour.getAttribute('content')])).toEqual([
        ['(prefers-color-scheme: light)', day],
        ['(prefers-color-scheme: dark)', evening],
      ])
    }
  })

  test('there is an icon where browsers look for one unasked', () => {
    expect([...builtFile('favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0])
  })
})
