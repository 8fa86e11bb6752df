/** W6: every page holds every number of stays, their pictures, places, experiences, people and links, from the least to the most. */
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { pages } from '../../app/routes.ts'
import { contentPlugin } from '../../tools/content/vite-plugin.ts'
import { loadContent } from '../../tools/content/load.ts'
import { reportProblems } from '../../tools/content/sentences.ts'
import { readRegion } from '../../tools/map/places.ts'
import { prepareMap } from '../../tools/map/vite-plugin.ts'
import { focusClass } from '../../tools/pictures/plan.ts'
import type { Sources } from '../../tools/sources.ts'
import { siteConfig } from '../../vite.config.ts'
import { copyContent } from './content-copy.ts'
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
const between = (count: number): Lengths => ({
  stays: count,
  places: count,
  experiences: count,
  people: count,
  links: Math.max(2, count),
  social: count,
  pictures: count,
  hasExtras: true,
})

/** The HTML of each page with this content, as the build renders it, without making pictures. */
async function renderPages(lengths: Lengths): Promise<Map<string, HTMLElement>> {
  const copy = copyContent()
  writeLengths(copy, lengths)
  const { content, problems } = loadContent(copy.root)
  if (!content) throw new Error(reportProblems(problems))
  const picture: Sources['picture'] = (key, focus) => ({
    key,
    alt: `What ${key} shows.`,
    width: 1600,
    height: 1200,
    base: `/pictures/${key}.0123abcd`,
    widths: [320, 640, 1600],
    focusClass: focusClass(focus.x, focus.y),
  })
  const config = siteConfig(
    {
      content,
      publicDir: copy.root,
      heroVeils: '',
      siteUrl: content.site.siteUrl,
      words: { name: '', description: '' },
      saveForTheRoad: true,
      picture,
      placePictures: () => Promise.resolve(),
      icons: {
        iconsFile: '/icons.svg',
        firstScreenOutlines: {},
        fullMark: { viewBox: '0 0 6 5', drawing: [] },
        smallMarkBox: '0 0 6 5',
      },
      map: await prepareMap(content, readRegion(sample).region, copy.root),
    },
    { target: 'server' },
  )
  const fromCopy = {
    name: 'content-of-the-copy',
    enforce: 'pre' as const,
    resolveId: (source: string) => {
      const file = /\/content\/([\w-]+\.yaml)$/.exec(source)?.[1]
      return file && join(copy.root, 'content', file)
    },
  }
  const server = await createServer({
    ...config,
    logLevel: 'silent',
    plugins: [fromCopy, contentPlugin({ root: copy.root, pictures: picture }), ...(config.plugins ?? [])],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { render } = (await server.ssrLoadModule(
      '/app/entry.server.tsx',
    )) as typeof import('../../app/entry.server.tsx')
    const rendered = new Map<string, HTMLElement>()
    for (const { path } of pages) rendered.set(path, parse(await render(path === '*' ? '/404' : path)))
    return rendered
  } finally {
    await server.close()
  }
}

const cases: [string, Lengths][] = [
  ['the least', least],
  ...[2, 5].map((count): [string, Lengths] => [String(count), between(count)]),
  ['the most', most],
]

test.each(cases)(
  'W6 every page holds %s of everything',
  async (_, lengths) => {
    const rendered = await renderPages(lengths)
    const page = (path: string) => rendered.get(path)!
    for (const [path, html] of rendered) {
      const ranks = html.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ rawTagName }) => Number(rawTagName[1]))
      expect(
        ranks.filter((rank) => rank === 1),
        path,
      ).toHaveLength(1)
      for (const [at, rank] of ranks.entries()) expect(rank - (ranks[at - 1] ?? 0), path).toBeLessThanOrEqual(1)
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
    const plates = page('/accommodations').querySelectorAll('main article [data-plates]')
    for (const [at, stay] of plates.entries()) {
      const links = stay.querySelectorAll('a').map((link) => link.getAttribute('href'))
      expect(new Set(links).size).toBe(lengths.pictures)
      for (const link of links) expect(link).toMatch(/^\/pictures\/.*-1600\.avif$/)
      // The numbers that are written: the first and the last of each line.
      const numbers = stay.querySelectorAll('b').flatMap(({ text }) => text.match(/\d+/g)?.map(Number) ?? [])
      expect([numbers[0], numbers.at(-1)]).toEqual([at * lengths.pictures + 1, (at + 1) * lengths.pictures])
    }
    expect(page('/accommodations').querySelectorAll('table thead th')).toHaveLength(
      lengths.stays > 1 ? lengths.stays + 1 : 0,
    )
    expect(page('/location').querySelectorAll('main ol > li[id][data-place]')).toHaveLength(lengths.places)
    expect(
      page('/enjoyments').querySelectorAll('main section[aria-labelledby$="-name"]:not(#celebrations)'),
    ).toHaveLength(lengths.experiences)
  },
  60_000,
)
