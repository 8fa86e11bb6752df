/** Whatever sound content holds, every page can be built with it: lists of every length, and what owners have typed. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { checkForOwner } from '../../tools/checks/owner-check.ts'
import { causes, change, type Cause } from '../resort/causes.ts'
import { copyContent, withPhotographs } from './content-copy.ts'
import { pageRenderer } from './rendered-pages.ts'
import { sample } from './sample.ts'
import { writeLengths, type Lengths } from './list-lengths.ts'

const least: Lengths = {
  stays: 1,
  places: 0,
  experiences: 1,
  people: 0,
  links: 2,
  social: 0,
  pictures: 1,
  hasExtras: false,
}
const most: Lengths = {
  stays: 8,
  places: 16,
  experiences: 8,
  people: 8,
  links: 6,
  social: 5,
  pictures: 8,
  hasExtras: true,
}
const renderer = await pageRenderer(sample)
afterAll(() => renderer.close())

const cases: [string, Lengths][] = [
  ['the least', least],
  ['the most', most],
]

test.each(cases)(
  'W6 every page holds %s of everything',
  async (_, lengths) => {
    const copy = copyContent()
    writeLengths(copy, lengths)
    const rendered = await renderer.render(copy.root)
    const page = (path: string) => rendered.get(path)!
    for (const [path, html] of rendered) {
      const empty = html
        .querySelectorAll('ul, ol, dl, select, h1, h2, h3, nav')
        .filter((each) => each.text.trim() === '' && !each.querySelector('[aria-label]'))
      expect(empty.map(String), path).toEqual([])
      const ids = html.querySelectorAll('[id]').map(({ id }) => id)
      expect(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        path,
      ).toEqual([])
      const lost = html
        .querySelectorAll('a[href]')
        .map((link) => new URL(link.getAttribute('href')!, `http://site.test${path}`))
        .filter(
          ({ host, pathname, hash }) =>
            host === 'site.test' && hash && !rendered.get(pathname)?.getElementById(hash.slice(1)),
        )
      expect(lost.map(String), path).toEqual([])
      expect(html.querySelectorAll('header nav:not(details nav) a'), path).toHaveLength(lengths.links)
      expect(
        html
          .querySelectorAll('footer a[href*="resort"]')
          .filter((link) => link.getAttribute('href')!.includes('.example/resort')),
        path,
      ).toHaveLength(lengths.social)
      expect(html.querySelectorAll('footer input[type=email]'), path).toHaveLength(lengths.hasExtras ? 1 : 0)
    }
    expect(page('/accommodations').querySelectorAll('main article')).toHaveLength(lengths.stays)
    const way = page('/location').querySelector('a[href*="destination="]')?.getAttribute('href') ?? ''
    // Without a gate, directions lead to the address.
    expect(new URL(way).searchParams.get('destination')).toMatch(lengths.hasExtras ? /^[-\d.,]+$/ : /\p{L}{4}/u)
    const plates = page('/accommodations').querySelectorAll('main article [data-plates]')
    for (const stay of plates) {
      const links = stay.querySelectorAll('a').map((link) => link.getAttribute('href'))
      expect(new Set(links).size).toBe(lengths.pictures)
      for (const link of links) expect(link).toMatch(/^\/pictures\/.*-1600\.avif$/)
    }
    expect(page('/accommodations').querySelectorAll('table thead th')).toHaveLength(
      lengths.stays > 1 ? lengths.stays + 1 : 0,
    )
    expect(page('/location').querySelectorAll('main ol > li[id][data-place]')).toHaveLength(lengths.places)
    expect(page('/enjoyments').querySelectorAll('main section[aria-labelledby$="-name"]')).toHaveLength(
      lengths.experiences,
    )
  },
  60_000,
)

describe('what an owner of sound content types', async () => {
  const copy = await withPhotographs(copyContent())
  vi.stubEnv('WARIDI_CACHE', join(copy.root, '.cache'))

  test.each(Object.entries<Cause>(causes))('%s passes the owner’s check, and every page is built', async (_, cause) => {
    const changed = copyContent(copy.root)
    change(changed.root, cause)
    expect((await checkForOwner(changed.root, '2026-11-22')).problems).toEqual([])
    const rendered = await renderer.render(changed.root)
    for (const [path, html] of rendered) expect(html.querySelectorAll('h1'), path).toHaveLength(1)
    rmSync(changed.root, { recursive: true })
  })
})
