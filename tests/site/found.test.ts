/** What search engines, messengers and browsers read of the built site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formatTime } from '../../lib/hours.ts'
import { formatPhone } from '../../lib/phone.ts'
import { guestsText, priceText, usd } from '../../lib/prices.ts'
import { spanText } from '../../lib/rates.ts'
import { plainText } from '../../lib/text.ts'
import { cardSize, mostBytes } from '../../tools/pages/social-cards.ts'
import { tokenColour } from '../../tools/brand/colours.ts'
import { builtFile, builtPage, content, isBuilt, pagePaths, type PagePath } from './built-pages.ts'

const { site, ui, accommodations, enjoyments, location } = content
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
    // A sum of a season stands beside its days, with no words around it.
    case 'price':
      return rate(Number(value), false) || text.includes(usd(Number(value)))
    case 'validFrom':
    case 'validThrough':
      return accommodations.seasons.some(
        (season) =>
          String(value).endsWith(key === 'validFrom' ? season.from : season.until) &&
          text.includes(spanText(season, ui.prices.days)),
      )
    case 'lowPrice':
    case 'minPrice':
      return rate(Number(value), true)
    case 'priceCurrency':
      return value === 'USD' && /\$\d/.test(text)
    case 'unitText':
      return text.toLowerCase().includes(String(value).toLowerCase())
    case 'maxValue':
      return accommodations.stays.some(
        ({ occupancy }) => occupancy.max === value && text.includes(guestsText(occupancy, ui.prices)),
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

  test('V3 describes the resort and its desk, and where the page stands', () => {
    const [resort] = ofType(nodes, site.kind)
    const { weekdays, weekend } = site.hours
    expect(resort).toMatchObject({
      '@id': `${siteUrl}/#resort`,
      name: site.name,
      telephone: site.phone,
      address: { streetAddress: site.address.street, addressLocality: site.address.city },
      contactPoint: {
        telephone: site.phone,
        email: site.email,
        hoursAvailable: [
          { dayOfWeek: { length: 5 }, ...weekdays },
          { dayOfWeek: ['Saturday', 'Sunday'], ...weekend },
        ],
      },
    })
    const [list] = ofType(nodes, 'BreadcrumbList')
    const last = (list?.itemListElement as Node[] | undefined)?.at(-1)
    expect(last?.item).toBe(path === '/' ? undefined : `${siteUrl}${path}`)
  })
})

describe('structured data', () => {
  test('of the home page names the site', () => {
    expect(ofType(dataOf('/'), 'WebSite')).toMatchObject([{ name: site.name, url: `${siteUrl}/` }])
  })

  test('of About Us says since when there is the resort, as its footer does', () => {
    const year = String(site.foundedYear)
    const [resort] = ofType(dataOf('/about-us'), site.kind)
    expect(resort?.foundingDate).toBe(site.footer.blurb.includes(year) ? year : undefined)
  })

  test('S1 V4 of Accommodations describes every stay, its price per night and its guests', () => {
    const nodes = dataOf('/accommodations')
    expect(ofType(nodes, 'HotelRoom')).toMatchObject(
      accommodations.stays.map(({ id, name, occupancy, features, amenities }) => ({
        '@id': `${siteUrl}/accommodations#${id}`,
        name,
        // No fewest guests: a lone traveller may have a room for two.
        occupancy: { '@type': 'QuantitativeValue', maxValue: occupancy.max },
        amenityFeature: [...features, ...amenities.map(({ text }) => text)].map((each) => ({ name: plainText(each) })),
      })),
    )
    expect(JSON.stringify(nodes)).not.toContain('minValue')
    const offers = ofType(nodes, site.kind)[0]?.makesOffer as Node[]
    expect(offers.slice(0, accommodations.stays.length)).toMatchObject(
      accommodations.stays.map(({ id, name, priceUsd, priceIsFrom }) => ({
        '@type': priceIsFrom ? 'AggregateOffer' : 'Offer',
        name,
        url: `${siteUrl}/accommodations#${id}`,
        [priceIsFrom ? 'lowPrice' : 'price']: priceUsd,
        priceSpecification: { [priceIsFrom ? 'minPrice' : 'price']: priceUsd, priceCurrency: 'USD', unitText: 'NIGHT' },
      })),
    )
    for (const offer of offers.slice(accommodations.stays.length)) {
      expect(offer).toMatchObject({ validFrom: expect.any(String), validThrough: expect.any(String) })
    }
  })

  test('L4 of the guide describes every place, and the resort with its country and its parking', () => {
    const nodes = dataOf('/location')
    expect(ofType(nodes, 'TouristAttraction').map(({ name }) => name)).toEqual(
      location.nearby.places.map(({ name }) => name),
    )
    expect(ofType(nodes, site.kind)).toMatchObject([{ address: { addressCountry: site.place.countryCode } }])
    const parking = location.highlights.filter(({ isAmenity }) => isAmenity)
    expect(parking).toHaveLength(1)
    expect(ofType(nodes, site.kind)[0]?.amenityFeature).toContainEqual({
      '@type': 'LocationFeatureSpecification',
      name: parking[0]?.heading,
      value: true,
    })
  })

  test('gives a position only once the pin is confirmed', () => {
    const [resort] = ofType(dataOf('/location'), site.kind)
    expect(resort && 'geo' in resort).toBe(site.place.gate !== null)
  })

  test('stands on no page without an address', () => {
    expect(builtPage('/404').querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0)
  })
})

/** What search engines refuse, or warn of, in the data of hotels. */
describe.each(addresses)('F3 in the structured data of %s', (path) => {
  const nodes = dataOf(path)
  const [resort] = ofType(nodes, site.kind)
  const offers = (resort?.makesOffer ?? []) as Node[]

  test('no offer is without a price: one that starts somewhere is an aggregate with a lowest price', () => {
    for (const offer of offers) {
      expect(offer).toHaveProperty(offer['@type'] === 'AggregateOffer' ? 'lowPrice' : 'price', expect.any(Number))
      expect(offer.priceCurrency).toBe('USD')
    }
  })

  test('every stay is let, not sold, and has a picture', () => {
    for (const offer of offers) expect(offer.businessFunction).toEqual({ '@id': leaseOut })
    for (const room of ofType(nodes, 'HotelRoom')) expect(isBuilt(new URL(String(room.image)).pathname)).toBe(true)
  })

  test('the resort has a picture, a description, and the code of its country', () => {
    expect(isBuilt(new URL(String(resort?.image)).pathname)).toBe(true)
    expect(String(resort?.description).length).toBeGreaterThan(40)
    expect(resort?.address).toMatchObject({ addressCountry: expect.stringMatching(/^[A-Z]{2}$/) })
  })

  test('no page is one of a product, and only what every guest finds is an amenity of the resort', () => {
    expect(ofType(nodes, 'Product')).toEqual([])
    const names = ((resort?.amenityFeature ?? []) as Node[]).map(({ name }) => name)
    expect(names.filter((name) => enjoyments.experiences.some((each) => each.name === name))).toEqual([])
  })

  test('the hotel is open day and night: only its desk has hours', () => {
    expect(JSON.stringify(nodes)).not.toContain('"openingHours')
  })

  test('nothing is claimed that search engines punish or ignore: ratings, questions and answers', () => {
    expect(JSON.stringify(nodes)).not.toMatch(/rating|"review|FAQPage/i)
  })
})

describe('F3 a stranger', () => {
  const mainOf = (path: PagePath) => builtPage(path).querySelector('main')

  test.each(pagePaths)('reads town and country in the words of %s', (path) => {
    const { text } = seenOn(path)
    expect(text).toContain([site.address.street, site.address.city, site.address.country].join(', '))
  })

  test.each(addresses.filter((path) => path !== '/location'))('finds town or name in the title of %s', (path) => {
    const title = built.get(path)?.querySelector('title')?.text ?? ''
    expect([site.address.city, site.name].filter((words) => title.includes(words))).not.toEqual([])
  })

  test.each([
    ['/', content.home],
    ['/accommodations', content.accommodations],
    ['/enjoyments', content.enjoyments],
  ] as const)('is led from the body of %s into the guide, where the content does', (path, words) => {
    const leads = /"to":"nearby"|"outing":\{/.test(JSON.stringify(words))
    const links =
      mainOf(path)
        ?.querySelectorAll('a[href^="/location#"]')
        .map((link) => link.getAttribute('href') ?? '') ?? []
    expect(links.length > 0).toBe(leads)
    for (const link of links) expect(leadsSomewhere(`${siteUrl}${link}`)).toBe(true)
  })

  test('is led from every stay that names an outing to it', () => {
    for (const { id, outing } of accommodations.stays) {
      if (!outing) continue
      const link = mainOf('/accommodations')?.querySelector(`#${id} a[href="/location#${outing.place}"]`)
      expect(link?.text.trim()).toBe(outing.label)
    }
  })

  test('reads the range of prices with the stays', () => {
    const inSeasons = accommodations.seasons.flatMap(({ prices }) => prices)
    const sums = [...accommodations.stays, ...inSeasons].map(({ priceUsd }) => priceUsd)
    const [lowest, highest] = [usd(Math.min(...sums)), usd(Math.max(...sums))]
    expect(ofType(dataOf('/accommodations'), site.kind)[0]?.priceRange).toBe(
      lowest === highest ? lowest : `${lowest}–${highest}`,
    )
  })
})

describe.each(addresses)('a link to %s', (path) => {
  const page = built.get(path) ?? builtPage(path)
  const tag = (name: string) =>
    page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ??
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ??
    ''

  test('is told with title, description and the canonical address', () => {
    expect(tag('title')).toBe(page.querySelector('title')?.text)
    expect(page.querySelector('meta[property="og:description"]')?.getAttribute('content')).toBe(
      page.querySelector('meta[name="description"]')?.getAttribute('content'),
    )
    expect(tag('url')).toBe(page.querySelector('link[rel=canonical]')?.getAttribute('href'))
    expect(tag('site_name')).toBe(site.name)
    expect(tag('locale')).toBe(`en_${site.place.countryCode}`)
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
